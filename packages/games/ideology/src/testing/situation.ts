import { type Seat, SeededChance } from '@entente/engine';
import { NamedSituation } from '@entente/testing/situation';
import { powersIndex } from '../cards/powers.ts';
import { KIND_OF } from '../data/advancements.ts';
import { BOX } from '../data/box.ts';
import { FIRST_ORDER, IDEOLOGY_CARDS } from '../data/ideologies.ts';
import { REGION_OF, REGIONS, type Region } from '../data/regions.ts';
import { type Advancement, IDEOLOGIES, type IdeologyId, RELATIONS, type Relation } from '../data/terms.ts';
import type { Frame } from '../flow.ts';
import { ideology } from '../game.ts';
import { type Ideology, type IdeologyOptions, IN_DECK, INDEPENDENT, KINDS, TYPES } from '../position.ts';
import { globalInfluence, sectorSize, slot } from '../queries.ts';
import { DEFAULTS } from './defaults.ts';

/** Something to rest on: nobody acts in it unless the frames under test are done. */
const REST: Frame = { step: 'convert', seat: 0 };

/** Cards by type: military, economic, cultural. */
export type Cards = readonly [number, number, number];

/** Players are called by their ideologies. */
export class Situation extends NamedSituation<Ideology, IdeologyId> {
  /** A table of these ideologies in this turn order, with empty hands and no region but the starting ones. */
  constructor(ideologies: readonly IdeologyId[], options: Partial<IdeologyOptions> = {}) {
    super(ideology, REST, ideologies.length, { ...DEFAULTS, ...options });
    this.become(ideologies);
  }

  /** The deal is at random; a situation is not. */
  private become(ideologies: readonly IdeologyId[]): void {
    const { g } = this;
    const { options, seats } = g;
    const fresh = ideology.setup(seats, options, new SeededChance(2));
    Object.assign(g, { public: fresh.public, private: fresh.private, secret: fresh.secret });
    const { world } = this;
    const starts = ideologies.map((id) => IDEOLOGY_CARDS[IDEOLOGIES.indexOf(id)]);
    world.ideologies = ideologies.map((id) => IDEOLOGIES.indexOf(id));
    world.powers = world.ideologies.map((each) => powersIndex(each, options));
    world.order = ideologies.map((_, seat) => seat);
    world.cards.fill(0);
    // Hands and decks are set at will, so nothing is known of the last shuffle.
    world.shuffled.fill(BOX.cardsOfEachType);
    world.controller.fill(IN_DECK);
    world.inPlay = starts.map(({ start }) => REGION_OF[start]);
    world.inPlay.forEach((region, seat) => {
      world.controller[region] = seat;
      for (let type = 0; type < TYPES; type++) world.cards[slot(region, type, seat)] = 3;
    });
    for (let at = 0; at < world.held.length; at++) {
      world.supply[at % KINDS] += world.held[at];
      world.held[at] = 0;
    }
    g.secret.regions = REGIONS.map((_, region) => region).filter((region) => !world.inPlay.includes(region));
  }

  seat(id: IdeologyId): Seat {
    return this.world.ideologies.indexOf(IDEOLOGIES.indexOf(id));
  }

  protected who(seat: Seat): IdeologyId {
    return IDEOLOGIES[this.world.ideologies[seat]];
  }

  /** Phases in turn order start with the first. */
  override when(...frames: Frame[]): this {
    this.world.place = frames[0].step === 'trading' || frames[0].step === 'development' ? -1 : 0;
    this.world.passes = 0;
    return super.when(...frames);
  }

