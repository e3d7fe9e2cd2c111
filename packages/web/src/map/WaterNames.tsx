import type { Language } from '@entente/engine';
import { memo } from 'react';
import type { Drawing } from './drawing.ts';
import type { WaterName } from './file.ts';
import type { Label } from './labels.ts';
import style from './map.module.css';

/** From this scale on (pixels for a unit) waters of a rank are named. */
const FROM = { 1: 0, 2: 1, 3: 2.4 } as const;

const idOf = ({ en }: WaterName) => `water ${en}`;

/** The waters that may be named at this scale; they come after everything that is part of the game. */
export function waterLabels({ waters }: Drawing, language: Language, scale: number): Label[] {
  return waters
    .filter(({ rank }) => scale >= FROM[rank])
    .map((water) => ({
      id: idOf(water),
      at: water.at,
      text: water[language],
      reach: 0,
      depth: 0,
      rank: 4 + water.rank,
      isWater: true,
    }));
}

interface Props {
  readonly drawing: Drawing;
  readonly language: Language;
  /** Those that have room. */
  readonly named: ReadonlySet<string>;
}

export const WaterNames = memo(function WaterNames({ drawing, language, named }: Props) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      {drawing.waters
        .filter((water) => named.has(idOf(water)))
        .map((water) => (
          <text
            key={idOf(water)}
            className={style.waterName}
            data-rank={water.rank}
            style={{
              transform: `translate(${water.at[0]}px, ${water.at[1]}px) scale(calc(1 / var(--scale)))`,
            }}
          >
            {water[language]}
          </text>
        ))}
    </g>
  );
});
