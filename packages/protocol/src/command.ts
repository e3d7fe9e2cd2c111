import { COMMAND_ID, LONGEST_DO, MOST_SEATS, QUESTION } from './basics.ts';
import type { Command } from './socket.ts';

const FIELDS = 5;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Is this JSON a command just as its schema has it? Most messages of a live table are, and this takes a tenth of the
 * schema's time. "No" only means that the schema has to look, and to say what is wrong.
 */
export function isCommand(value: unknown): value is Command {
  if (!isObject(value) || value.kind !== 'command') return false;
  const { id, seat, question, choice } = value;
  return (
    typeof id === 'string' &&
    COMMAND_ID.test(id) &&
    typeof seat === 'number' &&
    Number.isInteger(seat) &&
    seat >= 0 &&
    seat < MOST_SEATS &&
    typeof question === 'string' &&
    QUESTION.test(question) &&
    isChoice(choice) &&
    Object.keys(value).length === FIELDS
  );
}

function isChoice(value: unknown): boolean {
  if (!isObject(value) || typeof value.do !== 'string') return false;
  // The schema drops that name.
  return value.do.length > 0 && value.do.length <= LONGEST_DO && !Object.hasOwn(value, '__proto__');
}
