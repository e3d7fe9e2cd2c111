import { ScriptedChance, type Seat } from '@entente/engine';
import { SituationOf } from '@entente/testing/situation';
import { ACTIONS, type ActionId } from '../data/actions.ts';
import { TERRITORY_OF } from '../data/board.ts';
import { COUNTERS, type Counter } from '../data/conditions.ts';
import { EVENTS, type EventId } from '../data/events.ts';
import { OBJECTIVES, type ObjectiveId } from '../data/objectives/index.ts';
import { PLANTS, type Plant, type Window } from '../data/terms.ts';
import type { Territory } from '../data/territories.ts';
import type { Choice, Frame } from '../flow.ts';
import { venonta } from '../game.ts';
import { counted } from '../phases/15-tokens-and-bank/goods.ts';
import { COUNTS, DISCS, FOREST, SEATS, type Venonta, type VenontaOptions, type World } from '../position.ts';
import { rationsPrice } from '../queries.ts';

export const DEFAULTS: VenontaOptions = {
  actionCards: true,
  objectiveDraft: 'group',
  food: 'one',
  emissions: 'half',
  attackCost: 2,
  hits: 'extremes',
  fish: 26,
  track: 60,
  numbers: 'tuned',
  objectivePoints: 0,
  firstPlayer: 'host',
  afterVictory: 'again',
  reactions: 'anyTime',
  levy: 'each',
  warMigrants: 'always',
  changeOfUse: 'direct',
  refund: 'all',
  lowestPoints: 'zero',
  missingTokens: 'forgiven',
  hungerPoints: 'three',
  keptRations: 'kept',
  epidemics: 'people',
};

/** Something to rest on: nobody acts in it unless the frames under test are done. */
const REST: Frame = { step: 'host', seat: 0, from: 'NAM', hosts: [1] };

export class Situation extends SituationOf<Venonta> {
  /**
   * Players 0, 1, … in this order own these territories, in round 1 before anybody's turn; what is not named belongs
   * to the last. Hands are empty.
   */
  constructor(realms: readonly (readonly Territory[])[], options: Partial<VenontaOptions> = {}) {
    super(venonta, REST, realms.length, { ...DEFAULTS, ...options });
    const { world } = this;
    world.owner.fill(realms.length - 1);
    realms.forEach((realm, seat) => {
      for (const land of realm) world.owner[TERRITORY_OF[land]] = seat;
    });
    world.bank = 36;
  }

  /** Sets what stands on the table; tokens come from the bank. */
  given(set: Partial<World>): this {
    const { world } = this;
    if (set.tokens !== undefined) {
      world.bank = 36 - set.tokens.reduce((sum, count) => sum + count, 0);
    }
    Object.assign(world, set);
    return this;
  }

  /** The discs of a territory, from the first on; those with water come first. Built in an earlier turn and round. */
  discs(land: Territory, ...plants: Plant[]): this {
    plants.forEach((plant, index) => {
      const disc = TERRITORY_OF[land] * DISCS + index;
      this.world.disc[disc] = PLANTS.indexOf(plant);
      this.world.since[disc] = PLANTS.indexOf(plant) === FOREST ? 0 : this.world.round - 1;
      this.world.acted[disc] = 0;
    });
    return this;
  }

  plantsOn(land: Territory): Plant[] {
    const at = TERRITORY_OF[land] * DISCS;
    return this.world.disc.slice(at, at + DISCS).map((state) => PLANTS[state]);
  }

  tanks(land: Territory, seat: Seat, count?: number): number {
    const at = TERRITORY_OF[land] * SEATS + seat;
    if (count !== undefined) this.world.tanks[at] = count;
    return this.world.tanks[at];
  }

  tep(land: Territory, count?: number): number {
    const at = TERRITORY_OF[land];
    if (count !== undefined) {
      this.world.consumed += this.world.tep[at] - count;
      this.world.tep[at] = count;
    }
    return this.world.tep[at];
  }

  colony(land: Territory, coloniser?: Seat): Seat {
    const at = TERRITORY_OF[land];
    if (coloniser !== undefined) {
      this.world.coloniser[at] = coloniser;
      this.world.colonists[coloniser]--;
    }
    return this.world.coloniser[at];
  }

  /** A ration from or to another player at the price of this moment, for the active player. */
  buying(target: Seat): Choice {
    return { do: 'buyRation', target, price: rationsPrice(this.world, target, 1) };
  }

  selling(target: Seat): Choice {
    return { do: 'sellRation', target, price: rationsPrice(this.world, this.world.active, 1) };
  }

  /** Cards in hand, taken from the deck or from anybody. */
  hand(seat: Seat, ...cards: ActionId[]): this {
    const wanted = cards.map((id) => ACTIONS.findIndex((action) => action.id === id));
    const { g } = this;
    g.secret.actions = g.secret.actions.filter((card) => !wanted.includes(card));
    for (const mine of g.private) mine.hand = mine.hand.filter((card) => !wanted.includes(card));
    g.private[seat].hand.push(...wanted);
    return this;
  }

  cards(seat: Seat): ActionId[] {
    return this.g.private[seat].hand.map((card) => ACTIONS[card].id);
  }

  objective(seat: Seat, id: ObjectiveId): this {
    const { g } = this;
    const objective = OBJECTIVES.findIndex((card) => card.id === id);
    const old = g.private[seat].objective;
    g.secret.objectives = g.secret.objectives.filter((card) => card !== objective);
    if (old >= 0) g.secret.objectives.unshift(old);
    g.private[seat].objective = objective;
    this.world.group[seat] = ['aggressive', 'neutral', 'peaceful'].indexOf(OBJECTIVES[objective].group);
    return this;
  }

  /** Everybody has some objective. */
  objectives(...ids: ObjectiveId[]): this {
    for (let seat = 0; seat < ids.length; seat++) this.objective(seat, ids[seat]);
    return this;
  }

  /** Events that wait, in this order. */
  waiting(...ids: EventId[]): this {
    const { g } = this;
    const wanted = ids.map((id) => EVENTS.findIndex((event) => event.id === id));
    g.secret.events = g.secret.events.filter((event) => !wanted.includes(event));
    g.secret.waiting = wanted;
    this.world.waiting = wanted.length;
    return this;
  }

  count(seat: Seat, counter: Counter, value?: number): number {
    if (value !== undefined) this.world.counts[seat * COUNTS + COUNTERS.indexOf(counter)] = value;
    return counted(this.world, seat, counter);
  }

  /** It is the turn of this seat: I or II of the round. */
  turnOf(seat: Seat, part: 1 | 2 = 1): this {
    const { world } = this;
    world.active = seat;
    world.place = world.order.indexOf(seat);
    world.turn = (world.round - 1) * 2 + part;
    world.phase = part === 1 ? 9 : 11;
    return this;
  }

  /** Faces of the dice that come next. */
  dice(...faces: number[]): this {
    this.referee.chance = new ScriptedChance(faces.map((die) => ({ die })));
    return this;
  }

  /** Everybody who may react lets it be, until this moment if one is named. */
  pass(until?: Window): this {
    while (this.step !== 'rest') {
      const frame = this.g.flow[this.g.flow.length - 1];
      if (frame.step !== 'react' || frame.window === until) break;
      this.from(this.asked[0], { do: 'pass' });
    }
    return this;
  }
}

/** Three players with four neighbouring territories each. */
export const THREE: readonly (readonly Territory[])[] = [
  ['NAM', 'MES', 'SUD', 'WAF'],
  ['EUR', 'RUS', 'MEN', 'EAF'],
  ['SAS', 'EAS', 'SEA', 'OCE'],
];
