import { type Consequence, foresee, type Game, questionOf, type Seat } from '@entente/engine';
import { CARD } from '../cards/table.ts';
import { ALLIANCE_COST } from '../data/alliances.ts';
import type { Amount, CardId } from '../data/cards/index.ts';
import { weightsOf } from '../data/scoring.ts';
import { CLASSES, FACTORIES, RESOURCES } from '../data/terms.ts';
import { DEMOGRAPHIC_INDEX, FACTORY_TABLES, GENERATION_YEARS, PRODUCTION_OUTPUT } from '../data/tracks.ts';
import { pointsNow } from '../goal.ts';
import { highestLevel } from '../phases/00-the-game/nation.ts';
import { total } from '../phases/04-end-of-the-game/score.ts';
import { FOSSIL, type Limit, type LimitView, MILITARY, type Nation } from '../position.ts';
import { pointsAhead } from './forecast.ts';
import { planned } from './plan.ts';
import { amountsOf } from './prices.ts';

type Choice = Limit['choice'];

/** What a choice costs and brings its nation at once. */
export function consequences(game: Game<Limit>, view: LimitView, choice: Choice): Consequence[] {
  const { viewer } = view;
  if (viewer === 'spectator') return [];
  switch (choice.do) {
    case 'draw':
      return [
        { kind: 'price', message: { say: 'effect.free', with: {} } },
        { kind: 'brings', message: { say: 'effect.deck', with: { of: choice.deck } } },
      ];
    case 'play':
      return [...priceOf(view, choice.card, viewer), ...foreseen(game, view, choice)];
    case 'playShared':
      return priceOf(view, choice.card, viewer);
    // LIM-1.4.2
    case 'pass':
      return [
        {
          kind: 'ends',
          message: { say: 'effect.pass', with: { year: nextYear(view), ...ahead(view, viewer) } },
        },
      ];
    case 'propose':
    case 'consent':
      return alliance(view, choice);
    case 'payFee':
      return choice.money === 0
        ? [{ kind: 'breaks', message: { say: 'effect.unpaid', with: { money: ALLIANCE_COST } } }]
        : [];
    case 'leave':
    case 'breakAlliance':
      return [{ kind: 'breaks', message: { say: 'effect.alone', with: {} } }];
    case 'raise':
    case 'lower':
      return [...counted(view, viewer, choice), ...changed(game, view, viewer, choice)];
    case 'developFactory':
    case 'shrinkFactory':
    case 'closeFactory':
      return [moved(view, viewer, choice)];
    case 'target':
      return aimed(game, view, viewer, choice);
    case 'factory':
      return overproduced(view, viewer, choice) ?? changed(game, view, viewer, choice);
    case 'gain':
    case 'buy':
    case 'sell':
    case 'weaken':
    case 'loot':
    case 'payRest':
    case 'passPollution':
    case 'resist':
    case 'yield':
    case 'repelRaid':
    case 'sufferRaid':
    case 'help':
    case 'returnDestab':
      return changed(game, view, viewer, choice);
    default:
      return [];
  }
}

const nextYear = ({ public: { generation } }: LimitView): string => String(GENERATION_YEARS[generation + 1]);

/** A number of points, and what decides the word for them. */
const pointsBy = (by: number) => ({ by: by === 0 ? '±0' : signed(by), count: Math.abs(by) });

/** The points now, and at the end of the generation as it is foreseen. */
const ahead = (view: LimitView, seat: Seat) => ({
  now: pointsNow(view, seat),
  after: total(pointsAhead(view)[seat]),
});

/** By how much a card changes the points of the generation to come, as its face says, too. */
function foreseen(game: Game<Limit>, view: LimitView, choice: Choice): Consequence[] {
  const by = planned(game, view, choice)?.effects.find(({ of }) => of === 'points')?.by;
  if (by === undefined) return [];
  const said = { ...pointsBy(by), year: nextYear(view) };
  return [{ kind: 'brings', message: { say: 'effect.pointsBy', with: said }, points: by }];
}

