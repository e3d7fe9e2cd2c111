import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

const entry = fileURLToPath(new URL('./all-lessons.ts', import.meta.url));

/** What lists say about every lesson, taken from the lessons when the pages are built: lists need not load any. */
export const lessons = (): Plugin =>
  virtualModule<typeof import('./all-lessons.ts')>(
    'lessons',
    entry,
    ({ lessons: all }) => `export const lessons = ${JSON.stringify(all)};`,
  );
