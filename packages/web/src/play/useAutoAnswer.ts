import { type RefObject, useEffect, useRef } from 'react';
import { type Settings, useSettings } from '../settings/store.ts';
import { type Action, ENDS, type Intent } from './intents.ts';

/** A person needs a moment to say no. Others see when a seat answers, so a page that passes takes one, too. */
const MOMENT = { least: 700, most: 2_200 };

type Wanted = Pick<Settings, 'autoEnd' | 'autoPass'>;

/** What the page may answer by itself, and whether at once: the only thing left to do, if the reader wants it so. */
export function answerAlone(
  actions: readonly Action[],
  wanted: Wanted,
): { intent: Intent; atOnce: boolean } | null {
  const open = actions.filter(({ kind }) => kind !== 'refused');
  if (open.length !== 1) return null;
  const [{ id, kind, choice }] = open;
  if (kind !== 'plain') return null;
  const passes = choice.do === 'pass';
  const mayAnswer = (passes && wanted.autoPass) || (ENDS.includes(choice.do) && wanted.autoEnd);
  return mayAnswer ? { intent: { action: id }, atOnce: !passes } : null;
}

/** Answers what leaves no choice, unless it is held back: who has gone back to a question wants to see it. */
export function useAutoAnswer(
  actions: readonly Action[],
  question: string | undefined,
  held: RefObject<boolean>,
  send: (intent: Intent) => void,
): void {
  const autoEnd = useSettings((settings) => settings.autoEnd);
  const autoPass = useSettings((settings) => settings.autoPass);
  const answered = useRef('');
  useEffect(() => {
    const answer = answerAlone(actions, { autoEnd, autoPass });
    if (answer === null || question === undefined || answered.current === question || held.current) return;
    const give = () => {
      answered.current = question;
      send(answer.intent);
    };
    if (answer.atOnce) {
      give();
      return;
    }
    const moment = MOMENT.least + Math.random() * (MOMENT.most - MOMENT.least);
    const timer = setTimeout(give, moment);
    return () => clearTimeout(timer);
  }, [actions, autoEnd, autoPass, held, question, send]);
}
