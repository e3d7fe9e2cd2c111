import { useEffect, useRef, useState } from 'react';
import type { Part } from './lit.ts';

/** The part beside the world: chosen by hand, until a new question points elsewhere. */
export function usePart(question: string, wanted: Part | null): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>(wanted ?? 'regions');
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    if (wanted !== null) setPart(wanted);
  }, [question, wanted]);
  return [part, setPart];
}
