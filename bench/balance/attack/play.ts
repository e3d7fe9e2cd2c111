/** One game of Attack! by bots, and what is worth counting about it. */
import { botOf } from '@entente/bots';
import { completeOptions, Referee, SeededChance, view } from '@entente/engine';
import { type AttackOptions, attack } from '@entente/game-attack';

export interface Played {
  readonly reason: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** By seat. */
  readonly bots: readonly string[];
  readonly governments: readonly number[];
  /** The seat that had the first turn of the game. */
  readonly first: number;
  /** Rounds begun. */
  readonly rounds: number;
  readonly decisions: number;
  /** Actions and cards, by name: how often. */
  readonly actions: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, number>>;
  /** Attacks on players and on Minor Neutrals: won, beaten off, broken off. Naval battles: won by the attacker, all. */
  readonly onPlayers: readonly [number, number, number];
  readonly onNeutrals: readonly [number, number, number];
  readonly atSea: readonly [number, number];
  /** Tries of a Diplomatic Blitz, and regions that joined. */
  readonly blitz: readonly [number, number];
}

const MOST_DECISIONS = 50_000;

type Tally = Record<string, number>;
const add = (tally: Tally, name: string): void => {
  tally[name] = (tally[name] ?? 0) + 1;
};

/** Counts while a game is played. */
function counter() {
  const found = {
    actions: {} as Tally,
    cards: {} as Tally,
    onPlayers: [0, 0, 0] as [number, number, number],
    onNeutrals: [0, 0, 0] as [number, number, number],
    atSea: [0, 0] as [number, number],
    blitz: [0, 0] as [number, number],
  };
  let battle = found.onNeutrals;
  let admiral = -1;
  const log = (say: string, args: object) => {
    const told = args as {
      action?: string;
      card?: string;
      seat?: number;
      target?: number;
      roll?: number;
      need?: number;
    };
    if (say === 'log.action') add(found.actions, told.action ?? '');
    else if (say === 'log.blitzkrieg') add(found.actions, 'blitzkrieg');
    else if (say === 'log.played' || say === 'log.blocked') add(found.cards, told.card ?? '');
    else if (say === 'log.pact') add(found.cards, 'non_aggression_pact');
    else if (say === 'log.attack') battle = found.onPlayers;
    else if (say === 'log.invasion' || say === 'log.invasionUndefended') battle = found.onNeutrals;
    else if (say === 'log.conquered') battle[0]++;
    else if (say === 'log.held') battle[1]++;
    else if (say === 'log.retreated') battle[2]++;
    else if (say === 'log.navalBattle') {
      admiral = told.seat ?? -1;
      found.atSea[1]++;
    } else if (say === 'log.navalBattleWon' && told.seat === admiral) found.atSea[0]++;
    else if (say === 'log.blitz') {
      found.blitz[0]++;
      if ((told.roll ?? 0) >= (told.need ?? 0)) found.blitz[1]++;
    }
  };
  return { found, log };
}

export function optionsOf(changes: Partial<AttackOptions>, seats: number): AttackOptions {
  const complete = completeOptions(attack, changes, seats);
  if (!complete.ok) throw new Error(complete.problem.say);
  return complete.options;
}

/** Imagined positions for each choice: one is enough for an average of many games. */
export function playGame(kinds: readonly string[], seed: number, options: AttackOptions, worlds = 1): Played {
  const chance = new SeededChance(seed);
  const { found, log } = counter();
  const referee = new Referee(attack, chance, { log, mark() {}, round() {} });
  const g = referee.start(kinds.length, options);
  const { first } = g.public;
  const thinking = new SeededChance(seed + 1_000_003);
  const party = kinds.map((kind) => botOf(attack, kind, thinking, { worlds }));
  let decisions = 0;
  while (g.outcome === null) {
    if (decisions++ > MOST_DECISIONS) throw new Error(`seed ${seed} does not end`);
    const [seat] = g.asked;
    const open = referee.choices(g, seat);
    // What a seat may do does not depend on what it cannot know: with one choice there is nothing to imagine.
    const only = open.size === 1 && open.offers[0].fill === undefined ? open.at(0) : undefined;
    referee.take(g, seat, only ?? party[seat].choose(view(attack, g, seat)));
  }
  const { reason, winners, scores } = g.outcome;
  const { governments } = g.public;
  return {
    reason,
    winners,
    scores,
    bots: kinds,
    governments,
    first,
    rounds: g.round + 1,
    decisions,
    ...found,
  };
}
