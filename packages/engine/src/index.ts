export { Chance } from './chance/chance.ts';
export { commitment, KeyedChance } from './chance/keyed.ts';
export { ScriptError, ScriptedChance, type ScriptedResult } from './chance/scripted.ts';
export { SeededChance } from './chance/seeded.ts';
export { type Amount, type Blank, Choices, type Form, type Offer, type Refused } from './choices.ts';
export type {
  Automatic,
  Choice,
  Decision,
  Frame,
  Game,
  Go,
  Measure,
  Options,
  OptionValue,
  OptionValues,
  Outcome,
  Places,
  Position,
  Refusal,
  Seat,
  Simultaneous,
  Step,
  Types,
  View,
  Viewer,
  Words,
} from './game.ts';
export { copy, copyFlat, imagine, view } from './position.ts';
export { Referee, RulesFault, type Witness } from './referee.ts';
export { same } from './same.ts';
export type { Args, Dictionary, Message, Scalar, Translation } from './words/dictionary.ts';
