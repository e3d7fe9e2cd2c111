import type { Closing } from '@entente/engine';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { Say } from '../../words/index.ts';
import './seals.css';
import type { Play } from '../usePlay.ts';
import { commonSeal, type Seals, sealInWords, sealsOf, signedOf } from './seals.ts';

interface Known {
  readonly seals: Seals;
  /** Which of them carry the sign. */
  readonly signed: ReadonlySet<string>;
  /** One that all have in common is said once, with the question. */
  readonly common: Closing | null;
  readonly say: Say;
}

const KnownSeals = createContext<Known | null>(null);

/** Finds out which actions cannot be taken back, for all who show actions. */
export function SealsOf({ play, children }: { play: Play; children: ReactNode }) {
  const { game, shown, actions, say } = play;
  const known = useMemo((): Known => {
    const seals: Seals = shown === undefined ? new Map() : sealsOf(game, shown.view, actions);
    const common = commonSeal(actions, seals);
    return { seals, signed: signedOf(game, actions, seals), common, say };
  }, [game, shown, actions, say]);
  useBoardSeals(known);
  return <KnownSeals value={known}>{children}</KnownSeals>;
}

/** What a button needs to say beforehand that there is no way back. */
export function useSealed(): (action: string) => { 'data-seal'?: string; 'aria-description'?: string } {
  const known = useContext(KnownSeals);
  return (action) => {
    const why = known?.seals.get(action);
    if (known === null || why === undefined) return {};
    const about = { 'aria-description': sealInWords(known.say, why) };
    return known.signed.has(action) ? { ...about, 'data-seal': known.say(`seal.${why}`) } : about;
  };
}

/** Why there is no way back from anything that can be done now, in words. */
export function useCommonSeal(): string | null {
  const known = useContext(KnownSeals);
  if (known === null || known.common === null) return null;
  return sealInWords(known.say, known.common);
}

/**
 * The board knows nothing of seals: whatever on it carries an action is given its seal here, for every game alike,
 * and again whenever the board draws something new.
 */
function useBoardSeals({ seals, signed, say }: Known): void {
  useEffect(() => {
    const board = document.getElementById('board');
    if (board === null) return;
    const mark = () => {
      for (const element of board.querySelectorAll<HTMLElement>('[data-action], [data-seal]')) {
        const why = seals.get(element.dataset.action ?? '');
        set(element, 'data-seal', signed.has(element.dataset.action ?? '') ? '' : null);
        set(element, 'aria-description', why === undefined ? null : sealInWords(say, why));
      }
    };
    mark();
    const drawn = new MutationObserver(mark);
    drawn.observe(board, { childList: true, subtree: true, attributeFilter: ['data-action'] });
    return () => drawn.disconnect();
  }, [seals, signed, say]);
}

function set(element: HTMLElement, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
