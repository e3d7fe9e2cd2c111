import type { Choices, Decision } from '@entente/engine';
import { canalBetween, MAPS, SEA_OF, SEAS } from '../../data/map.ts';
import { SHIPS } from '../../data/terms.ts';
import { FLEET } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, Position, World } from '../../position.ts';
import { countShips, maySail } from '../07-move/available.ts';
import { COUNT, FIRST, isShort, KIND, MARCH, ORIGIN, SECOND } from '../07-move/marches.ts';
import { askAgain } from '../07-move/movement.ts';
import { canalRefusal } from '../08-crossing-the-sea/permission.ts';

/** A first step to a neighbour, canals included: by `(sea * SEAS + into) * FLEET + kind`. */
const SAIL: readonly Choice[] = SEAS.flatMap((sea) =>
  SEAS.flatMap((into) => SHIPS.map((ship) => ({ do: 'sail' as const, ship, sea, into, count: 1 }))),
);

function sailOn({ movement }: World, at: number, to: number): Choice {
  const { sailings } = movement;
  return {
    do: 'sailOn',
    sailing: at / MARCH,
    ship: SHIPS[sailings[at + KIND]],
    port: SEAS[sailings[at + ORIGIN]],
    sea: SEAS[sailings[at + FIRST]],
    into: SEAS[to],
    count: 1,
  };
}

/** A step to each neighbour, whoever’s ships are there (ATK-9.2); canals may be closed (ATK-9.6, ATK-9.7, ATK-9.8). */
function offerWaters(
  g: Position,
  from: number,
  not: number,
  most: number,
  choice: (to: number) => Choice,
  offer: Choices<Choice>,
): void {
  const waters = MAPS[g.options.map].waters[from];
  for (let index = 0; index < waters.length; index++) {
    const to = waters[index];
    if (to === not) continue;
    const canal = canalBetween(from, to);
    const refusal = canal < 0 ? undefined : canalRefusal(g.public, canal);
    if (refusal === undefined) offer.amount(choice(to), 'count', 1, most);
    else offer.add(choice(to), refusal);
  }
}

function addSailing(
  sailings: number[],
  kind: number,
  origin: number,
  first: number,
  second: number,
  count: number,
) {
  for (let at = 0; at < sailings.length; at += MARCH) {
    if (
      sailings[at + KIND] === kind &&
      sailings[at + ORIGIN] === origin &&
      sailings[at + FIRST] === first &&
      sailings[at + SECOND] === second
    ) {
      sailings[at + COUNT] += count;
      return;
    }
  }
  sailings.push(kind, origin, first, second, count);
}

const BACK: Choice = { do: 'back' };

/** Ships of one sea area, one or two sea areas far (ATK-9.1), each on its own (ATK-9.10). */
export const planSail: Decision<Attack, 'planSail'> = {
  kind: 'decision',
  phase: 'move',
  rule: 'ATK-9.1',
  asks: (g) => g.public.active,
  choices(g, frame, _seat, offer) {
    const sea = SEA_OF[frame.sea];
    const { sailings } = g.public.movement;
    countShips(g.public);
    for (let kind = 0; kind < FLEET; kind++) {
      const most = maySail(sea, kind);
      if (most > 0)
        offerWaters(g, sea, -1, most, (to) => SAIL[(sea * SEAS.length + to) * FLEET + kind], offer);
    }
    for (let at = 0; at < sailings.length; at += MARCH) {
      if (sailings[at + FIRST] !== sea || !isShort(sailings, at)) continue;
      const most = sailings[at + COUNT];
      offerWaters(g, sea, sailings[at + ORIGIN], most, (to) => sailOn(g.public, at, to), offer);
    }
    offer.add(BACK);
  },
  default: () => BACK,
  take(g, { anew }, seat, choice, go) {
    go.done();
    const { sailings } = g.public.movement;
    if (choice.do === 'sail') {
      const kind = SHIPS.indexOf(choice.ship);
      const from = SEA_OF[choice.sea];
      addSailing(sailings, kind, from, SEA_OF[choice.into], -1, choice.count);
    } else if (choice.do === 'sailOn') {
      const at = choice.sailing * MARCH;
      const kind = sailings[at + KIND];
      const origin = sailings[at + ORIGIN];
      const first = sailings[at + FIRST];
      sailings[at + COUNT] -= choice.count;
      if (sailings[at + COUNT] === 0) sailings.splice(at, MARCH);
      addSailing(sailings, kind, origin, first, SEA_OF[choice.into], choice.count);
    } else return;
    if (anew.length > 0) askAgain(g.public.movement);
    const { ship, count, sea, into } = choice;
    go.log('log.sails', { seat, ship, count, sea, into });
  },
};
