import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

const entry = fileURLToPath(new URL('./all-lessons.ts', import.meta.url));

/**
 * What lists say about every lesson, taken from the lessons when the pages are built: lists need not load any. The play screen only
 * needs names; sentences and rules are a part of their own.
 */
export const lessons = (): Plugin =>
  virtualModule<typeof import('./all-lessons.ts')>('lessons', entry, ({ lessons: all }, part) =>
    part === 'about'
      ? `export const about = ${JSON.stringify(Object.fromEntries(all.map(({ game, id, about, rules }) => [`${game}/${id}`, { about, rules }])))};`
      : `export const lessons = ${JSON.stringify(all.map(({ about, rules, ...line }) => line))};`,
  );
