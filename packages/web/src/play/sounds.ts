import type { Sound } from '../settings/store.ts';

/** When a tone starts, in seconds, and its pitch. Made here: no file to load, no music. */
const TONES: Readonly<Record<Sound, readonly (readonly [start: number, pitch: number])[]>> = {
  turn: [
    [0, 523],
    [0.14, 659],
  ],
  done: [[0, 440]],
  refused: [
    [0, 220],
    [0.12, 196],
  ],
  dice: [
    [0, 880],
    [0.05, 740],
    [0.1, 830],
    [0.16, 700],
  ],
  clash: [
    [0, 147],
    [0.08, 139],
  ],
  end: [
    [0, 392],
    [0.14, 494],
    [0.28, 587],
  ],
};

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

const LENGTH = 0.22;
/** As loud as "full" is. */
const LOUDEST = 0.12;

export function playSound(sound: Sound, volume: number): void {
  const audio = new AudioContext();
  const tones = TONES[sound];
  for (const [start, pitch] of tones) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const from = audio.currentTime + start;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(LOUDEST * volume, from);
    gain.gain.exponentialRampToValueAtTime(0.001, from + LENGTH - 0.02);
    tone.connect(gain).connect(audio.destination);
    tone.start(from);
    tone.stop(from + LENGTH);
  }
  const [last] = tones[tones.length - 1];
  setTimeout(() => void audio.close(), 1000 * (last + 2 * LENGTH));
}
