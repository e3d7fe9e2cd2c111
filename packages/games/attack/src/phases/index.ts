import { battles, nextBattle } from './battles.ts';
import { buildUnits } from './build.ts';
import { assign } from './land/assign.ts';
import { commit } from './land/commit.ts';
import { press, roundOver } from './land/outcome.ts';
import { attackRoll, battleRound, defenceRoll } from './land/round.ts';
import { antiSubmarine } from './move/anti-submarine.ts';
import { arrivals, convoyHits, crossings, hostile } from './move/crossings.ts';
import { endMove } from './move/end.ts';
import { canalPermission, passage, permissions } from './move/permissions.ts';
import { plan } from './move/plan.ts';
import { planMarch } from './move/plan-march.ts';
import { planSail } from './move/plan-sail.ts';
import { setSail } from './move/set-sail.ts';
import { strategic, strategicArrival, strategicCrossing, strategicFrom } from './move/strategic.ts';
import { giveBattle, submarines } from './naval/battles.ts';
import { line } from './naval/line.ts';
import { navalRetreat } from './naval/retreat.ts';
import { capital, governments } from './setup/capitals.ts';
import { claim, firstPlayer } from './setup/claim.ts';
import { deploy } from './setup/deploy.ts';
import { act, round, turn } from './turn.ts';

/** The steps of the set-up, the turn, moves and battles. */
export const attackSteps = {
  firstPlayer,
  claim,
  deploy,
  capital,
  governments,
  round,
  turn,
  act,
  plan,
  planMarch,
  planSail,
  permissions,
  canalPermission,
  passage,
  setSail,
  giveBattle,
  submarines,
  line,
  navalRetreat,
  crossings,
  hostile,
  convoyHits,
  antiSubmarine,
  arrivals,
  battles,
  nextBattle,
  battleRound,
  commit,
  attackRoll,
  defenceRoll,
  assign,
  roundOver,
  press,
  endMove,
  strategic,
  strategicFrom,
  strategicCrossing,
  strategicArrival,
  build: buildUnits,
} as const;
