import { type AnyGame, markOf, type Teller, type Types } from '@entente/engine';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MarkedGame } from '../Mark.tsx';

/** The names of the buttons that something drawn has: what a screen reader says of them. */
export function buttonsOf(game: AnyGame, teller: Teller<Types>, drawn: ReactNode): Set<string> {
  const markup = renderToStaticMarkup(createElement(MarkedGame, { value: { game, teller } }, drawn));
  const labels = [...markup.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);
  return new Set(labels.map(unescaped));
}

/** What the marks of a family are called, one for everything of it that is not printed. */
export function marksOf(game: AnyGame, teller: Teller<Types>, family: string): string[] {
  return game.words.terms[family]
    .filter((id) => markOf(game, family, id) !== null)
    .map((id) => teller.say({ say: 'mark.name', with: { name: teller.term(family, id) } }));
}

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll('&quot;', '"');
