import type { Sound } from '../settings/store.ts';

/** What some lines of the log sound like. */
export const TOLD: Readonly<Record<'dice' | 'clash', readonly string[]>> = {
  dice: ['rolled', 'neutralRolled', 'rolledForFirst', 'hits', 'airHits', 'missed', 'navalRound'],
  clash: [
    ...['financialCrisis', 'ecologicalCrisis', 'militaryCrisis', 'riot', 'event', 'uprising', 'rebels'],
    ...['attack', 'attacks', 'attacked', 'attackedAgain', 'invasion', 'invasionUndefended', 'usedWmd'],
    ...[
      'blitz',
      'blitzkrieg',
      'bombed',
      'raid',
      'convoyAttacked',
      'navalBattle',
      'airBattle',
      'submarinesFight',
    ],
  ],
};

/** What news sounds like: one sound, however much has happened. */
export function soundOf(lines: readonly { readonly say: string }[]): Sound | null {
  const told = (sound: keyof typeof TOLD) => lines.some(({ say }) => TOLD[sound].includes(say.slice(4)));
  if (told('clash')) return 'clash';
  return told('dice') ? 'dice' : null;
}
