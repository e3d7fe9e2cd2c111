import { TERRITORY_OF } from '../data/board.ts';
import type { Choice } from '../flow.ts';
import type { Progress } from '../phases/14-objectives/objectives.ts';
import type { VenontaView } from '../position.ts';

/** How a choice changes what the viewer’s objective still asks for. */
export interface Step {
  /** `hoped`: nearer, if it is won or if the partner agrees. */
  readonly to: 'met' | 'nearer' | 'further' | 'lost' | 'hoped';
  readonly points: number;
}

/** An attack counts as soon as it is declared, whoever wins; to free a territory of the seat’s own does not. */
export function spoiltBy(
  { public: world, viewer }: VenontaView,
  before: Progress,
  choice: Choice,
): Step | null {
  if (choice.do !== 'attack' || world.owner[TERRITORY_OF[choice.to]] === viewer) return null;
  const isSpoilt = before.parts.some(
    ({ metric, op, now, want }) => metric === 'combatsStarted' && op !== '>=' && now === want,
  );
  return isSpoilt ? { to: before.reached ? 'lost' : 'further', points: before.points } : null;
}
