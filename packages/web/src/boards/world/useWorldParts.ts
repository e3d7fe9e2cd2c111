import { questionOf, type Types, type View } from '@entente/engine';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { usePart } from '../kit/usePart.ts';
import { useSelection } from './useSelection.ts';

/** What a board of the world shows: the part in the sheet over it, and the chosen place. */
export interface WorldParts<Part extends string, Place extends string> {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly part: Part;
  /** Opens the sheet, too. */
  setPart(part: Part): void;
  readonly selected: Place | null;
  select(place: Place | null, by?: 'pointer' | 'key'): void;
  readonly isOpen: boolean;
  /** Has a question opened it? */
  readonly isAsked: boolean;
  close(): void;
}

interface Asked<Part, Place> {
  /** The part where to look first at this question; null when it makes no difference. */
  readonly wanted: Part | null;
  /** The part that belongs to the world: a chosen place is shown there. */
  readonly first: Part;
  /** The place that the question is about. */
  readonly place: Place | null;
  /** Has the sheet something to say that the map and the tray do not? */
  readonly opens: boolean;
  /** What is new within the same question: it opens the sheet like a new one. */
  readonly news?: string;
}

export function useWorldParts<Part extends string, Place extends string>(
  view: View<Types>,
  { wanted, first, place, opens, news = '' }: Asked<Part, Place>,
): WorldParts<Part, Place> {
  const root = useRef<HTMLDivElement>(null);
  const question = `${questionOf(view)?.step ?? ''} ${wanted} ${opens} ${news}`;
  const [part, setPart] = usePart<Part>(question, wanted, first);
  /** Did a question open the sheet? Then it closes with the question. */
  const [opened, setOpened] = useState<'asked' | 'by hand' | null>(opens ? 'asked' : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question opens or closes it, nothing else
  useEffect(() => {
    setOpened((before) => {
      if (!opens) return before === 'asked' ? null : before;
      // Another part than the one that was opened by hand.
      return wanted !== null && wanted !== first ? 'asked' : (before ?? 'asked');
    });
  }, [question]);
  const open = useCallback(
    (wantedPart: Part) => {
      setPart(wantedPart);
      setOpened('by hand');
    },
    [setPart],
  );
  const { selected, select } = useSelection<Place>(root, place, () => open(first));
  const close = useCallback(() => {
    setOpened(null);
    select(null);
  }, [select]);
  const [isOpen, isAsked] = [opened !== null, opened === 'asked'];
  return { root, part, setPart: open, selected, select, isOpen, isAsked, close };
}