/** What is paid for a card, as far as it is known before its questions. */
function priceOf({ public: world }: LimitView, id: CardId, seat: Seat): Consequence[] {
  const card = CARD[id];
  return card.cost.flatMap((cost): Consequence[] => {
    switch (cost.do) {
      case 'pay':
      case 'payTogether':
      case 'payTarget':
        return money(cost.money);
      case 'burn':
        return cost.from === 'own' ? money(cost.money) : [];
      case 'spend':
        return [
          {
            kind: 'price',
            message: { say: 'effect.goods', with: { amount: known(cost.amount), resource: cost.resource } },
          },
        ];
      default:
        return [];
    }
  });

  function known(amount: Amount): string {
    return [...new Set(amountsOf(amount, world, card, seat))].join('/');
  }

  function money(amount: Amount): Consequence[] {
    const words = known(amount);
    return words === '' ? [] : [{ kind: 'price', message: { say: 'effect.money', with: { amount: words } } }];
  }
}

/** LIM-3.7: what allies are good for. */
function alliance(view: LimitView, choice: Extract<Choice, { do: 'propose' | 'consent' }>): Consequence[] {
  const question = questionOf<Limit>(view);
  const type =
    choice.do === 'propose'
      ? choice.alliance
      : question?.step === 'consentToAlliance'
        ? question.alliance
        : null;
  if (type === null) return [];
  const say = type === 'military' ? 'effect.military' : 'effect.economic';
  return [
    { kind: 'price', message: { say: 'effect.money', with: { amount: String(ALLIANCE_COST) } } },
    { kind: 'brings', message: { say, with: {} } },
  ];
}

/** LIM-4.2.1: the points of one step of a class, also while others answer, too; of some classes none. */
function counted(
  view: LimitView,
  seat: Seat,
  choice: Extract<Choice, { do: 'raise' | 'lower' }>,
): Consequence[] {
  const { public: world, options } = view;
  const question = questionOf<Limit>(view);
  // A card may raise a class of another nation.
  const aim = question !== null && 'aim' in question && question.aim >= 0 ? question.aim : seat;
  const { population, sol } = world.nations[aim];
  const at = CLASSES.indexOf(choice.class);
  const worth = (socialClass: number) =>
    (weightsOf(options).classes[socialClass] ?? 0) * DEMOGRAPHIC_INDEX[population];
  const isRise = choice.do === 'raise';
  const by = isRise ? worth(at) : 0 - worth(at);
  if (aim !== seat)
    return [
      {
        kind: isRise ? 'price' : 'brings',
        message: { say: 'effect.theirs', with: { target: aim, ...pointsBy(by) } },
      },
    ];
  const said: Consequence = {
    kind: isRise ? 'brings' : 'price',
    message: { say: 'effect.points', with: pointsBy(by) },
    points: by,
  };
  // A class that counts nothing itself lets the next one rise (LIM-0.5.2).
  const opens = isRise && by === 0 && worth(at + 1) > 0 && sol[at + 1] === sol[at];
  if (!opens) return [said];
  const next = { class: CLASSES[at + 1], ...pointsBy(worth(at + 1)) };
  return [{ kind: 'brings', message: { say: 'effect.opens', with: next } }];
}

/** What a factory makes before and after a step, also while others answer, too; at an end of its track nothing moves. */
function moved(
  { public: world }: LimitView,
  seat: Seat,
  choice: Extract<Choice, { do: 'developFactory' | 'shrinkFactory' | 'closeFactory' }>,
): Consequence {
  const nation = world.nations[seat];
  const track = FACTORIES.indexOf(choice.factory);
  const level = nation.factories[track];
  const isRise = choice.do === 'developFactory';
  const next = isRise ? Math.min(level + 1, highestLevel(nation, track)) : Math.max(level - 1, 1);
  const [from, to] = [level, next].map((one) => PRODUCTION_OUTPUT[one]);
  if (from === to) return { kind: 'brings', message: { say: 'effect.stays', with: { to } } };
  return { kind: isRise ? 'brings' : 'price', message: { say: 'effect.level', with: { from, to } } };
}

