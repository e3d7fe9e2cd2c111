import type { TableLine } from '../link/messages.ts';

/** Is it played right now? Then it can be watched. */
export const isLive = ({ phase, broken }: TableLine): boolean =>
  (phase === 'running' || phase === 'paused') && broken !== true;
