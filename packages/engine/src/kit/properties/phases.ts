import type { Game, Step, Types } from '../../game.ts';
import { phaseOf } from '../../meaning.ts';
import { hasKey } from '../../words/teller.ts';
import { broken, type Property } from '../property.ts';

export const phases: Property = {
  name: 'phases',
  must: 'Every phase has words, every step names a phase of the game, and at every question it is known which one is played.',
  share: 0.3,
  at({ game, g }) {
    const fault = misnamed(game);
    if (fault !== null) return broken(fault);
    if (g.asked.length === 0) return 'idle';
    const phase = phaseOf(game, g);
    const step = g.flow.at(-1)?.step;
    if (phase === null)
      return broken(`Nobody knows the phase at "${step}": all frames leave it to their caller.`);
    if (!game.phases.flat().includes(phase))
      return broken(`The phase "${phase}" at "${step}" is not listed.`);
    return 'holds';
  },
};

function misnamed<T extends Types>({ phases: parts, steps, words }: Game<T>): string | null {
  const listed = parts.flat();
  const twice = listed.find((phase, index) => listed.indexOf(phase) !== index || phase === 'caller');
  if (twice !== undefined)
    return `The phase "${twice}" is listed twice, or has the name that stands for another.`;
  const mute = listed.find((phase) => !hasKey({ words }, `phase.${phase}`));
  if (mute !== undefined) return `The phase "${mute}" has no words.`;
  const all: Readonly<Record<string, Step<T>>> = steps;
  for (const [name, { phase }] of Object.entries(all)) {
    if (typeof phase === 'function' || phase === 'caller' || listed.includes(phase)) continue;
    return `The step "${name}" belongs to the phase "${phase}", which is not listed.`;
  }
  return null;
}
