import { createInterface, type Interface } from 'node:readline';
import pc from 'picocolors';

/** The person has left: with Ctrl-C, or because the input came to its end. */
export class Left extends Error {
  readonly interrupted: boolean;

  constructor(interrupted: boolean) {
    super('left');
    this.interrupted = interrupted;
  }
}

const WIDEST = 100;

/** Standard input and output, or streams that stand for them. */
type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

export type Colours = ReturnType<typeof pc.createColors>;

/**
 * Talks with a person line by line. On a terminal it may clear the screen and use colours; on a pipe it writes plain
 * text, and writes the answers too, so that what comes out reads like the conversation it was.
 */
export class Terminal {
  /** Is there a person with a screen? */
  readonly isScreen: boolean;
  readonly colours: Colours;
  private readonly out: Output;
  private readonly input: Interface;
  private readonly lines: string[] = [];
  private closed = false;
  private interrupted = false;
  private wake: (() => void) | null = null;

  constructor(out: Output, input: Input = process.stdin) {
    this.out = out;
    this.isScreen = input.isTTY === true && out.isTTY === true;
    this.colours = pc.createColors(out.isTTY === true && !process.env.NO_COLOR);
    this.input = createInterface({
      input,
      output: this.isScreen ? out : undefined,
      terminal: this.isScreen,
    });
    this.input.on('line', (line) => {
      this.lines.push(line);
      this.wake?.();
    });
    this.input.on('SIGINT', () => {
      this.interrupted = true;
      this.input.close();
    });
    this.input.on('close', () => {
      this.closed = true;
      this.wake?.();
    });
  }

  get width(): number {
    return Math.min(WIDEST, this.out.columns ?? WIDEST);
  }

  write(text = ''): void {
    this.out.write(`${text}\n`);
  }

  /** Empties the screen; `everything` also what could be scrolled back to. */
  clear(everything = false): void {
    if (this.isScreen) this.out.write(`\x1b[H\x1b[2J${everything ? '\x1b[3J' : ''}`);
  }

  /** The next line, without blanks around it. */
  async ask(prompt: string): Promise<string> {
    if (this.isScreen && !this.closed) {
      this.input.setPrompt(`${prompt} `);
      this.input.prompt();
    } else this.out.write(`${prompt} `);
    while (this.lines.length === 0) {
      if (this.closed) {
        this.write();
        throw new Left(this.interrupted);
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      this.wake = null;
    }
    const line = (this.lines.shift() ?? '').trim();
    if (!this.isScreen) this.write(line);
    return line;
  }

  close(): void {
    this.input.close();
  }
}

/** Breaks a text into lines of at most `width` characters: the first begins with `first`, the others with `rest`. */
export function wrap(text: string, width: number, first = '', rest = first): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/)) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest + word;
    } else line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line].join('\n');
}
