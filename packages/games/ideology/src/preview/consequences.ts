import type { Consequence, Seat } from '@entente/engine';
import { ADVANCEMENT_KINDS, KIND_OF } from '../data/advancements.ts';
import { REGION_OF } from '../data/regions.ts';
import { INFLUENCES, RELATIONS } from '../data/terms.ts';
import { extendDistance, extendSurcharge } from '../phases/07-foreign-phase/foreign.ts';
import { penaltiesOf } from '../phases/08-conflict-phase/penalties.ts';
import { type Ideology, type IdeologyView, TYPES } from '../position.ts';
import { majority, maximum, sectorSize, slot } from '../queries.ts';
import { conflictOf } from './conflict.ts';
import { ifAssessedNow } from './if-assessed-now.ts';
import { unanswered } from './unanswered.ts';

type ChoiceOf<Kind extends Ideology['choice']['do']> = Extract<Ideology['choice'], { do: Kind }>;

/** What a choice costs, what it brings, and the peace that it ends. */
export function consequences(view: IdeologyView, choice: Ideology['choice']): Consequence[] {
  const { viewer: seat } = view;
  if (seat === 'spectator') return [];
  switch (choice.do) {
    case 'trade':
      return [{ kind: 'brings', message: { say: 'effect.redraw', with: {} } }];
    case 'place':
      return [cards(1), ...filled(view, seat, choice)];
    case 'extend': {
      const type = INFLUENCES.indexOf(choice.influence);
      const region = REGION_OF[choice.region];
      const { public: world } = view;
      const extra = extendDistance(world, seat, region, type) + extendSurcharge(world, seat, region, type);
      return [cards(1 + extra), ...filled(view, seat, choice)];
    }
    case 'attack':
      return attacked(view, seat, choice);
    case 'useWmd':
      return struck(view, seat, choice);
    case 'buy':
      return bought(choice.advancement);
    case 'propose':
      return proposed(view, seat, choice);
    case 'cancel':
      return [cards(conflictOf(view)?.cost ?? 1), saved];
    case 'cancelFree':
      return [saved];
    case 'attackAgain':
      return [cards(1)];
    case 'concede':
    case 'replace':
    case 'destroy':
      return settled(view, seat, choice.do);
    case 'remove':
      return [lost];
    case 'endTrade':
    case 'finish':
    case 'pass':
      return [{ kind: 'ends', message: { say: 'effect.kept', with: { count: view.facts.hands[seat] } } }];
    default:
      return [];
  }
}

const cards = (count: number): Consequence => ({
  kind: 'price',
  message: { say: 'effect.cards', with: { count } },
});

const saved: Consequence = { kind: 'brings', message: { say: 'effect.saved', with: {} } };

const lost: Consequence = { kind: 'price', message: { say: 'effect.lose', with: {} } };

/** The attacking card takes the place of the defender’s (IDEO-8.3.6), or both are gone (IDEO-14.5.2). */
function settled(view: IdeologyView, seat: Seat, how: 'concede' | 'replace' | 'destroy'): Consequence[] {
  const conflict = conflictOf(view);
  if (conflict === null) return how === 'concede' ? [lost] : [];
  const { attacker, defender } = conflict;
  const [region, type] = [REGION_OF[conflict.region], INFLUENCES.indexOf(conflict.influence)];
  const by = gains(view, (lying) => {
    lying[slot(region, type, defender)]--;
    if (how !== 'destroy') lying[slot(region, type, attacker)]++;
  });
  const other = seat === attacker ? defender : attacker;
  return [...(how === 'concede' ? [lost] : []), ...between(by, seat, other)];
}

/** By how much the Global Influence of every seat would change in an assessment after this change of cards at a region. */
function gains(
  view: IdeologyView,
  change: (cards: IdeologyView['public']['cards']) => void,
): readonly number[] {
  const lying = view.public.cards.slice();
  change(lying);
  const now = ifAssessedNow(view).influence;
  const then = ifAssessedNow({ ...view, public: { ...view.public, cards: lying } }).influence;
  return then.map(({ after }, seat) => after - now[seat].after);
}

/** What a change means for the two it concerns; that it means nothing yet is said, too. */
function between(by: readonly number[], seat: Seat, other: Seat): Consequence[] {
  const said = [...rise(by[seat]), ...theirs(by, other)];
  return said.length > 0 ? said : [{ kind: 'brings', message: { say: 'effect.noInfluence', with: {} } }];
}

const theirs = (by: readonly number[], target: Seat): Consequence[] =>
  by[target] === 0
    ? []
    : [
        {
          kind: by[target] < 0 ? 'brings' : 'breaks',
          message: { say: 'effect.theirs', with: { target, by: signed(by[target]) } },
        },
      ];

const rise = (by: number): Consequence[] =>
  by === 0
    ? []
    : [
        {
          kind: by > 0 ? 'brings' : 'breaks',
          message: { say: 'effect.rise', with: { by: signed(by) } },
          points: by,
        },
      ];

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** A card more in a sector: the influence that it brings by itself, or how full the sector is then. */
function filled(
  view: IdeologyView,
  seat: Seat,
  { region: id, influence }: ChoiceOf<'place' | 'extend'>,
): Consequence[] {
  const { public: world, options } = view;
  const region = REGION_OF[id];
  const type = INFLUENCES.indexOf(influence);
  const by = gains(view, (lying) => {
    lying[slot(region, type, seat)]++;
  })[seat];
  const size = sectorSize(world, region, type) + 1;
  const room = maximum(world, options, region);
  return [
    ...(by === 0 ? towards(view, seat, region, type) : rise(by)),
    { kind: 'brings', message: { say: 'effect.filled', with: { size, room } } },
  ];
}

