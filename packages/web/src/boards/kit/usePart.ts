import { useEffect, useRef, useState } from 'react';

/** The part of a board that is in view: chosen by hand, until a new question points elsewhere. */
export function usePart<Part extends string>(
  question: string,
  wanted: Part | null,
  first: Part,
): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>(wanted ?? first);
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    if (wanted !== null) setPart(wanted);
  }, [question, wanted]);
  return [part, setPart];
}
