/** What else is done with a position, on skirmish in the middle of a game: 20 KB as JSON. */
import { type Chance, copy, type GameHeader, Referee, type Seat, SeededChance, Table } from '@entente/engine';
import { copyByHand, copyByJson, copyByStructuredClone } from '../floors/copy.ts';
import { sfc32 } from '../floors/random.ts';
import { record as recordByHand, replay as replayByHand } from '../floors/skirmish.ts';
import { record as recordByPeer, replay as replayByPeer } from '../peers/skirmish.ts';
import type { Contenders, Work } from './measure.ts';
import { MOVES, SEATS } from './midsize-data.ts';
import { type March, skirmish } from './skirmish/game.ts';

const SEED = 1;
const HEADER: GameHeader = {
  format: 'entente-game/1',
  game: skirmish.id,
  version: skirmish.version,
  seats: SEATS,
  options: {},
  chance: { kind: 'seeded', seed: SEED },
};

/** A table after this number of random moves. */
export function tableAfter(moves: number) {
  const table = new Table(skirmish, HEADER);
  const chance = new SeededChance(2);
  while (table.entries.length < moves) {
    const [seat] = table.position.asked;
    table.take(seat, table.choices(seat).pick(chance));
  }
  return table;
}

/** Whatever was made lands here, so that no compiler leaves the work out. */
const kept: { value: unknown } = { value: null };

function once(make: () => unknown): Work {
  return () => {
    kept.value = make();
    return 1;
  };
}

export const OPERATIONS: Readonly<Record<string, () => Contenders>> = {
  copy() {
    const g = tableAfter(MOVES / 2).position;
    return {
      Entente: once(() => copy(skirmish, g)),
      'by hand': once(() => copyByHand(g.public)),
      structuredClone: once(() => copyByStructuredClone(g.public)),
      JSON: once(() => copyByJson(g.public)),
    };
  },

  'replay of 300 moves'() {
    const own = record(new SeededChance(2));
    const hand = recordByHand(sfc32(SEED));
    const peer = recordByPeer(sfc32(SEED));
    return {
      Entente: once(() => replay(own)),
      'by hand': once(() => replayByHand(hand)),
      'boardgame.io': once(() => replayByPeer(peer)),
    };
  },

  'view and choices'() {
    const table = tableAfter(MOVES / 2);
    const g = table.position;
    const [seat] = g.asked;
    return {
      Entente: once(() => [table.view(seat), table.choices(seat).offers]),
      structuredClone: once(() => copyByStructuredClone(g.public)),
      JSON: once(() => copyByJson(g.public)),
    };
  },

  save() {
    const table = tableAfter(MOVES / 2);
    const { position } = table;
    return {
      Entente: once(() => JSON.stringify(table.snapshot())),
      structuredClone: once(() => structuredClone(position)),
      JSON: once(() => JSON.stringify(position)),
    };
  },

  load() {
    const table = tableAfter(MOVES / 2);
    const { entries } = table;
    const saved = JSON.stringify(table.snapshot());
    const bare = JSON.stringify(table.position);
    return {
      Entente: once(() => Table.load(skirmish, HEADER, entries, undefined, JSON.parse(saved))),
      structuredClone: once(() => structuredClone(table.position)),
      JSON: once(() => JSON.parse(bare)),
    };
  },
};

/** What a game was: who chose what. The dice follow from the seed. */
type Recording = readonly { readonly seat: Seat; readonly choice: March }[];

/** Plays one game at random and keeps what a replay needs. */
export function record(chance: Chance): Recording {
  const referee = new Referee(skirmish, new SeededChance(SEED));
  const g = referee.start(SEATS, {});
  const recording: { seat: Seat; choice: March }[] = [];
  while (g.outcome === null) {
    const [seat] = g.asked;
    const choice = referee.choices(g, seat).pick(chance);
    recording.push({ seat, choice });
    referee.take(g, seat, choice);
  }
  return recording;
}

/** The end of a recorded game, from the beginning and without listing any choices. */
export function replay(recording: Recording) {
  const referee = new Referee(skirmish, new SeededChance(SEED));
  const g = referee.start(SEATS, {});
  for (const { seat, choice } of recording) referee.take(g, seat, choice);
  return g;
}
