import { type Consequence, type Game, questionOf } from '@entente/engine';
import { TERRITORY_OF } from '../data/board.ts';
import { OBJECTIVES } from '../data/objectives/index.ts';
import { COMBAT } from '../data/tables.ts';
import type { Choice } from '../flow.ts';
import { pointsOf } from '../phases/14-objectives/objectives.ts';
import { SEATS, type Venonta, type VenontaView } from '../position.ts';
import { controllerOf } from '../queries.ts';
import { chanceOf, effectOf } from './choice.ts';
import { lossesBy } from './events.ts';
import { hungerOf } from './hunger.ts';
import { stepOf } from './objective.ts';

/** What a choice costs and changes at once, and the pact that it ends. */
export function consequences(game: Game<Venonta>, view: VenontaView, choice: Choice): Consequence[] {
  return [
    ...freeOf(choice),
    ...brokenBy(view, choice),
    ...objectiveBy(game, view, choice),
    ...hungryBy(view, choice),
    ...changedBy(view, choice),
    ...chancesOf(view, choice),
    ...joinedBy(choice),
    ...hostedBy(view, choice),
    ...struckBy(view, choice),
    ...worthOf(view, choice),
  ];
}

/** Fuel is moved and levied without tokens (VEN-9.3.3, VEN-9.9.4). */
const FREE: readonly Choice['do'][] = ['transfer', 'levy', 'levyRation', 'levyTep'];

const freeOf = (choice: Choice): Consequence[] =>
  FREE.includes(choice.do) ? [{ kind: 'price', message: { say: 'effect.free', with: {} } }] : [];

/** What objectives of a group bring; of a card that is read, what it brings. */
function worthOf({ options }: VenontaView, choice: Choice): Consequence[] {
  if (choice.do !== 'takeBack' && choice.do !== 'takeSeen') return [];
  const worth = OBJECTIVES.flatMap(({ id, group }, index) =>
    (choice.do === 'takeSeen' ? id === choice.objective : group === choice.group)
      ? [pointsOf(options, index)]
      : [],
  );
  const [least, most] = [Math.min(...worth), Math.max(...worth)];
  return [
    {
      kind: 'brings',
      message: { say: 'effect.objective', with: { least, most, range: least === most ? 'no' : 'yes' } },
    },
  ];
}

function changedBy(view: VenontaView, choice: Choice): Consequence[] {
  const effect = effectOf(view, choice);
  if (effect === null) return [];
  const { tokens, co2, stock, harvest, income, emissions, waste, events } = effect;
  const said: Consequence[] = [];
  if (tokens < 0) said.push({ kind: 'price', message: { say: 'board.costs', with: { count: -tokens } } });
  if (tokens > 0) said.push({ kind: 'brings', message: { say: 'board.gives', with: { count: tokens } } });
  const changes = [
    ['board.income', income],
    ['board.stock', stock],
    ['board.harvest', harvest],
    ['board.co2', co2],
    ['board.emissions', emissions],
    ['board.waste', waste],
  ] as const;
  for (const [say, by] of changes)
    if (by !== 0) said.push({ kind: 'brings', message: { say, with: { change: signed(by) } } });
  if (events > 0) said.push({ kind: 'breaks', message: { say: 'board.events', with: {} } });
  return said;
}

/** People who go hungry cost points and tokens, and a migrant leaves. */
function hungryBy(view: VenontaView, choice: Choice): Consequence[] {
  if (choice.do !== 'feed') return [];
  const hunger = hungerOf(view, choice.rations);
  return hunger === null
    ? [{ kind: 'brings', message: { say: 'effect.fed', with: {} } }]
    : [{ kind: 'breaks', message: { say: 'effect.hunger', with: { ...hunger } } }];
}

/** What an ally brings into a combat (VEN-9.5.4, VEN-9.5.5). */
function joinedBy(choice: Choice): Consequence[] {
  if (choice.do !== 'joinPeople' && choice.do !== 'joinTank') return [];
  return [{ kind: 'brings', message: { say: 'effect.dice', with: { count: COMBAT.dicePerForce } } }];
}

/** A migrant is another mouth to feed (VEN-17.1); a card that is swapped is replaced (VEN-8.2). */
function hostedBy({ public: world }: VenontaView, choice: Choice): Consequence[] {
  if (choice.do === 'swap') return [{ kind: 'brings', message: { say: 'effect.swap', with: {} } }];
  if (choice.do !== 'host') return [];
  const seat = world.owner[TERRITORY_OF[choice.territory]];
  return [{ kind: 'brings', message: { say: 'effect.host', with: { seat } } }];
}

/** What an event that strikes now takes from the viewer (VEN-6.7), as far as it is counted; nothing from players who ignore it. */
function struckBy(view: VenontaView, choice: Choice): Consequence[] {
  if (choice.do === 'ignore') return [{ kind: 'brings', message: { say: 'effect.spared', with: {} } }];
  const frame = questionOf<Venonta>(view);
  if (choice.do !== 'suffer' || frame?.step !== 'event') return [];
  return lossesBy(view, frame).map(({ what, count }) => ({
    kind: 'breaks',
    message: { say: LOSSES[what], with: { change: signed(-count), count } },
  }));
}

const LOSSES = {
  food: 'board.rationChange',
  tokens: 'board.tokenChange',
  population: 'effect.people',
} as const;

/** An attack ends the pact with the holder of the territory (VEN-9.10). */
function brokenBy({ viewer, public: world }: VenontaView, choice: Choice): Consequence[] {
  if (choice.do !== 'attack' || viewer === 'spectator') return [];
  const target = controllerOf(world, TERRITORY_OF[choice.to]);
  if (target < 0 || target === viewer || world.pacts[viewer * SEATS + target] === 0) return [];
  return [{ kind: 'breaks', message: { say: 'effect.pact', with: { target } } }];
}

/** What becomes of the objective of the round, and so of its points. */
const STEPS = {
  met: { kind: 'brings', say: 'board.stepMet' },
  nearer: { kind: 'brings', say: 'board.stepNearer' },
  hoped: { kind: 'brings', say: 'board.stepHoped' },
  further: { kind: 'breaks', say: 'board.stepFurther' },
  lost: { kind: 'breaks', say: 'board.stepLost' },
} as const;

function objectiveBy(game: Game<Venonta>, view: VenontaView, choice: Choice): Consequence[] {
  const step = stepOf(game, view, choice);
  if (step === null) return [];
  const { kind, say } = STEPS[step.to];
  const isGain = kind === 'brings';
  return [{ kind, message: { say, with: { points: step.points } }, ...(isGain && { points: step.points }) }];
}

/** How likely the attacker is to win, before the dice. */
function chancesOf(view: VenontaView, choice: Choice): Consequence[] {
  const odds = chanceOf(view, choice);
  if (odds === null) return [];
  const won = Math.round(odds.attacker * 100);
  return [{ kind: 'brings', message: { say: 'effect.chance', with: { won } } }];
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
