import type { Automatic, Decision } from '@entente/engine';
import { ask, finish } from '../../cards/playing.ts';
import { CARD } from '../../cards/table.ts';
import { starValues } from '../../cards/target.ts';
import type { Playing } from '../../flow.ts';
import { type Limit, type LimitGo, MILITARY, type Position, STAR } from '../../position.ts';
import { tellGifts } from '../00-the-game/telling.ts';
import { alsoRemoving } from '../01-political-phase/any-moment.ts';
import { countAllies } from '../03-international-phase/alliances/groups.ts';
import { dropPledges, pledged, spend } from '../03-international-phase/alliances/help.ts';

/**
 * The attacker has paid its force and taken its destabilisation (LIM-6.2.1). The target resists with exactly
 * the same force or the effects happen; what was spent is lost either way (LIM-6.2.2, LIM-6.2.3, LIM-6.2.4). A
 * target that cannot resist alone may call its allies; the attacker never may (LIM-3.7.5, LIM-R10).
 */
export function attack(g: Position, playing: Playing, go: LimitGo): void {
  if (playing.aim === STAR) {
    starAnswers(g, playing, go);
    return;
  }
  const missing = playing.force - g.public.nations[playing.aim].stock[MILITARY];
  if (missing <= 0) ask('resistance', playing);
  else if (countAllies(g.public, playing.aim, 'military') === 0) succeed(playing, go);
  else {
    ask('attack', playing);
    go.call({ step: 'askAllies', seat: playing.aim, alliance: 'military', resource: 'military', missing });
  }
}

/** The star nation resists whenever it can, and pays nothing (LIM-5.8). */
function starAnswers(g: Position, playing: Playing, go: LimitGo): void {
  if (starValues(g.public).military < playing.force) succeed(playing, go);
  else {
    go.log('log.starResists', { force: playing.force });
    finish(g, go);
  }
}

/** The target cannot or will not resist (LIM-6.2.3). */
function succeed(playing: Playing, go: LimitGo): void {
  if (playing.aim !== STAR) go.log('log.notResisted', { seat: playing.aim, force: playing.force });
  ask('effects', playing);
}

/** Own military first, then that of the allies (LIM-3.7.9). */
function repel(g: Position, playing: Playing, go: LimitGo): void {
  const gifts = spend(g.public, g.public.nations[playing.aim], MILITARY, playing.force);
  tellGifts(gifts, playing.aim, 'military', go);
  go.log('log.resisted', { seat: playing.aim, force: playing.force });
  finish(g, go);
}

const force: Decision<Limit, 'force', 'force'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-6.2.1',
  asks: (_g, frame) => frame.seat,
  choices(g, frame, seat, offer) {
    const { war } = CARD[frame.card];
    offer.amount({ do: 'force', amount: war }, 'amount', war, g.public.nations[seat].stock[MILITARY]);
  },
  default: (_g, frame) => ({ do: 'force', amount: CARD[frame.card].war }),
  take(_g, frame, _seat, choice) {
    frame.force = choice.amount;
    ask('announced', frame);
  },
};

const resistance: Decision<Limit, 'resistance'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-6.2.2',
  asks: (_g, frame) => frame.aim,
  prompt: (_view, frame) => ({ attacker: frame.seat }),
  choices(_g, _frame, _seat, offer) {
    offer.add({ do: 'resist' });
    offer.add({ do: 'yield' });
  },
  default: () => ({ do: 'yield' }),
  take(g, frame, _seat, choice, go) {
    if (choice.do === 'resist') repel(g, frame, go);
    else succeed(frame, go);
  },
};

/**
 * The allies have answered, the attacker among them if it is one (LIM-R11): with the target's own military their help
 * must reach the force in full, or it stays with them (LIM-R10).
 */
const attackStep: Automatic<Limit, 'attack'> = {
  kind: 'automatic',
  phase: 'political',
  rule: 'LIM-3.7.1',
  run(g, frame, go) {
    const own = g.public.nations[frame.aim].stock[MILITARY];
    if (own + pledged(g.public) >= frame.force) return repel(g, frame, go);
    dropPledges(g.public);
    succeed(frame, go);
  },
};

export const warSteps = { force, resistance: alsoRemoving(resistance), attack: attackStep };
