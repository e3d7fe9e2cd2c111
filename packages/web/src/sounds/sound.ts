import { type Sound, useSettings } from '../settings/store.ts';

/** Plays a sound, if sounds are on. */
export function sound(wanted: Sound): void {
  const { sounds, volume } = useSettings.getState();
  if (volume === 0 || !sounds.includes(wanted)) return;
  void import('./sounds.ts').then(({ playSound }) => playSound(wanted, volume));
}
