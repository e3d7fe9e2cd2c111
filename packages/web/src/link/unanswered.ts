import type { ClientMessage, WholeMessage } from './messages.ts';

type Sent = Extract<ClientMessage, { id: string }>;
type Answer = Extract<WholeMessage, { kind: 'ack' | 'refusal' }>;

/** The server could not find out whether it was stored: only asking again, with the same id, will tell. */
const isOpen = (answer: Answer): boolean =>
  answer.kind === 'refusal' && answer.refusal.code === 'refuse.unknown';

/** What was sent and has no final answer yet. */
export class Unanswered {
  private readonly kept = new Map<string, Sent>();

  add(message: Sent): void {
    this.kept.set(message.id, message);
  }

  get all(): Sent[] {
    return [...this.kept.values()];
  }

  /** What is to be sent once more after this answer; null when it is final. */
  after(answer: Answer): Sent | null {
    const sent = answer.id === null ? undefined : this.kept.get(answer.id);
    if (sent === undefined) return null;
    if (isOpen(answer)) return sent;
    this.kept.delete(sent.id);
    return null;
  }
}
