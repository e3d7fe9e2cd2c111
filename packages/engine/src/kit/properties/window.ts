import { roleOf } from '../../meaning.ts';
import { broken, type Property } from '../property.ts';

export const reactionWindows: Property = {
  name: 'window',
  must: 'A reaction window has a default that is legal and passes or declines, a turn that is passed quietly one that may also end it; and a window is not open, since then nothing is to be guarded.',
  share: 0.2,
  at({ game, referee, g }) {
    if (g.asked.length === 0) return 'idle';
    const { step, frame } = referee.due(g);
    if (step.kind === 'automatic') return 'idle';
    const isQuiet = step.kind === 'decision' && step.quietPass === true;
    if (step.window !== true && !isQuiet) return 'idle';
    if (step.window === true && (step.open === true || step.isOpen !== undefined))
      return broken(`The step "${frame.step}" is both an open question and a window.`);
    if (step.default === undefined) return broken(`The window "${frame.step}" has no default to pass with.`);
    for (const seat of g.asked) {
      const pass = step.default(g, frame, seat);
      const refusal = referee.refusal(g, seat, pass);
      if (refusal !== null)
        return broken(`Seat ${seat} cannot pass in the window "${frame.step}": ${refusal.code}.`);
      const role = roleOf(game, pass);
      const isPass = role === 'pass' || role === 'decline' || (isQuiet && role === 'end');
      if (!isPass)
        return broken(`The default "${pass.do}" of the window "${frame.step}" neither passes nor declines.`);
    }
    return 'holds';
  },
};
