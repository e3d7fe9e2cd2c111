/** The unit of work: a batch of blocks of one cell. */
import {
  type AnyGame,
  type Choice,
  firstVisitOf,
  type GameFile,
  hashPosition,
  type Position,
  type Seat,
  Table,
  type Types,
  view,
} from '@entente/engine';
import { rotationsOf } from '../experiment/cells.ts';
import type { Cell, Experiment } from '../experiment/experiment.ts';
import { metricNamed } from '../metrics/all.ts';
import type { Observer } from '../metrics/metric.ts';
import { Tally, type TallyRow } from '../metrics/tally.ts';
import { type Asked, LabPlay } from '../play/lab-play.ts';

/** A game that was played, as the table of games keeps it. */
export interface LabRecord {
  readonly cell: number;
  readonly block: number;
  /** Rotation of the seats, then repetition: found again by cell, block and this. */
  readonly rotation: number;
  /** Names of the players, by seat. */
  readonly party: readonly string[];
  /** What each seat played, where a game has sides of its own: an ideology, a government. */
  readonly sides: readonly (string | null)[];
  /** The seats that won, none if all lost; null if the game was broken off. */
  readonly winners: readonly Seat[] | null;
  readonly reason: string | null;
  readonly scores: readonly number[];
  readonly rounds: number;
  readonly decisions: number;
  /** Decisions by seat. */
  readonly asked: readonly number[];
  /** What metrics say about this game. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Which blocks of which cell. */
export interface Unit {
  readonly cell: number;
  readonly batch: number;
}

export interface UnitResult extends Unit {
  readonly games: readonly LabRecord[];
  /** By metric. */
  readonly tables: Readonly<Record<string, readonly TallyRow[]>>;
}

/** An experiment with everything that is needed to play it. */
export interface Laboratory {
  readonly game: AnyGame;
  readonly experiment: Experiment;
  readonly cells: readonly Cell[];
  /** Milliseconds that have passed, for bots that stop by time. */
  readonly clock: () => number;
}

/** Where a game is in an experiment. */
export interface GamePlace {
  readonly cell: number;
  readonly block: number;
  readonly rotation: number;
}

/** Answers for the seats of programs. */
export type AskProgram = (place: GamePlace, name: string, asked: Asked) => Promise<Choice>;

/** Seeds of one experiment never meet those of the next seed. */
const SEED_STRIDE = 100_003;

export const gamesPerBlock = ({ party }: Cell, { repeats }: Experiment): number =>
  rotationsOf(party) * repeats;

function planOf({ game, experiment, cells, clock }: Laboratory, { cell, block, rotation }: GamePlace) {
  const { party, options } = cells[cell];
  const rotations = rotationsOf(party);
  const by = rotation % rotations;
  return {
    game,
    options,
    party: [...party.slice(by), ...party.slice(0, by)],
    seed: experiment.seed * SEED_STRIDE + block,
    repeat: Math.floor(rotation / rotations),
    mostDecisions: experiment.mostDecisions,
    clock,
  };
}

/** The games of a unit, in order. */
function* placesOf({ experiment, cells }: Laboratory, { cell, batch }: Unit): Generator<GamePlace> {
  const first = batch * experiment.batch;
  for (let block = first; block < first + experiment.batch; block++)
    for (let rotation = 0; rotation < gamesPerBlock(cells[cell], experiment); rotation++)
      yield { cell, block, rotation };
}

/** Watches the games of a unit one after the other. */
class UnitWatch {
  private readonly lab: Laboratory;
  private readonly unit: Unit;
  private readonly tallies: readonly { readonly id: string; readonly tally: Tally }[];
  private readonly games: LabRecord[] = [];

  constructor(lab: Laboratory, unit: Unit) {
    this.lab = lab;
    this.unit = unit;
    this.tallies = lab.experiment.metrics.map((id) => ({ id, tally: new Tally() }));
  }

  begin(place: GamePlace): { readonly play: LabPlay; readonly observers: readonly Observer[] } {
    const { game, cells } = this.lab;
    const watched = { game, seats: cells[place.cell].seats };
    const observers = this.tallies.map(({ id, tally }) => metricNamed(id).watch(watched, tally));
    return { play: new LabPlay(planOf(this.lab, place), observers), observers };
  }

