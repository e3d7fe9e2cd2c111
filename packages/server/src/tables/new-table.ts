import {
  type AnyGame,
  commitment,
  completeOptions,
  knownOptions,
  type Seat,
  SeededChance,
} from '@entente/engine';
import type { BotLevel, ChairWish, createTable } from '@entente/protocol';
import type { RulesName } from '@entente/shelf';
import { branchOff, type HostedGame } from '@entente/table';
import type * as z from 'zod/mini';
import { newCode, newId, newNonce, newSecret, tokenHash } from '../ids.ts';
import { RefusalError, refuse } from '../refuse.ts';
import type { StoredChair, TableDoc } from '../store/table-doc.ts';
import type { World } from '../world.ts';
import { type Actor, demandBot, openChair } from './acts/arrange.ts';

type Wish = z.output<typeof createTable>;

/** A new table in its lobby. */
export function newTable(game: AnyGame, wish: Wish, host: Actor, world: World, now: number): TableDoc {
  if (!game.seats.includes(wish.chairs.length)) throw refuse('refuse.seats', { seats: wish.chairs.length });
  const complete = completeOptions(game, wish.options, wish.chairs.length);
  if (!complete.ok) {
    throw new RefusalError(
      { code: complete.problem.say, rule: '', with: { ...complete.problem.with } },
      game,
    );
  }
  const { pace, late, visibility, talk, spectators, rated } = wish;
  if (rated)
    demandPeople(
      wish.chairs.map((chair, seat) =>
        chair.kind === 'bot' ? null : chair.kind === 'me' ? host.id : `${seat}`,
      ),
    );
  return {
    ...blank(game, host.id, world, now),
    name: wish.name ?? '',
    options: complete.options,
    pace,
    late,
    visibility,
    talk,
    spectators,
    ...(rated ? { rated } : {}),
    chairs: wish.chairs.map((chair) => chairOf(chair, host, game, world)),
  };
}

/** Each seat of a rated game has a person, and no person two. `holders`: by seat; null where there is a bot. */
export function demandPeople(holders: readonly (string | null)[]): void {
  const isFair = holders.length > 1 && !holders.includes(null) && new Set(holders).size === holders.length;
  if (!isFair) throw refuse('refuse.ratedPeople');
}

function blank(game: AnyGame, host: string, world: World, now: number): TableDoc {
  const secret = newSecret(world);
  return {
    id: newId(world),
    name: '',
    game: game.id,
    version: game.version,
    options: {},
    host,
    phase: 'lobby',
    pace: 'none',
    late: 'bot',
    visibility: 'link',
    talk: 'table',
    spectators: true,
    locked: false,
    code: newCode(world),
    chairs: [],
    secret,
    commitment: commitment(secret),
    ended: null,
    proposal: null,
    rematch: null,
    from: null,
    created: now,
  };
}

function chairOf(wish: ChairWish, host: Actor, game: AnyGame, world: World): StoredChair {
  switch (wish.kind) {
    case 'open':
      return openChair(world);
    case 'bot':
      return botChair(demandBot(game, wish.bot), world);
    case 'me':
      return { ...openChair(world), open: false, person: host.id, name: wish.name ?? host.name };
  }
}

const botChair = (bot: BotLevel, world: World): StoredChair => ({
  ...openChair(world),
  open: false,
  bot,
  ready: true,
  nonce: newNonce(world),
});

/** The rules of a table. */
export const rulesOf = ({ game, version, rules }: TableDoc): RulesName => ({ game, version, hash: rules });

/** The same with those that it has had before, in order. */
export const allRulesOf = (doc: TableDoc): RulesName[] => [
  ...(doc.former ?? []).map(({ version, rules }) => ({ game: doc.game, version, hash: rules })),
  rulesOf(doc),
];

/** The version that the seals of a table hold. */
export const sealedVersion = (doc: TableDoc): number => doc.begun ?? allRulesOf(doc)[0].version;

/** A table that has not begun takes the newest rules, with its options as far as they have them. */
export function renewed(doc: TableDoc, game: AnyGame): TableDoc {
  const seats = doc.chairs.length;
  if (doc.version === game.version || !game.seats.includes(seats)) return doc;
  return {
    ...doc,
    version: game.version,
    before: doc.version,
    options: knownOptions(game, doc.options, seats),
  };
}

/** The same people again with the newest rules, each one seat further. Players who resigned or left are invited, too. */
export function rematchOf(old: TableDoc, game: AnyGame, host: Actor, world: World, now: number): TableDoc {
  const { options, pace, late, visibility, talk, spectators, name, rated } = old;
  const chairs = old.chairs.map(({ person, name: called, bot }): StoredChair => {
    if (person !== null) return { ...openChair(world), open: false, person, name: called };
    return bot === null ? openChair(world) : botChair(bot, world);
  });
  const last = chairs.pop();
  return {
    ...blank(game, host.id, world, now),
    // The same id for any person and process that makes it, and a secret to people who cannot see the old table.
    id: tokenHash(`${old.secret} ${old.id}`).slice(0, 16),
    name,
    options: knownOptions(game, options, old.chairs.length),
    pace,
    late,
    visibility,
    talk,
    spectators,
    ...(rated === true ? { rated } : {}),
    chairs: last === undefined ? chairs : [last, ...chairs],
    ...(game.version === old.version ? {} : { before: old.version }),
  };
}

/** A practice table against bots that goes on from a moment of another one. */
export function branchOf(
  old: TableDoc,
  then: HostedGame,
  wish: { moment: number; seat: Seat; bot: BotLevel },
  actor: Actor,
  world: World,
  now: number,
): TableDoc {
  const { game } = then;
  const bot = demandBot(game, wish.bot);
  // What it had moved over to by then.
  const { version, hash = null } = allRulesOf(old)[then.entries.filter((entry) => 'rules' in entry).length];
  const chance = new SeededChance(world.below(2 ** 32));
  const position = branchOff(then, wish.seat, { isOver: old.phase === 'over' }, chance);
  return {
    ...blank(game, actor.id, world, now),
    version,
    name: old.name,
    options: then.position.options,
    phase: 'running',
    rules: hash,
    talk: 'off',
    spectators: false,
    chairs: old.chairs.map((_, seat) =>
      seat === wish.seat
        ? {
            ...openChair(world),
            open: false,
            person: actor.id,
            name: actor.name,
            nonce: newNonce(world),
            ready: true,
          }
        : botChair(bot, world),
    ),
    from: { table: old.id, moment: wish.moment, position },
  };
}
