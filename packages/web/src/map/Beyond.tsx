import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import type { Say } from '../words/index.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';
import { beyond } from './frame.ts';
import style from './map.module.css';
import type { Rest } from './useCamera.ts';

const SIDES = [
  ['left', ChevronLeft],
  ['right', ChevronRight],
  ['top', ChevronUp],
  ['bottom', ChevronDown],
] as const;

interface Props {
  readonly drawing: Drawing;
  /** What can be chosen. */
  readonly places: readonly Point[];
  readonly rest: Rest;
  show(places: readonly Point[]): void;
  readonly say: Say;
}

/** Where something can be chosen that is not seen: a button at the edge that leads there. */
export function Beyond({ drawing, places, rest: { sight, size, edges }, show, say }: Props) {
  const found = beyond(places, sight, size, edges, drawing);
  const [x, y] = [(edges.left + size[0] - edges.right) / 2, (edges.top + size[1] - edges.bottom) / 2];
  const at = {
    left: { left: edges.left, top: y },
    right: { left: size[0] - edges.right, top: y },
    top: { left: x, top: edges.top },
    bottom: { left: x, top: size[1] - edges.bottom },
  };
  return SIDES.map(([side, Icon]) => {
    const count = found[side].length;
    if (count === 0) return null;
    return (
      <Button
        key={side}
        className={style.beyond}
        data-side={side}
        style={at[side]}
        aria-label={say('map.beyond', { count })}
        onClick={() => show(found[side])}
      >
        <Icon size={18} aria-hidden="true" />
        {count}
      </Button>
    );
  });
}
