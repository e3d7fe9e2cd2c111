/** One game of Venonta by greedy bots, and what is worth counting about it. */
import { greedyBot } from '@entente/bots';
import { completeOptions, Referee, SeededChance, view } from '@entente/engine';
import { venonta } from '@entente/game-venonta';

export type Character = 'careful' | 'aggressive';

export interface Played {
  /** Why it ended. */
  reason: string;
  winners: number[];
  /** By seat. */
  characters: Character[];
  vp: number[];
  /** By seat: its place in the order of the first round. */
  places: number[];
  co2: number;
  red: number;
  fish: number;
  colonies: number;
  combats: number;
  decisions: number;
  /** Cards that were played; objectives that were met and missed. */
  cards: string[];
  met: string[];
  missed: string[];
}

/** Imagined positions for each choice: one is enough for an average of many games. */
const WORLDS = 1;
const MOST_DECISIONS = 20_000;

export function playGame(characters: Character[], seed: number): Played {
  const complete = completeOptions(venonta, {}, characters.length);
  if (!complete.ok) throw new Error(complete.problem.say);
  const chance = new SeededChance(seed);
  const found = { cards: [] as string[], met: [] as string[], missed: [] as string[], combats: 0 };
  const referee = new Referee(venonta, chance, {
    log(say, args) {
      const { card, objective } = args as { card?: string; objective?: string };
      if (say.startsWith('log.played') && card !== undefined) found.cards.push(card);
      else if (say === 'log.warned') found.cards.push('CA-36');
      else if (say === 'log.reached' && objective !== undefined) found.met.push(objective);
      else if (say === 'log.missed' && objective !== undefined) found.missed.push(objective);
      else if (say === 'log.attacks') found.combats++;
    },
    mark() {},
    round() {},
  });
  const g = referee.start(characters.length, complete.options);
  const places = characters.map((_, seat) => g.public.order.indexOf(seat));
  const thinking = new SeededChance(seed + 1_000_003);
  const bots = characters.map((name) =>
    greedyBot(venonta, thinking, WORLDS, name === 'careful' ? venonta.judgement : venonta.characters?.[name]),
  );
  let decisions = 0;
  while (g.outcome === null) {
    if (decisions++ > MOST_DECISIONS) throw new Error(`seed ${seed} does not end`);
    const [seat] = g.asked;
    const open = referee.choices(g, seat);
    // What a seat may do does not depend on what it cannot know: with one choice there is nothing to imagine.
    const only = open.size === 1 && open.offers[0].fill === undefined ? open.at(0) : undefined;
    referee.take(g, seat, only ?? bots[seat].choose(view(venonta, g, seat)));
  }
  return {
    reason: g.outcome.reason,
    winners: g.outcome.winners,
    characters,
    vp: g.public.vp,
    places,
    co2: g.public.co2,
    red: g.public.red,
    fish: g.public.fish.reduce((sum, fish) => sum + fish, 0),
    colonies: g.public.coloniser.filter((coloniser) => coloniser >= 0).length,
    decisions,
    ...found,
  };
}
