import type { Seat } from '../game.ts';
import { result, scenario } from '../scenario/parse.ts';
import {
  boolean,
  type Fields,
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
} from '../scenario/readers.ts';
import { LANGUAGES } from '../words/teller.ts';
import {
  type Answered,
  type BotWish,
  type ChoicePattern,
  type Conditions,
  type InLanguages,
  LANDMARKS,
  type Lesson,
  type LessonStep,
  type LessonValue,
  type Pointer,
  type QuizStep,
  type Teaching,
} from './lesson.ts';

/** Reads the text of a lesson file. Says in a sentence what is wrong with it; an unknown field is wrong. */
export function parseLesson(text: string): Lesson {
  const { lesson, ...rest } = object(fromText(text), 'the lesson');
  if ('expect' in rest) wrong('expect', 'has no place in a lesson: its steps say what must hold');
  return { ...scenario(rest, 'the lesson'), lesson: teaching(lesson, 'lesson') };
}

export const words: Reader<InLanguages> = (value, where) => {
  const of = fields(value, where, LANGUAGES);
  const [en, it, de] = LANGUAGES.map((language) => {
    const text = string(of[language], `${where}.${language}`);
    return text.trim() === '' ? wrong(`${where}.${language}`, 'is empty') : text;
  });
  return { en, it, de };
};

export const pattern: Reader<ChoicePattern> = (value, where) => object(value, where);

const conditions: Reader<Conditions> = (value, where) => {
  const { open, closed, ...values } = object(value, where);
  return {
    ...values,
    ...optional({ open }, 'open', pattern, where),
    ...optional({ closed }, 'closed', pattern, where),
  };
};

const teaching: Reader<Teaching> = (value, where) => {
  const of = fields(value, where, ['title', 'about', 'seat', 'minutes', 'chance', 'bots', 'steps']);
  const at = (field: string) => `${where}.${field}`;
  return {
    title: words(of.title, at('title')),
    about: words(of.about, at('about')),
    minutes: whole(of.minutes, at('minutes')),
    steps: listOf(step)(of.steps, at('steps')),
    ...optional(of, 'seat', whole, where),
    ...optional(of, 'chance', listOf(result), where),
    ...optional(of, 'bots', listOf(botWish), where),
  };
};

const botWish: Reader<BotWish> = (value, where) => {
  const of = fields(value, where, ['seat', 'nth', 'when', 'choice']);
  return {
    choice: pattern(of.choice, `${where}.choice`),
    ...optional(of, 'seat', whole, where),
    ...optional(of, 'nth', whole, where),
    ...optional(of, 'when', conditions, where),
  };
};

const COMMON = ['kind', 'text', 'why', 'rule', 'with', 'point', 'when'];

/** What a step has beside that, by its kind. */
const OWN = {
  say: [],
  watch: ['until'],
  do: ['choice', 'also', 'wrong', 'hold'],
  reach: ['until', 'within', 'late', 'play'],
  quiz: ['answers'],
} as const;

const isKind = (kind: string): kind is keyof typeof OWN => Object.hasOwn(OWN, kind);

const step: Reader<LessonStep> = (value, where) => {
  const kind = string(object(value, where).kind, `${where}.kind`);
  if (!isKind(kind)) return wrong(`${where}.kind`, `should be one of ${quoted(Object.keys(OWN))}`);
  const of = fields(value, where, [...COMMON, ...OWN[kind]]);
  const common = {
    text: words(of.text, `${where}.text`),
    ...optional(of, 'why', words, where),
    ...optional(of, 'rule', string, where),
    ...optional(of, 'with', values, where),
    ...optional(of, 'point', pointer, where),
    ...optional(of, 'when', conditions, where),
  };
  switch (kind) {
    case 'say':
      return { kind, ...common };
    case 'watch':
      return { kind, ...common, ...optional(of, 'until', conditions, where) };
    case 'do':
      return { kind, ...common, ...deed(of, where) };
    case 'reach':
      return {
        kind,
        ...common,
        until: conditions(of.until, `${where}.until`),
        play: listOf(pattern)(of.play, `${where}.play`),
        ...optional(of, 'within', whole, where),
        ...optional(of, 'late', words, where),
      };
    case 'quiz':
      return { kind, ...common, answers: listOf(quizAnswer)(of.answers, `${where}.answers`) };
  }
};

function deed(of: Fields, where: string) {
  return {
    choice: pattern(of.choice, `${where}.choice`),
    ...optional(of, 'also', listOf(answered), where),
    ...optional(of, 'wrong', listOf(answered), where),
    ...optional(of, 'hold', boolean, where),
  };
}

const answered: Reader<Answered> = (value, where) => {
  const of = fields(value, where, ['choice', 'text', 'rule']);
  return {
    choice: pattern(of.choice, `${where}.choice`),
    text: words(of.text, `${where}.text`),
    ...optional(of, 'rule', string, where),
  };
};

const quizAnswer: Reader<QuizStep['answers'][number]> = (value, where) => {
  const of = fields(value, where, ['text', 'right', 'because']);
  return {
    text: words(of.text, `${where}.text`),
    right: conditions(of.right, `${where}.right`),
    because: words(of.because, `${where}.because`),
  };
};

const values: Reader<Readonly<Record<string, LessonValue>>> = (value, where) =>
  Object.fromEntries(
    Object.entries(object(value, where)).map(([name, its]) => [name, lessonValue(its, `${where}.${name}`)]),
  );

const lessonValue: Reader<LessonValue> = (value, where) => {
  if (typeof value === 'string') return value;
  const of = fields(value, where, ['path', 'term', 'seat']);
  if (of.seat !== undefined) return { seat: whole(of.seat, `${where}.seat`) satisfies Seat };
  return { path: string(of.path, `${where}.path`), term: string(of.term, `${where}.term`) };
};

const pointer: Reader<Pointer> = (value, where) => {
  const of = fields(value, where, ['choice', 'place', 'mark']);
  if (Object.keys(of).length !== 1) wrong(where, 'needs exactly one of "choice", "place", "mark"');
  if (of.choice !== undefined) return { choice: pattern(of.choice, `${where}.choice`) };
  if (of.place !== undefined) return { place: string(of.place, `${where}.place`) };
  const mark = LANDMARKS.find((one) => one === of.mark);
  return mark === undefined ? wrong(`${where}.mark`, `should be one of ${quoted(LANDMARKS)}`) : { mark };
};
