import { useRef } from 'react';
import { Changed } from '../../pictures/Tag.tsx';
import type { Play } from '../usePlay.ts';

interface Props {
  value: number;
  of: Pick<Play, 'session'>;
  /** Is more of it good or bad for the reader? `none`: another player's number. */
  good: 'up' | 'down' | 'none';
}

/** By how much a number has changed since the reader's last decision. Its place is kept when there is nothing to say. */
export function Delta({ value, of: { session }, good }: Props) {
  const before = useRef(value);
  const sent = useRef(session.pending);
  // Since the last press that the table has not answered yet.
  if (session.pending !== null && session.pending !== sent.current) before.current = value;
  sent.current = session.pending;
  return <Changed from={before.current} to={value} good={good} />;
}
