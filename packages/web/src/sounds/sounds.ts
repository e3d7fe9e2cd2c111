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

const LENGTH = 0.22;
/** Gain of "full" volume. */
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
