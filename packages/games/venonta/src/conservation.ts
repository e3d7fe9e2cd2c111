import { ACTIONS } from './data/actions.ts';
import { EVENTS } from './data/events.ts';
import { OBJECTIVES } from './data/objectives/index.ts';
import { BOX, COLONISTS, COLUMN } from './data/tables.ts';
import { TERRITORIES } from './data/territories.ts';
import { FACTORY, FARM, FOREST, HIDDEN, INTENSIVE, LANDS, NOBODY, type Position } from './position.ts';

const total = (list: readonly number[]) => list.reduce((sum, count) => sum + count, 0);

/** 36 tokens (VEN-0.1.12), 24 TEP (VEN-0.3.7), and every card of the box. */
export function conserved(g: Position): Record<string, number> {
  const { public: world, private: hands, secret } = g;
  const seen = world.cards.filter((place) => place !== HIDDEN).length;
  return {
    tokens: world.bank + total(world.tokens),
    tep: total(world.tep) + world.consumed,
    actions: seen + secret.actions.length + total(hands.map(({ hand, put }) => hand.length + put.length)),
    objectives:
      total(world.gone) +
      secret.objectives.length +
      [...secret.table, ...hands.map(({ objective }) => objective)].filter((card) => card >= 0).length,
    events: secret.events.length + secret.waiting.length + world.applied.length,
  };
}

/** What cannot be in a game of Venonta. */
export function faults(g: Position): string[] {
  const found: string[] = [];
  const { public: world, secret } = g;
  const counts = [
    world.tokens,
    world.stock,
    world.tep,
    world.tanks,
    world.fish,
    world.migrants,
    world.guests,
    world.owed,
    ...(g.options.lowestPoints === 'zero' ? [world.vp] : []),
  ];
  if ([...counts, world.counts, world.colonists, world.external].some(isBroken))
    found.push('a count is no number of things');
  if (world.bank < 0 || world.co2 < 0 || world.consumed < 0) found.push('something is below 0');
  world.population.forEach((people, seat) => {
    if (people < BOX.leastPopulation || people > BOX.mostPopulation)
      found.push(`the population of seat ${seat} is ${people}`);
  });
  for (let seat = 0; seat < g.seats; seat++) {
    const sent = world.coloniser.filter((coloniser) => coloniser === seat).length;
    if (sent + world.colonists[seat] !== COLONISTS[COLUMN[g.seats]])
      found.push(`seat ${seat} has ${sent + world.colonists[seat]} head colonists`);
  }
  for (let land = 0; land < LANDS; land++) found.push(...landFaults(g, land));
  if (world.waiting !== secret.waiting.length) found.push('waiting events are miscounted');
  found.push(...twice('action card', ACTIONS.length, actionCards(g)));
  found.push(...twice('objective', OBJECTIVES.length, objectiveCards(g)));
  found.push(...twice('event', EVENTS.length, [...secret.events, ...secret.waiting, ...world.applied]));
  return found;
}

const isBroken = (list: readonly number[]) => list.some((count) => !Number.isInteger(count) || count < 0);

function landFaults({ public: world }: Position, land: number): string[] {
  const found: string[] = [];
  const name = TERRITORIES[land];
  if (world.coloniser[land] !== NOBODY && world.coloniser[land] === world.owner[land])
    found.push(`${name} is a colony of its owner`);
  for (let disc = land * BOX.discs; disc < (land + 1) * BOX.discs; disc++) {
    const state = world.disc[disc];
    if (state < FOREST || state > FACTORY) found.push(`${name} has a disc of no kind`);
    if ((state === FARM || state === INTENSIVE) && world.h2o[disc] === 0)
      found.push(`${name} has a farm without water`);
    if (world.renewable[disc] > 0 && state !== FACTORY) found.push(`${name} has energy without a factory`);
  }
  return found;
}

function actionCards({ public: world, private: hands, secret }: Position): number[] {
  const seen = world.cards.flatMap((place, card) => (place === HIDDEN ? [] : [card]));
  return [...seen, ...secret.actions, ...hands.flatMap(({ hand, put }) => [...hand, ...put])];
}

function objectiveCards({ public: world, private: hands, secret }: Position): number[] {
  const gone = world.gone.flatMap((out, card) => (out > 0 ? [card] : []));
  const held = [...secret.table, ...hands.map(({ objective }) => objective)].filter((card) => card >= 0);
  return [...gone, ...secret.objectives, ...held];
}

/** Cards that are in two places. */
function twice(what: string, count: number, cards: readonly number[]): string[] {
  const seen: boolean[] = [];
  const found: string[] = [];
  for (const card of cards) {
    if (card < 0 || card >= count || seen[card]) found.push(`${what} ${card} is in two places`);
    seen[card] = true;
  }
  return found;
}