/** What overproduction makes: it runs after the turn, where nobody looks ahead any more (LIM-7.2.3). */
function overproduced(
  view: LimitView,
  seat: Seat,
  { factory }: Extract<Choice, { do: 'factory' }>,
): Consequence[] | null {
  const question = questionOf<Limit>(view);
  if (question?.step !== 'factory' || question.card !== 'P12') return null;
  const { factories, stock } = view.public.nations[seat];
  const level = factories[FACTORIES.indexOf(factory)];
  const table = FACTORY_TABLES[view.options.fossil];
  const [fossil, pollution] = [table.fossil[level], table.pollution[level]];
  // With too little fossil it falls (LIM-7.2.3).
  if (stock[FOSSIL] < fossil) return null;
  const made = { resource: factory, by: signed(PRODUCTION_OUTPUT[level]) };
  return [
    ...(fossil === 0
      ? []
      : [
          {
            kind: 'price',
            message: { say: 'effect.goods', with: { amount: fossil, resource: 'fossil' } },
          } as const,
        ]),
    { kind: 'brings', message: { say: 'effect.stock', with: made } },
    { kind: 'brings', message: { say: 'effect.unrest', with: { by: signed(1) } } },
    ...(pollution === 0
      ? []
      : [
          { kind: 'breaks', message: { say: 'effect.pollution', with: { by: signed(pollution) } } } as const,
          {
            kind: 'price',
            message: {
              say: 'effect.points',
              with: pointsBy(weightsOf(view.options).pollution * pollution),
            },
          } as const,
        ]),
  ];
}

/** What a target has against an attack; of any other card what it brings its own nation, were it nothing. */
function aimed(
  game: Game<Limit>,
  view: LimitView,
  seat: Seat,
  choice: Extract<Choice, { do: 'target' }>,
): Consequence[] {
  const question = questionOf<Limit>(view);
  if (question === null || !('card' in question)) return [];
  if (CARD[question.card].war > 0) {
    const military = view.public.nations[choice.seat].stock[MILITARY];
    return [{ kind: 'brings', message: { say: 'effect.defence', with: { military } } }];
  }
  const then = foresee(game, view, [choice]);
  const said = changed(game, view, seat, choice);
  const isWhole = then.ok && then.taken.length > 0 && then.stop === null;
  return isWhole && said.length === 0
    ? [{ kind: 'brings', message: { say: 'effect.nothing', with: {} } }]
    : said;
}

/** The nation before and after the choice, as far as nothing is left to chance or to others. */
function changed(game: Game<Limit>, view: LimitView, seat: Seat, choice: Choice): Consequence[] {
  const then = foresee(game, view, [choice]);
  if (!then.ok || then.taken.length === 0) return [];
  const before = view.public.nations[seat];
  const after = then.view.public.nations[seat];
  const said: Consequence[] = [];
  const paid = before.money - after.money;
  if (paid > 0)
    said.push({ kind: 'price', message: { say: 'effect.money', with: { amount: String(paid) } } });
  if (paid < 0)
    said.push({ kind: 'brings', message: { say: 'effect.earned', with: { amount: String(-paid) } } });
  FACTORIES.forEach((_, at) => {
    if (before.factories[at] === after.factories[at]) return;
    const [from, to] = [before, after].map((nation) => PRODUCTION_OUTPUT[nation.factories[at]]);
    said.push({ kind: 'brings', message: { say: 'effect.level', with: { from, to } } });
  });
  for (const [at, resource] of RESOURCES.entries()) {
    const by = after.stock[at] - before.stock[at];
    if (by !== 0)
      said.push({ kind: 'brings', message: { say: 'effect.stock', with: { resource, by: signed(by) } } });
  }
  for (const [say, read] of TRACKS) {
    const by = read(after) - read(before);
    if (by !== 0) said.push({ kind: 'brings', message: { say, with: { by: signed(by) } } });
  }
  const points = pointsNow(then.view, seat) - pointsNow(view, seat);
  if (said.length > 0 && !said.some(({ message }) => message.say === 'effect.level'))
    said.unshift({
      kind: points < 0 ? 'price' : 'brings',
      message: { say: 'effect.points', with: pointsBy(points) },
      points,
    });
  return said;
}

const TRACKS = [
  ['effect.unrest', (nation: Nation) => nation.unrest],
  ['effect.pollution', (nation: Nation) => nation.pollution],
  ['effect.territories', (nation: Nation) => nation.territories],
  ['effect.destab', (nation: Nation) => nation.destab],
] as const;

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
