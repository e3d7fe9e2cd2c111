/** Quick questions to everybody in a class, before and after the game. Nobody learns who answered what. */
import { newId } from '../ids.ts';
import { refuse } from '../refuse.ts';
import type { ClassDoc, StoredPoll } from '../store/class-doc.ts';
import type { World } from '../world.ts';

/** Polls of one class. */
const MOST_POLLS = 30;

/** A new question ends the one before. */
export function askAll(doc: ClassDoc, question: string, answers: readonly string[], world: World): void {
  if (doc.polls.length >= MOST_POLLS) throw refuse('refuse.tooMany', { count: MOST_POLLS });
  closePolls(doc);
  doc.polls.push({ id: newId(world), question, answers: [...answers], votes: {}, isOpen: true });
}

export function closePolls(doc: ClassDoc): void {
  for (const poll of doc.polls) poll.isOpen = false;
}

/** A student answers, or thinks again while the question is open. */
export function vote(doc: ClassDoc, person: string, id: string, answer: number): void {
  const student = doc.students.find((one) => one.person === person && !one.isWaiting);
  if (student === undefined) throw refuse('refuse.notSeated');
  const poll = doc.polls.find((one) => one.id === id);
  if (poll === undefined || !poll.isOpen) throw refuse('refuse.notNow');
  if (poll.answers[answer] === undefined) throw refuse('refuse.notNow');
  poll.votes[student.id] = answer;
}

/** How often each answer was given. */
export const countsOf = ({ answers, votes }: StoredPoll): number[] =>
  answers.map((_, answer) => Object.values(votes).filter((one) => one === answer).length);
