import type { ClientMessage, WholeMessage } from './messages.ts';

type Sent = Extract<ClientMessage, { id: string }>;
type Answer = Extract<WholeMessage, { kind: 'ack' | 'refusal' }>;

interface Kept {
  readonly message: Sent;
  /** Sent before, without an answer that says what became of it. */
  isRepeated: boolean;
}

/** What was sent and has no final answer yet. */
export class Unanswered {
  private readonly kept = new Map<string, Kept>();

  add(message: Sent): void {
    this.kept.set(message.id, { message, isRepeated: false });
  }

  /** Everything, to be sent once more. */
  repeated(): Sent[] {
    return Array.from(this.kept.values(), (kept) => {
      kept.isRepeated = true;
      return kept.message;
    });
  }

  /** What is to be sent once more after this answer; null when it is final. */
  after(answer: Answer): Sent | null {
    const kept = answer.id === null ? undefined : this.kept.get(answer.id);
    if (kept === undefined) return null;
    if (isOpen(answer, kept)) {
      kept.isRepeated = true;
      return kept.message;
    }
    this.kept.delete(kept.message.id);
    return null;
  }
}

/**
 * Only asking again, with the same id, will tell whether it is stored: the server could not find out, or did nothing this time and cannot
 * look what became of the time before.
 */
function isOpen(answer: Answer, { isRepeated }: Kept): boolean {
  if (answer.kind !== 'refusal') return false;
  const { code } = answer.refusal;
  return code === 'refuse.unknown' || (isRepeated && code === 'refuse.store');
}
