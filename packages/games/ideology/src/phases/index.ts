import { opening } from './02-set-up/opening.ts';
import { cutDown, resource } from './04-resource-phase/resource.ts';
import { trade, trading } from './05-trading-phase/trading.ts';
import { develop, development } from './06-development-phase/development.ts';
import { foreign, newRegion } from './07-foreign-phase/foreign.ts';
import { conflict, conflicts } from './08-conflict-phase/conflict.ts';
import { defend, press, victory } from './08-conflict-phase/strikes.ts';
import { diplomacy } from './09-diplomacy-phase/diplomacy.ts';
import { assessment } from './10-assessment-phase/assessment.ts';
import { turnOrder } from './11-turn-order-phase/turn-order.ts';
import { convert, swap } from './14-ideologies/totalitarianism.ts';

/** Every step of the game, in the order of play. */
export const steps = {
  opening,
  resource,
  cutDown,
  trading,
  trade,
  development,
  develop,
  newRegion,
  foreign,
  conflicts,
  conflict,
  defend,
  press,
  victory,
  diplomacy,
  assessment,
  convert,
  swap,
  turnOrder,
} as const;
