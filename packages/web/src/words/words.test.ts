import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatter } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { LOOKS } from '../seats/seats.ts';
import { COMMANDS } from '../settings/keyboard.ts';
import { SOUNDS } from '../settings/store.ts';
import { de as deCommon } from './de/index.ts';
import { me as deMe } from './de/me.ts';
import { en as enCommon } from './en/index.ts';
import { me as enMe } from './en/me.ts';
import { it as itCommon } from './it/index.ts';
import { me as itMe } from './it/me.ts';

const en = { ...enCommon, ...enMe };
const it = { ...itCommon, ...itMe };
const de = { ...deCommon, ...deMe };

const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, it, de };

/** The parameters of a text, each once. */
function parameters(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name);
  return [...new Set(names)].sort();
}

describe('the words of the shell', () => {
  test.each(['it', 'de'])('have every key in %s, with the same parameters', (language) => {
    expect(Object.keys(languages[language])).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(languages[language])) {
      expect([key, parameters(text)]).toEqual([key, parameters(languages.en[key])]);
    }
  });

  test('can all be said', () => {
    for (const [language, dictionary] of Object.entries(languages)) {
      for (const [key, text] of Object.entries(dictionary)) {
        const args = Object.fromEntries(parameters(text).map((name) => [name, 2]));
        const told = formatter(language)(text)(args);
        expect([key, told]).not.toContain('');
        expect(told).not.toMatch(/[{}]/);
      }
    }
  });

  test('are all used', () => {
    const source = sources(fileURLToPath(new URL('..', import.meta.url))).join('\n');
    const made = new Set<string>([
      ...LOOKS.map(({ id }) => `seat.${id}`),
      ...COMMANDS.map(([command]) => `key.${command}`),
      ...['me', 'open', 'greedy', 'random', 'aggressive'].map((holder) => `holder.${holder}`),
      ...['live', 'evening', 'daily', 'none'].map((pace) => `pace.${pace}`),
      ...['live', 'evening', 'daily', 'none'].map((pace) => `clock.${pace}`),
      ...['wait', 'default', 'answer', 'bot'].map((late) => `late.${late}`),
      ...SOUNDS.map((sound) => `sound.${sound}`),
      ...['yes', 'no'].map((may) => `spectators.${may}`),
      ...['off', 'table', 'pairs'].map((talk) => `talk.${talk}`),
      ...['link', 'listed'].map((visible) => `visible.${visible}`),
      ...['log', 'talks', 'rules', 'charts'].map((tab) => `tab.${tab}`),
      ...['chance', 'shown', 'others', 'over'].map((why) => `seal.${why}`),
      ...['phase', 'clash', 'talk', 'note'].map((kind) => `mark.${kind}`),
      ...['greedy', 'random'].map((bot) => `title.bot.${bot}`),
      ...['first', 'standard', 'all'].map((preset) => `preset.${preset}`),
      ...['left', 'late', 'replaced', 'back', 'opening', 'opened', 'sat', 'refused'].map(
        (what) => `event.${what}`,
      ),
      ...['ruling', 'reconstructed'].map((mark) => `rules.mark.${mark}`),
      ...['resigned', 'closed'].map((ended) => `table.ended.${ended}`),
      ...['push', 'mail', 'webhook'].map((kind) => `notice.kind.${kind}`),
      ...['status', 'timeout', 'address', 'connection', 'gone', 'mail'].map((why) => `notice.why.${why}`),
      ...['names', 'seats', 'alone', 'over', 'device'].map((what) => `data.will.${what}`),
    ]);
    const unused = Object.keys(en).filter((key) => !made.has(key) && !source.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .filter((entry) => !/\/words\/\w\w$/.test(entry.parentPath))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