  /** A region comes into play with these cards of each ideology, taken from their decks. */
  region(id: Region, controller: IdeologyId | null, cards: Partial<Record<IdeologyId, Cards>> = {}): this {
    const { world, g } = this;
    const region = REGION_OF[id];
    if (!world.inPlay.includes(region)) {
      world.inPlay.push(region);
      g.secret.regions = g.secret.regions.filter((other) => other !== region);
    }
    world.controller[region] = controller === null ? INDEPENDENT : this.seat(controller);
    for (const [each, counts] of Object.entries(cards)) {
      const seat = this.seat(each as IdeologyId);
      counts.forEach((count, type) => {
        const at = slot(region, type, seat);
        g.secret.decks[seat * TYPES + type] += world.cards[at] - count;
        world.cards[at] = count;
      });
    }
    return this;
  }

  level(id: Region, level?: number): number {
    if (level !== undefined) this.world.level[REGION_OF[id]] = level;
    return this.world.level[REGION_OF[id]];
  }

  /** Hand cards, taken from the deck. */
  hand(id: IdeologyId, cards?: Cards): number[] {
    const seat = this.seat(id);
    const { hand } = this.g.private[seat];
    cards?.forEach((count, type) => {
      this.g.secret.decks[seat * TYPES + type] += hand[type] - count;
      hand[type] = count;
    });
    return hand.slice();
  }

  holds(id: IdeologyId, kinds: Partial<Record<Advancement, number>>): this {
    for (const [kind, count] of Object.entries(kinds)) {
      const at = KIND_OF[kind as Advancement];
      const held = this.seat(id) * KINDS + at;
      this.world.supply[at] += this.world.held[held] - count;
      this.world.held[held] = count;
    }
    return this;
  }

  held(id: IdeologyId, kind: Advancement): number {
    return this.world.held[this.seat(id) * KINDS + KIND_OF[kind]];
  }

  relation(a: IdeologyId, b: IdeologyId, relation?: Relation): Relation {
    const { relations } = this.world;
    const [one, other] = [this.seat(a), this.seat(b)];
    if (relation !== undefined) {
      relations[one * this.g.seats + other] = RELATIONS.indexOf(relation);
      relations[other * this.g.seats + one] = RELATIONS.indexOf(relation);
    }
    return RELATIONS[relations[one * this.g.seats + other]];
  }

  controller(id: Region): IdeologyId | 'independent' | 'deck' {
    const seat = this.world.controller[REGION_OF[id]];
    if (seat === INDEPENDENT) return 'independent';
    return seat === IN_DECK ? 'deck' : IDEOLOGIES[this.world.ideologies[seat]];
  }

  /** Cards in the sectors of a region: of one ideology, or of all. */
  cards(id: Region, of?: IdeologyId): number[] {
    const region = REGION_OF[id];
    if (of === undefined) return [0, 1, 2].map((type) => sectorSize(this.world, region, type));
    return [0, 1, 2].map((type) => this.world.cards[slot(region, type, this.seat(of))]);
  }

  discards(id: IdeologyId): number[] {
    const at = this.seat(id) * TYPES;
    return this.world.discards.slice(at, at + TYPES);
  }

  deck(id: IdeologyId, cards?: Cards): number[] {
    const at = this.seat(id) * TYPES;
    cards?.forEach((count, type) => {
      this.g.secret.decks[at + type] = count;
    });
    return this.g.secret.decks.slice(at, at + TYPES);
  }

  influence(id: IdeologyId): number {
    return globalInfluence(this.world, this.seat(id));
  }

  resign(id: IdeologyId): this {
    const refusal = this.referee.noResignation(this.g, this.seat(id));
    if (refusal !== null) throw new Error(refusal.code);
    this.referee.resign(this.g, this.seat(id));
    return this;
  }

  /** What a clock answers for the first of those asked, until another seat is asked. */
  timeOut(): this {
    const id = this.asked[0];
    while (this.asked.includes(id)) {
      const choice = this.byDefault(id);
      if (choice === null) throw new Error(`no default at ${this.step}`);
      this.from(id, choice);
    }
    return this;
  }
}

/** All five, in the first turn order. */
export const FIVE: readonly IdeologyId[] = FIRST_ORDER;
