import type { Length, Pace } from '../link/messages.ts';
import type { Say } from '../words/index.ts';

/** Average seconds that a person takes for a choice: many are small. */
const SECONDS = 10;

export interface Setting {
  readonly game: string;
  readonly seats: number;
  /** Seats that are not bots'. */
  readonly people: number;
  readonly pace: Pace;
}

type TypicalChoices = Readonly<Record<number, number | undefined>>;

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

const known = (lengths: readonly Length[], { game, seats, people, pace }: Setting) =>
  lengths.find(
    (one) => one.game === game && one.seats === seats && one.people === people && one.pace === pace,
  );

/** How many decisions people take in it; null when nobody can know. */
function ownChoices({ seats, people }: Setting, typicalChoices: TypicalChoices): number | null {
  const choices = typicalChoices[seats];
  return choices === undefined || people === 0 ? null : Math.round((choices * people) / seats);
}

/** How long it will take: as here before, or a rough estimate. Null when nobody can know. */
export function minutesOf(
  setting: Setting,
  typicalChoices: TypicalChoices,
  lengths: readonly Length[],
): number | null {
  const own = ownChoices(setting, typicalChoices);
  return known(lengths, setting)?.minutes ?? (own === null ? null : (own * SECONDS) / 60);
}

/** The same in words, which say where it comes from. */
export function lengthInWords(
  setting: Setting,
  typicalChoices: TypicalChoices,
  lengths: readonly Length[],
  say: Say,
  language: string,
): string | null {
  const minutes = minutesOf(setting, typicalChoices, lengths);
  if (minutes === null) return null;
  const time = timeInWords(minutes, language);
  const games = known(lengths, setting)?.games;
  if (games !== undefined) return say('new.length', { time, count: games });
  const choices = ownChoices(setting, typicalChoices) ?? 0;
  return setting.pace === 'daily' ? say('new.lengthDaily', { choices }) : say('new.lengthRough', { time });
}
