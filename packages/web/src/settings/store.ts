import type { Language } from '@entente/engine';
import { create } from 'zustand';

export const SOUNDS = ['turn', 'done', 'refused', 'dice', 'clash', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Everything a person may choose about how things look and answer. Kept in this browser. */
export interface Settings {
  name: string;
  language: Language;
  theme: 'system' | 'light' | 'dark';
  contrast: 'normal' | 'high';
  patterns: 'normal' | 'strong';
  motion: 'system' | 'off' | 'short' | 'full';
  /** Of all words, in percent. */
  text: 100 | 115 | 130;
  /** Names on a map: where there is room, or only at the pointer or focus. */
  labels: 'room' | 'few';
  /** The side of the board that log and talks are on. */
  side: 'right' | 'left';
  /** Are log and talks open over the world? Null: where there is room beside it. */
  drawer: boolean | null;
  /** When is a choice asked to be confirmed? `final`: by touch, and when it cannot be taken back. */
  confirm: 'always' | 'final' | 'touch' | 'never';
  /** What is heard, and how loud. */
  sounds: readonly Sound[];
  volume: 0 | 0.4 | 1;
  /** A turn in which nothing but ending it is left ends by itself. */
  autoEnd: boolean;
  /** Be asked also where there is only one answer. */
  keepAsking: boolean;
  /** Give a single answer for me even where others can conclude something from it. */
  quick: boolean;
  /** The bot that "Play now" puts in the other seats. */
  opponent: string;
  /** Pause before a bot's move becomes visible, in milliseconds. */
  botPause: 0 | 250 | 1000;
  /** What is shown of what has happened, besides the log: cards and report, the report alone, or neither. */
  happened: 'all' | 'report' | 'none';
  /** Explain what comes up in a game for the first time. */
  tips: boolean;
  /** How fast bots are followed. */
  pace: 'slow' | 'normal' | 'fast';
  /** Keys that were changed or, with an empty text, switched off. */
  keys: Record<string, string>;
}

const FIRST: Settings = {
  name: '',
  language: firstLanguage(),
  theme: 'system',
  contrast: 'normal',
  patterns: 'normal',
  motion: 'system',
  text: 100,
  labels: 'room',
  side: 'right',
  drawer: null,
  confirm: 'touch',
  sounds: ['turn'],
  volume: 0.4,
  autoEnd: false,
  keepAsking: false,
  quick: false,
  opponent: 'greedy',
  botPause: 250,
  happened: 'all',
  tips: true,
  pace: 'normal',
  keys: {},
};

function firstLanguage(): Language {
  const wanted = globalThis.navigator?.language?.slice(0, 2);
  return wanted === 'it' || wanted === 'de' ? wanted : 'en';
}

const KEY = 'entente.settings';

export const useSettings = create<Settings>()(() => ({ ...FIRST, ...kept() }));
useSettings.subscribe(keep);

/** What was chosen before, as far as this browser keeps anything. */
function kept(): Partial<Settings> {
  try {
    const { state } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { state?: Partial<Settings> };
    return state ?? {};
  } catch {
    return {};
  }
}

function keep(state: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ state, version: 0 }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Does nothing move, by the settings here or by those of the system? */
export function isStill(): boolean {
  const { motion } = useSettings.getState();
  return motion === 'off' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

export function change(settings: Partial<Settings>): void {
  useSettings.setState(settings);
}
