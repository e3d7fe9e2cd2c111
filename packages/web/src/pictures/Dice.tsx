import type { Roll, Seat } from '@entente/engine';
import type { CSSProperties, ReactNode } from 'react';
import { lookOf } from '../seats/seats.ts';
import { useWords } from '../words/index.ts';
import style from './dice.module.css';

interface Props {
  roll: Roll;
  /** What a face without pips is called. */
  name?: (face: string) => string;
  /** What a face without pips looks like, 12 wide, around 0, 0. */
  draw?: (face: string) => ReactNode;
  size?: 'large' | 'small';
}

/** Places of pips in a square of three by three. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** Rolled dice, hits first or as they are paired, in the colours of the seat that rolled them; one sentence for screen readers. */
export function Dice({ roll: { seat, dice, paired = false }, name = String, draw, size = 'large' }: Props) {
  const say = useWords();
  // Sums of dice are numbers, also the small ones.
  const hasPips = dice.every(({ face }) => typeof face !== 'number' || face in PIPS);
  const placed = dice.map((die, at) => ({ ...die, at }));
  const sorted = paired
    ? placed
    : placed.toSorted((one, other) => Number(other.hit) - Number(one.hit) || one.at - other.at);
  return (
    <div className={style.dice} data-size={size} style={colours(seat)}>
      <span className="quiet">{diceInWords({ seat, dice }, say, name)}</span>
      {sorted.map(({ face, hit, at }, place) => (
        <span
          key={at}
          className={style.die}
          data-hit={hit}
          style={{ '--at': place } as CSSProperties}
          aria-hidden="true"
        >
          <Face face={face} hasPips={hasPips} draw={draw} />
        </span>
      ))}
    </div>
  );
}

interface FaceProps extends Pick<Props, 'draw'> {
  face: number | string | null;
  hasPips: boolean;
}

function Face({ face, hasPips, draw }: FaceProps) {
  if (face === null) return <i className={style.blank} />;
  const pips = hasPips && typeof face === 'number' ? PIPS[face] : undefined;
  if (pips !== undefined)
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {pips.map((pip) => (
          <circle key={pip} cx={5 + 7 * (pip % 3)} cy={5 + 7 * Math.floor(pip / 3)} r={2.4} />
        ))}
      </svg>
    );
  if (typeof face === 'number' || draw === undefined)
    return <span className={style.number}>{String(face).slice(0, 2)}</span>;
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden="true">
      {draw(face)}
    </svg>
  );
}

const colours = (seat: Seat | null): CSSProperties => {
  const { colour, label } = seat === null ? { colour: 'var(--ink-2)', label: 'var(--card)' } : lookOf(seat);
  return { '--seat': colour, '--label': label } as CSSProperties;
};

/** "7 hits of 10 dice: 3 infantry, 2 tanks". */
export function diceInWords(
  { dice }: Pick<Roll, 'seat' | 'dice'>,
  say: ReturnType<typeof useWords>,
  name: (face: string) => string = String,
): string {
  const hits = dice.filter(({ hit }) => hit);
  const shown = new Map<string, number>();
  for (const { face } of hits) {
    const word = typeof face === 'string' ? name(face) : String(face ?? '');
    shown.set(word, (shown.get(word) ?? 0) + 1);
  }
  const faces = [...shown].map(([word, count]) => (count === 1 ? word : `${count} × ${word}`)).join(', ');
  const told = say('dice.hits', { hits: hits.length, count: dice.length });
  return faces === '' ? told : `${told}: ${faces}`;
}
