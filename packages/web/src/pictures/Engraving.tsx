import type { MomentKind } from '@entente/engine';
import { useId, useMemo } from 'react';
import style from './engraving.module.css';
import { engravingOf, type Fill } from './engravings.ts';

/** Lines of a hatching: width and height of a tile, what is drawn on it, how thick. */
const HATCHES: Readonly<Partial<Record<Fill, readonly [number, number, string, number]>>> = {
  level: [8, 4, 'M0 2H8', 0.7],
  upright: [3.4, 8, 'M1.7 0V8', 0.9],
  slant: [5, 5, 'M-1 1 1 -1M0 5 5 0M4 6 6 4', 0.9],
  dense: [3.2, 3.2, 'M-1 1 1 -1M0 3.2 3.2 0M2.2 4.2 4.2 2.2', 1.1],
};

/** A picture for a kind of event. It says nothing that is not said beside it. */
export function Engraving({ kind }: { kind: MomentKind }) {
  const id = useId();
  const shapes = useMemo(() => engravingOf(kind), [kind]);
  const paint = (fill: Fill) => (fill in HATCHES ? { fill: `url(#${id}${fill})` } : undefined);
  return (
    <svg
      className={style.engraving}
      viewBox="0 0 440 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-kind={kind}
    >
      <defs>
        {Object.entries(HATCHES).map(([name, [width, height, d, line]]) => (
          <pattern key={name} id={`${id}${name}`} width={width} height={height} patternUnits="userSpaceOnUse">
            <path d={d} strokeWidth={line} />
          </pattern>
        ))}
      </defs>
      {shapes.map(([fill, d, line = 1.2], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
        <path key={at} d={d} data-fill={fill} style={paint(fill)} strokeWidth={line} />
      ))}
    </svg>
  );
}
