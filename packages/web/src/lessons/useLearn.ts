import { useBegin } from './useBegin.ts';

/** One press to a lesson, on this device. */
export function useLearn() {
  const { begin, ...rest } = useBegin();
  const learn = (game: string, lesson: string) =>
    begin(async () => (await import('../local/device-host.ts')).learn(game, lesson));
  return { ...rest, learn };
}