  end(place: GamePlace, play: LabPlay, observers: readonly Observer[]): void {
    const { game } = this.lab;
    const { position: g, decisions, asked } = play;
    const numbers = Object.assign({}, ...observers.map((one) => one.end?.(g)));
    this.games.push({
      ...place,
      party: planOf(this.lab, place).party.map(({ name }) => name),
      sides: g.private.map((_, seat) => sideOf(game, g, seat)),
      winners: g.outcome?.winners ?? null,
      reason: g.outcome?.reason ?? null,
      scores: g.outcome?.scores ?? [],
      rounds: g.round,
      decisions,
      asked: [...asked],
      numbers,
    });
  }

  get result(): UnitResult {
    const tables = Object.fromEntries(this.tallies.map(({ id, tally }) => [id, tally.toRows()]));
    return { ...this.unit, games: this.games, tables };
  }
}

/** Plays a unit of bots alone. The same unit gives the same result. */
export function playUnit(lab: Laboratory, unit: Unit): UnitResult {
  const watch = new UnitWatch(lab, unit);
  for (const place of placesOf(lab, unit)) {
    const { play, observers } = watch.begin(place);
    if (play.run() !== null) throw new RangeError('a program sits there: it has to be asked');
    watch.end(place, play, observers);
  }
  return watch.result;
}

/** Plays a unit in which programs have seats. */
export async function playUnitWith(lab: Laboratory, unit: Unit, ask: AskProgram): Promise<UnitResult> {
  const watch = new UnitWatch(lab, unit);
  for (const place of placesOf(lab, unit)) {
    const { play, observers } = watch.begin(place);
    const { party } = planOf(lab, place);
    for (let asked = play.run(); asked !== null; asked = play.run())
      play.take(asked.seat, await ask(place, party[asked.seat].name, asked));
    watch.end(place, play, observers);
  }
  return watch.result;
}

/** What a seat plays, if the words of a first visit name it and seats differ by it. */
function sideOf(game: AnyGame, g: Position<Types>, seat: Seat): string | null {
  const [who] = firstVisitOf(game, view(game, g, seat));
  if (who === undefined) return null;
  const { names, terms } = game.words;
  const sides = Object.entries(who.with).flatMap(([name, value]) => {
    const family = names[name];
    return family === undefined ? [] : (terms[family] ?? []).filter((term) => term === value);
  });
  return sides.length === 0 ? null : `${sides[0]}`;
}

/** A game of an experiment as a file that opens in the replay. It is played once more. */
export function gameFileOf(lab: Laboratory, place: GamePlace): GameFile {
  const plan = planOf(lab, place);
  const choices: { seat: Seat; choice: Choice }[] = [];
  const play = new LabPlay(plan, [{ decision: (_, seat, choice) => choices.push({ seat, choice: choice }) }]);
  if (play.run() !== null)
    throw new RangeError('a program sits there: its games are not found again by their seed');
  const { game } = lab;
  const table = new Table(game, {
    format: 'entente-game/1',
    game: game.id,
    version: game.version,
    seats: plan.party.length,
    options: plan.options,
    chance: { kind: 'seeded', seed: plan.seed },
  });
  for (const { seat, choice } of choices) {
    const answer = table.take(seat, choice);
    if (!answer.ok)
      throw new Error(`the game of block ${place.block} does not replay: ${answer.refusal.code}`);
  }
  return table.file();
}

/** Choices of bots that are part of the check of the rules. */
const CHECKED = 5;

/**
 * Tells whether two programs play this experiment alike: the hash of a position after a few choices of its own bots, in
 * every cell. Workers with other rules or other bots get another one.
 */
export function checkOf(lab: Laboratory): string {
  return lab.cells
    .map((_, cell) => {
      const plan = planOf(lab, { cell, block: 0, rotation: 0 });
      const party = plan.party.map((player) =>
        'program' in player ? { name: 'random', bot: 'random' } : player,
      );
      const timed = party.some((player) => player.milliseconds !== undefined);
      const start = new LabPlay({ ...plan, party, mostDecisions: timed ? 0 : CHECKED });
      start.run();
      const careless = party.map(() => ({ name: 'random', bot: 'random' }));
      const whole = new LabPlay({ ...plan, party: careless, mostDecisions: 500 });
      whole.run();
      return `${hashPosition(start.position).slice(0, 8)}${hashPosition(whole.position).slice(0, 8)}`;
    })
    .join('.');
}
