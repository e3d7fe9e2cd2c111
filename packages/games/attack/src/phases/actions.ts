import { POLITICS_ACTIONS } from '../politics/index.ts';
import type { Action } from './action.ts';
import { build } from './build.ts';
import { move } from './move/plan.ts';
import { strategicMove } from './move/strategic.ts';

/** All actions of a turn, in the order of ACTIONS (ATK-4.6, ATK-4.7). */
export const ACTION_TABLE: readonly Action[] = [move, strategicMove, build, ...POLITICS_ACTIONS];
