/** What a page asks of the tables of this device beside playing: the other half of `TableHost`. */
import { type AnyGame, type GameFile, type Seat, SeededChance, type Viewer } from '@entente/engine';
import { beginningOf, branchOff, type HostedGame, show, showLog, showMeasures } from '@entente/table';
import type { BotLevel, TableAct, TableState } from '../link/messages.ts';
import type { Call } from './device-host.ts';
import type { DeviceTable } from './device-table.ts';
import type { DeviceTables } from './device-tables.ts';
import { newTable, practiceOf, rematchOf } from './kept-table.ts';
import { NotAllowed } from './refusals.ts';

export async function answerTo(tables: DeviceTables, call: Call, name: string): Promise<unknown> {
  switch (call.call) {
    case 'create': {
      const [wish] = call.args;
      const game = await newestGame(tables, wish.game);
      return tables.add(game, newTable(game, wish, name));
    }
    case 'act':
      return act(tables, await tables.at(call.args[0]), call.args[1], name);
    case 'close':
      return tables.close(call.args[0]);
    case 'moment': {
      const [id, moment, viewer] = call.args;
      const table = await tables.at(id);
      const then = momentOf(table, moment, viewer);
      const shown = then === table.hosted ? table.shown(viewer) : show(then, viewer);
      const log = { from: 0, lines: showLog(then, then.logFor(viewer)) };
      return { shown, log, last: table.hosted.moment };
    }
    case 'log': {
      const [id, viewer] = call.args;
      const table = await tables.at(id);
      const { hosted } = table;
      demandView(table, viewer);
      return { log: { from: 0, lines: showLog(hosted, hosted.logFor(viewer)) } };
    }
    case 'measures':
      return showMeasures((await tables.at(call.args[0])).hosted);
    case 'file':
      return fileOf(await tables.at(call.args[0]));
    case 'branch': {
      const [id, moment, seat, bot] = call.args;
      return branch(tables, await tables.at(id), { moment, seat, bot }, name);
    }
    case 'keep':
      return keepGame(tables, ...call.args);
    case 'learn': {
      const [id, lesson] = call.args;
      return learn(tables, await newestGame(tables, id), lesson, name);
    }
    case 'teach': {
      const [id, act] = call.args;
      const table = await tables.at(id);
      await tables.change(table, table.teach(act));
      tables.goOn(table);
      return;
    }
    case 'puzzle':
      return (await import('./puzzle-table.ts')).openPuzzle(tables, call.args, name);
    case 'solve': {
      const [id, act] = call.args;
      const table = await tables.at(id);
      await tables.change(table, table.solve(act));
      tables.goOn(table);
      return;
    }
  }
}

async function newestGame({ around }: DeviceTables, id: string): Promise<AnyGame> {
  const game = await around.gameOf(id);
  if (game === null) throw new RangeError(`there is no game ${id}`);
  return game;
}

async function branch(
  tables: DeviceTables,
  table: DeviceTable,
  wish: { readonly moment: number; readonly seat: Seat; readonly bot: BotLevel },
  name: string,
): Promise<TableState> {
  const { game, kept, isOver } = table;
  const then = momentOf(table, wish.moment, wish.seat);
  if (then.isOver) throw new NotAllowed('refuse.notNow');
  const chance = new SeededChance(crypto.getRandomValues(new Uint32Array(1))[0]);
  const position = branchOff(then, wish.seat, { isOver }, chance);
  return tables.add(game, practiceOf(game, kept, wish, position, name));
}

/** A table whose game was played by bots elsewhere. Nobody of this device has a seat there. */
async function keepGame(tables: DeviceTables, file: GameFile, name: string): Promise<TableState> {
  const game = await tables.around.gameBy(file);
  if (game === null) throw new RangeError(`there are no rules for ${file.game}`);
  const chairs = Array.from({ length: file.seats }, () => ({ kind: 'bot', bot: 'greedy' }) as const);
  const table = newTable(game, { game: game.id, options: { ...file.options }, chairs, name }, '');
  const { header } = beginningOf(file);
  return tables.add(game, { ...table, header, secret: '', entries: file.entries });
}

async function learn(tables: DeviceTables, game: AnyGame, id: string, name: string): Promise<TableState> {
  const lesson = await tables.around.lessonOf(game.id, id);
  if (lesson === null) throw new RangeError(`there is no lesson ${id} of ${game.id}`);
  const { isSpent, lessonTable } = await import('./lesson-table.ts');
  // A learner who begins again has left the last try: such tables would pile up.
  for (const old of await tables.around.store.exercises())
    if (old.header.game === game.id && old.lesson?.id === id && isSpent(old)) await tables.close(old.id);
  return tables.add(game, lessonTable(game, id, lesson, name));
}

async function act(
  tables: DeviceTables,
  table: DeviceTable,
  wish: TableAct,
  person: string,
): Promise<TableState> {
  switch (wish.do) {
    case 'rematch': {
      const game = await newestGame(tables, table.game.id);
      const next = await tables.add(game, rematchOf(game, table.kept, person));
      table.kept = { ...table.kept, rematch: next.id };
      await tables.publish(table);
      break;
    }
    case 'resign':
      demandSeat(table, wish.seat);
      await tables.change(table, table.resign(wish.seat));
      tables.goOn(table);
      break;
    case 'propose':
      demandSeat(table, wish.seat);
      await tables.change(table, table.goBackTo(wish.seat, wish.moment));
      tables.goOn(table);
      break;
    case 'rules': {
      demandSeat(table, wish.seat);
      const newest = await newestGame(tables, table.game.id);
      if (newest.version !== wish.version || newest.version <= table.game.version || !wish.agree)
        throw new NotAllowed('refuse.notNow');
      await tables.around.keepRules({ game: newest.id, version: newest.version });
      await tables.change(table, table.moveOver(wish.seat, newest));
      tables.goOn(table);
      break;
    }
    default:
      throw new NotAllowed('refuse.notNow');
  }
  return table.state();
}

/** Throws unless a person at this device plays this seat. */
export function demandSeat(table: DeviceTable, seat: Seat): void {
  if (!table.mine.includes(seat)) throw new NotAllowed('refuse.notYours');
  if (table.isOver) throw new NotAllowed('refuse.notNow');
}

/** After the end everything is open. */
function demandView(table: DeviceTable, viewer: Viewer): void {
  if (viewer !== 'spectator' && !table.isOver && !table.mine.includes(viewer))
    throw new NotAllowed('refuse.hidden');
}

function momentOf(table: DeviceTable, moment: number, viewer: Viewer): HostedGame {
  demandView(table, viewer);
  const then = table.replay.at(table.hosted, moment);
  if (then === null) throw new NotAllowed('refuse.noMoment');
  return then;
}

/** A practice table has no set-up, so there is nothing that could be verified. */
function fileOf({ hosted, kept, isOver }: DeviceTable) {
  if (kept.from !== null) throw new NotAllowed('refuse.practice');
  const file = hosted.file();
  const { chance } = file;
  return isOver && chance.kind === 'keyed' ? { ...file, chance: { ...chance, secret: kept.secret } } : file;
}
