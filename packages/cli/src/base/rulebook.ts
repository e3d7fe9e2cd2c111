/** The rules of a game in words, by ID, as its `rules.md` declares them. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@entente/engine';
import type { Title } from '../games.ts';
import { repositoryRoot } from './root.ts';

export interface Rule {
  readonly id: string;
  readonly text: string;
  /** Why there is nothing to execute, for a definition or a claim on the box. */
  readonly idle?: string;
}

const BULLET = /^\s*[-*] \*\*([A-Z][A-Z0-9]*(?:[-.][A-Za-z0-9]+)+)\*\*:?\s*(.*)$/;
const IDLE = /\s*\*\((?:nothing to execute|niente da eseguire|nichts auszuführen): (.+)\)\*\s*$/;

export const rulesFile = (title: Title): string => `${title.folder}/rules.md`;

/** In English when there is no translation; empty when the game has no `rules.md`. */
export function readRulebook(title: Title, language: Language = 'en'): Rule[] {
  const files = [`${title.folder}/rules.${language}.md`, rulesFile(title)];
  const path = files.map((file) => resolve(repositoryRoot(), file)).find(existsSync);
  return path === undefined ? [] : parseRulebook(readFileSync(path, 'utf8'));
}

export function parseRulebook(markdown: string): Rule[] {
  const bullets: { id: string; text: string }[] = [];
  let open: { id: string; text: string } | null = null;
  for (const line of markdown.split('\n')) {
    const [, id, text] = BULLET.exec(line) ?? [];
    if (id !== undefined) {
      open = { id, text };
      bullets.push(open);
    } else if (line.trim() === '' || line.startsWith('#')) open = null;
    else if (open !== null) open.text += ` ${line.trim()}`;
  }
  return bullets.map(({ id, text }) => {
    const idle = IDLE.exec(text)?.[1];
    return idle === undefined ? { id, text } : { id, text: text.replace(IDLE, ''), idle };
  });
}