/** How far a region is from a higher level, or from being taken, when one more card of a type is there (IDEO-10.1, IDEO-10.3). */
function towards(view: IdeologyView, seat: Seat, region: number, type: number): Consequence[] {
  const { public: world, options, seats } = view;
  const sizes = INFLUENCES.map((_, each) => sectorSize(world, region, each) + Number(each === type));
  const lacking = (size: number) => sizes.reduce((sum, each) => sum + Math.max(0, size - each), 0);
  if (world.controller[region] === seat) {
    const level = world.level[region] + 1;
    // Its weakest sector is its level: more of another one changes nothing.
    const count = sizes[type] > level ? 0 : lacking(level);
    return [
      {
        kind: 'brings',
        message: { say: 'effect.toLevel', with: { level, count } },
        points: Number(count > 0),
      },
    ];
  }
  const lying = world.cards.slice();
  lying[slot(region, type, seat)]++;
  const leader = majority({ ...world, cards: lying }, region, seats);
  const lead = leader === seat ? 'own' : leader < 0 ? 'none' : 'other';
  const count = lacking(maximum(world, options, region));
  // Independent, it keeps its level until it is taken (IDEO-10.1.4).
  const worth = world.level[region];
  return [
    {
      kind: 'brings',
      message: { say: 'effect.toTake', with: { count, lead, worth } },
      points: lead === 'other' ? 0 : worth,
    },
  ];
}

function attacked(view: IdeologyView, seat: Seat, choice: ChoiceOf<'attack'>): Consequence[] {
  const { public: world, options } = view;
  const region = REGION_OF[choice.region];
  const type = INFLUENCES.indexOf(choice.influence);
  const { target } = choice;
  const { distance, advancement, surcharge } = penaltiesOf(world, options, {
    attacker: seat,
    defender: target,
    region,
    type,
  });
  const chance = unanswered(view, { attacker: seat, defender: target, type });
  const by = gains(view, (lying) => {
    lying[slot(region, type, seat)]++;
    lying[slot(region, type, target)]--;
  });
  return [
    cards(1 + distance + advancement + surcharge),
    {
      kind: 'brings',
      message:
        chance === null
          ? { say: 'effect.free', with: { target } }
          : { say: 'effect.odds', with: { chance: Math.floor(100 * chance) } },
    },
    ...between(by, seat, target),
  ];
}

/** IDEO-15.4.3, IDEO-15.4.5: what it destroys, and the Global Influence that goes with the weapon. */
function struck(view: IdeologyView, seat: Seat, { region: id, target }: ChoiceOf<'useWmd'>): Consequence[] {
  const { public: world, options, seats } = view;
  const region = REGION_OF[id];
  const lying = (owner: Seat) =>
    Array.from({ length: TYPES }, (_, type) => world.cards[slot(region, type, owner)]);
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const everybody = Array.from({ length: seats }, (_, owner) => owner);
  const lostBy = everybody.map((owner) => {
    if (options.wmd === 'all') return lying(owner);
    if (owner !== target) return lying(owner).fill(0);
    return lying(owner).map((count) => (options.wmd === 'one' ? Math.min(1, count) : Math.ceil(count / 2)));
  });
  const own = sum(lostBy[seat]);
  const by = gains(view, (lying) => {
    for (const owner of everybody)
      for (let type = 0; type < TYPES; type++) lying[slot(region, type, owner)] -= lostBy[owner][type];
  });
  return [
    { kind: 'price', message: { say: 'effect.weapon', with: {} } },
    { kind: 'brings', message: { say: 'effect.destroyed', with: { lost: sum(lostBy.map(sum)) } } },
    ...(own === 0 ? [] : [{ kind: 'breaks', message: { say: 'effect.ownLost', with: { own } } } as const]),
    ...rise(by[seat]),
    ...theirs(by, target),
  ];
}

/** IDEO-15: what it takes, and what it is good for. */
function bought(advancement: ChoiceOf<'buy'>['advancement']): Consequence[] {
  const { cards: paid, parts, points, ...does } = ADVANCEMENT_KINDS[KIND_OF[advancement]];
  const brings: (Consequence['message'] | null)[] = [
    does.protects === undefined ? null : { say: 'effect.protects', with: { influence: does.protects } },
    does.reaches === undefined ? null : { say: 'effect.reaches', with: { influence: does.reaches } },
    does.globalInfluence === undefined
      ? null
      : { say: 'effect.rise', with: { by: signed(does.globalInfluence) } },
    points === 0 ? null : { say: 'effect.points', with: { points } },
  ];
  return [
    ...(paid === undefined
      ? []
      : [{ kind: 'price', message: { say: 'effect.paid', with: { ...paid } } } as const]),
    ...parts.map(
      (part): Consequence => ({
        kind: 'price',
        message: { say: 'effect.part', with: { advancement: part } },
      }),
    ),
    ...brings.flatMap((message) => (message === null ? [] : [{ kind: 'brings', message } as const])),
  ];
}

/** Less than peace ends it, whatever the other side says (IDEO-9). */
function proposed(
  { public: { relations }, seats }: IdeologyView,
  seat: Seat,
  { target, relation }: ChoiceOf<'propose'>,
): Consequence[] {
  const now = RELATIONS[relations[seat * seats + target]];
  if (now !== 'peace' || relation === 'peace') return [];
  return [{ kind: 'breaks', message: { say: 'effect.peace', with: { target } } }];
}
