import type { Decision } from '@entente/engine';
import { LAND_UNITS } from '../../data/terms.ts';
import { LAND } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, LandBattle, Position } from '../../position.ts';
import { strength, sum } from './forces.ts';

const ALL: Choice = { do: 'commitAll' };
const READY: Choice = { do: 'ready' };
const COMMIT: readonly Choice[] = LAND_UNITS.map((unit) => ({ do: 'commit', unit, count: 1 }));

const committed = (battle: LandBattle, seat: number): number[] =>
  seat === battle.attacker ? battle.attacking : battle.defending;

/** Units of this round: kind by kind, or all at once, as when there is no answer (ATK-27.11). */
export const commit: Decision<Attack, 'commit'> = {
  kind: 'decision',
  phase: 'battle',
  rule: 'ATK-10.3',
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    const { battle } = g.public;
    if (battle === null) return;
    const force = strength(g, battle, seat);
    const sent = committed(battle, seat);
    offer.add(ALL);
    for (let kind = 0; kind < LAND; kind++) offer.amount(COMMIT[kind], 'count', 1, force[kind] - sent[kind]);
    if (sum(sent) > 0) offer.add(READY);
  },
  prompt: ({ public: { battle } }) => ({ round: battle === null ? 0 : battle.round }),
  default: () => ALL,
  take(g, frame, seat, choice, go) {
    const { battle } = g.public;
    if (battle === null) return;
    const sent = committed(battle, seat);
    if (choice.do === 'commit') {
      sent[LAND_UNITS.indexOf(choice.unit)] += choice.count;
      if (sum(sent) < sum(strength(g, battle, seat))) return;
    } else if (choice.do === 'commitAll') commitAll(g, battle, seat);
    const [infantry, tank, artillery, plane] = sent;
    go.log('log.committed', { seat, region: frame.region, infantry, tank, artillery, plane });
    go.done();
  },
};

function commitAll(g: Position, battle: LandBattle, seat: number): void {
  const force = strength(g, battle, seat);
  const sent = committed(battle, seat);
  for (let kind = 0; kind < LAND; kind++) sent[kind] = force[kind];
}
