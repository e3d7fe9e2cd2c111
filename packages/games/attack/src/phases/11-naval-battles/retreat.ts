import type { Decision, Seat } from '@entente/engine';
import { MAPS, SEA_OF, SEAS } from '../../data/map.ts';
import { BATTLESHIP, DAMAGED } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, AttackGo, NavalBattle, Position } from '../../position.ts';
import { fleetAt, othersAt } from '../../queries.ts';

/** Sea areas that a side may retreat to (ATK-11.14): next to the battle, no canal, nobody else’s ships. */
function refuges(g: Position, seat: Seat, sea: number): number[] {
  return MAPS[g.options.map].open[sea].filter((other) => !othersAt(g.public, other, seat));
}

/** The attacker is asked first, then the defender; without a refuge nobody is (ATK-11.13). */
export function askForRetreat(g: Position, seat: Seat, go: AttackGo): void {
  const { fight } = g.public;
  if (fight === null) return;
  const { attacker, defender, sea } = fight;
  if (refuges(g, seat, sea).length > 0) go.next({ step: 'navalRetreat', seat, sea: SEAS[sea] });
  else if (seat === attacker) askForRetreat(g, defender, go);
  else nextRound(fight, go);
}

function nextRound(fight: NavalBattle, go: AttackGo): void {
  fight.round++;
  go.next({ step: 'line', sea: SEAS[fight.sea] });
}

const STAY: Choice = { do: 'stay' };
const RETREAT_TO: readonly Choice[] = SEAS.map((sea) => ({ do: 'retreatTo', sea }));

/** Without an answer the ships stay (ATK-27.10). */
export const navalRetreat: Decision<Attack, 'navalRetreat'> = {
  kind: 'decision',
  phase: 'battle',
  rule: 'ATK-11.13',
  asks: (_g, { seat }) => seat,
  choices(g, frame, seat, offer) {
    offer.add(STAY);
    for (const sea of refuges(g, seat, SEA_OF[frame.sea])) offer.add(RETREAT_TO[sea]);
  },
  prompt: ({ public: { fight } }) => ({ round: fight === null ? 0 : fight.round }),
  default: () => STAY,
  take(g, _frame, seat, choice, go) {
    const { fight } = g.public;
    if (fight === null) return;
    if (choice.do === 'stay') {
      if (seat === fight.attacker) askForRetreat(g, fight.defender, go);
      else nextRound(fight, go);
      return;
    }
    if (choice.do !== 'retreatTo') return;
    withdraw(g, fight, seat, SEA_OF[choice.sea]);
    go.log('log.navalRetreat', { seat, sea: SEAS[fight.sea], into: choice.sea });
    g.public.fight = null;
    go.done();
  },
};

/** All surviving ships that took part go, Submarines that stayed out remain (ATK-28.8). */
function withdraw({ public: { ships } }: Position, fight: NavalBattle, seat: Seat, to: number): void {
  const force = seat === fight.attacker ? fight.attacking : fight.defending;
  const from = fleetAt(fight.sea, seat);
  const refuge = fleetAt(to, seat);
  for (let kind = 0; kind <= DAMAGED; kind++) {
    const as = kind === DAMAGED ? BATTLESHIP : kind;
    ships[from + as] -= force[kind];
    ships[refuge + as] += force[kind];
  }
}
