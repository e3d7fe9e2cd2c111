import type { Length, Pace } from '../link/messages.ts';
import type { Say } from '../words/index.ts';

/** What a person takes for one of them, on average: many are small. */
const SECONDS = 10;

export interface Setting {
  readonly game: string;
  readonly seats: number;
  /** Seats that are not bots'. */
  readonly people: number;
  readonly pace: Pace;
}

/** "1 h 20 min", rounded to what can be known. */
export function timeInWords(minutes: number, language: string): string {
  const unit = (count: number, name: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: name,
      unitDisplay: name === 'day' ? 'long' : 'short',
    }).format(count);
  if (minutes >= 48 * 60) return unit(Math.round(minutes / 1440), 'day');
  const rounded = minutes < 20 ? Math.max(1, Math.round(minutes)) : 10 * Math.round(minutes / 10);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return unit(rest, 'minute');
  return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
}

/** How long it will take: as here before, or a rough estimate that says so. Null when nobody can know. */
export function lengthInWords(
  setting: Setting,
  typicalChoices: Readonly<Record<number, number | undefined>>,
  lengths: readonly Length[],
  say: Say,
  language: string,
): string | null {
  const { game, seats, people, pace } = setting;
  const known = lengths.find(
    (one) => one.game === game && one.seats === seats && one.people === people && one.pace === pace,
  );
  if (known !== undefined) {
    const time = timeInWords(known.minutes, language);
    return say('new.length', { time, count: known.games });
  }
  const choices = typicalChoices[seats];
  if (choices === undefined || people === 0) return null;
  const own = Math.round((choices * people) / seats);
  if (pace === 'daily') return say('new.lengthDaily', { choices: own });
  const time = timeInWords((own * SECONDS) / 60, language);
  return say('new.lengthRough', { time });
}
