import type { ScriptedResult } from '../chance/scripted.ts';
import type { Choice, Options } from '../game.ts';
import {
  boolean,
  fields,
  fromText,
  listOf,
  object,
  optional,
  quoted,
  type Reader,
  string,
  whole,
  wrong,
} from './readers.ts';
import type { Expectations, Scenario, ScenarioMove } from './scenario.ts';

/** Reads the text of a scenario file. Says in a sentence what is wrong with it; an unknown field is wrong. */
export function parseScenario(text: string): Scenario {
  return scenario(fromText(text), 'the scenario');
}

export const scenario: Reader<Scenario> = (value, where) => {
  const of = fields(value, where, [
    ...['game', 'title', 'rules', 'seats', 'options', 'seed'],
    ...['given', 'chance', 'scriptSetup', 'play', 'expect'],
  ]);
  return {
    game: string(of.game, 'game'),
    seats: whole(of.seats, 'seats'),
    ...optional(of, 'title', string),
    ...optional(of, 'rules', listOf(string)),
    ...optional(of, 'options', options),
    ...optional(of, 'seed', whole),
    ...optional(of, 'given', object),
    ...optional(of, 'chance', listOf(result)),
    ...optional(of, 'scriptSetup', boolean),
    ...optional(of, 'play', listOf(play)),
    ...optional(of, 'expect', expectations),
  };
};

const play: Reader<ScenarioMove> = (value, where) => {
  const of = fields(value, where, ['seat', 'choice', 'undo', 'refused', 'expect']);
  if ('choice' in of === 'undo' in of) wrong(where, 'needs either a "choice" or "undo": true');
  if ('undo' in of && of.undo !== true) wrong(`${where}.undo`, 'can only be true');
  const what = 'undo' in of ? { undo: true as const } : { choice: choice(of.choice, `${where}.choice`) };
  return {
    seat: whole(of.seat, `${where}.seat`),
    ...what,
    ...optional(of, 'refused', refused, where),
    ...optional(of, 'expect', expectations, where),
  };
};

const refused: Reader<{ code: string; rule?: string }> = (value, where) => {
  const of = fields(value, where, ['code', 'rule']);
  return { code: string(of.code, `${where}.code`), ...optional(of, 'rule', string, where) };
};

/** Whatever is no word of expectations is the path of a value. */
const expectations: Reader<Expectations> = (value, where) => {
  const { open, closed, only, said, ...values } = object(value, where);
  return {
    values,
    open: listOf(seatChoice)(open ?? [], `${where}.open`),
    closed: listOf(closedChoice)(closed ?? [], `${where}.closed`),
    only: listOf(onlyChoices)(only ?? [], `${where}.only`),
    said: listOf(entry)(said ?? [], `${where}.said`),
  };
};

const seatChoice: Reader<{ seat: number; choice: Choice }> = (value, where) => {
  const of = fields(value, where, ['seat', 'choice']);
  return { seat: whole(of.seat, `${where}.seat`), choice: choice(of.choice, `${where}.choice`) };
};

const closedChoice: Reader<Expectations['closed'][number]> = (value, where) => {
  const { code, rule, ...rest } = object(value, where);
  return {
    ...seatChoice(rest, where),
    ...optional({ code }, 'code', string, where),
    ...optional({ rule }, 'rule', string, where),
  };
};

const onlyChoices: Reader<Expectations['only'][number]> = (value, where) => {
  const of = fields(value, where, ['seat', 'choices']);
  return { seat: whole(of.seat, `${where}.seat`), choices: listOf(choice)(of.choices, `${where}.choices`) };
};

const entry: Reader<Expectations['said'][number]> = (value, where) => {
  const of = fields(value, where, ['say', 'with']);
  return { say: string(of.say, `${where}.say`), ...optional(of, 'with', object, where) };
};

export const choice: Reader<Choice> = (value, where) => {
  const of = object(value, where);
  string(of.do, `${where}.do`);
  return of as unknown as Choice;
};

const options: Reader<Options> = (value, where) => {
  for (const [name, its] of Object.entries(object(value, where))) {
    if (!['string', 'number', 'boolean'].includes(typeof its))
      wrong(`${where}.${name}`, 'is no value of an option');
  }
  return value as Options;
};

const RESULTS = ['die', 'draw', 'shuffle', 'below'];

export const result: Reader<ScriptedResult> = (value, where) => {
  const of = fields(value, where, RESULTS);
  if (Object.keys(of).length !== 1) wrong(where, `needs exactly one of ${quoted(RESULTS)}`);
  if ('die' in of) return { die: whole(of.die, `${where}.die`) };
  if ('below' in of) return { below: whole(of.below, `${where}.below`) };
  if ('shuffle' in of) return { shuffle: listOf((item) => item)(of.shuffle, `${where}.shuffle`) };
  return { draw: of.draw };
};
