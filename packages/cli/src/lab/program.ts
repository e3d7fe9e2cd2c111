/** A researcher's own bot: a program that reads questions and writes choices, a line of JSON each. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { type Choice, type Offer, type Refusal, view } from '@entente/engine';
import { type Asked, type GamePlace, isProgram, type Laboratory, type LabProgram } from '@entente/lab';

/** What a program did wrong, in words. */
export class ProgramFault extends Error {}

/** Characters of a program's answer, or of what it wrote last, that are shown. */
const SHOWN = 300;
/** Answers to one question that the rules may refuse. */
const MOST_TRIES = 100;

/** The programs of an experiment, one process for each seat, kept from game to game. */
export class BotProcesses {
  readonly isNeeded: boolean;
  private readonly lab: Laboratory;
  private readonly programs: ReadonlyMap<string, LabProgram>;
  private readonly processes = new Map<string, BotProcess>();

  constructor(lab: Laboratory) {
    this.lab = lab;
    const programs = lab.cells.flatMap(({ party }) => party).filter(isProgram);
    this.programs = new Map(programs.map((program) => [program.name, program]));
    this.isNeeded = this.programs.size > 0;
  }

  /** The answer of a program, refused unless it is a legal choice. */
  async ask(place: GamePlace, name: string, { seat, position, choices }: Asked): Promise<Choice> {
    const program = this.programs.get(name);
    if (program === undefined) throw new ProgramFault(`There is no program “${name}”.`);
    const key = `${name} ${seat}`;
    const process = this.processes.get(key) ?? new BotProcess(program);
    this.processes.set(key, process);
    const { game } = this.lab;
    const question = {
      ...place,
      game: game.id,
      seat,
      view: view(game, position, seat),
      offers: choices.offers.map(wireOffer),
    };
    const where = `“${name}” at seat ${seat + 1} in block ${place.block}, rotation ${place.rotation}`;
    let refused: Refusal | null = null;
    for (let tries = 0; ; tries++) {
      const asked = refused === null ? question : { ...question, refused };
      const answer = await process.ask(JSON.stringify(asked), where);
      const choice = choiceIn(answer, where);
      const admitted = choices.admits(choice);
      if (admitted === true) return choice;
      if (admitted === null || tries === MOST_TRIES)
        throw new ProgramFault(`${where} chose ${short(answer)}, which is not allowed${reasonIn(admitted)}.`);
      refused = admitted;
    }
  }
}

const reasonIn = (refusal: Refusal | null): string =>
  refusal === null ? '' : `: ${refusal.code}${refusal.rule === '' ? '' : ` (${refusal.rule})`}`;

/** The check of a form is code and stays here: when it refuses a choice, the program is asked again. */
const wireOffer = ({ choice, fill }: Offer<Choice>) =>
  fill === undefined
    ? { choice }
    : { choice, fill: fill.kind === 'amount' ? fill : { kind: fill.kind, blanks: fill.blanks } };

function choiceIn(answer: string, where: string): Choice {
  let value: unknown;
  try {
    value = JSON.parse(answer);
  } catch {
    throw new ProgramFault(`${where} answered ${short(answer)}, which is not JSON.`);
  }
  const choice = typeof value === 'object' && value !== null && 'choice' in value ? value.choice : undefined;
  if (typeof choice === 'object' && choice !== null && 'do' in choice && typeof choice.do === 'string')
    return choice as Choice;
  throw new ProgramFault(`${where} answered ${short(answer)}, which has no "choice" with a "do".`);
}

const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text);

/** A process that answers one line for each line. */
class BotProcess {
  private readonly program: LabProgram;
  private readonly child: ChildProcess;
  private readonly lines: Interface;
  private said = '';
  private settle: ((answer: string | ProgramFault) => void) | null = null;
  private ended: string | null = null;

  constructor(program: LabProgram) {
    this.program = program;
    const [command, ...args] = program.program;
    this.child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const { stdin, stdout, stderr } = this.child;
    if (stdin === null || stdout === null || stderr === null) throw new Error('a pipe is missing');
    // What it could not read is told by its end.
    stdin.on('error', () => {});
    stderr.on('data', (bytes: Buffer) => {
      this.said = `${this.said}${bytes.toString()}`.slice(-SHOWN);
    });
    this.lines = createInterface({ input: stdout });
    this.lines.on('line', (line) => this.answer(line));
    this.child.on('error', (fault) => this.end(`cannot be started: ${fault.message}`));
    this.child.on('close', (code, signal) =>
      this.end(`has ended (${signal === null ? `exit code ${code}` : signal})${this.lastWords}`),
    );
  }

  private get lastWords(): string {
    const text = this.said.trim();
    return text === '' ? '' : `; it wrote: ${text}`;
  }

  private end(how: string): void {
    this.ended ??= how;
    this.answer(new ProgramFault(this.ended));
  }

  private answer(what: string | ProgramFault): void {
    this.settle?.(what);
    this.settle = null;
  }

  async ask(question: string, where: string): Promise<string> {
    if (this.ended !== null) throw new ProgramFault(`${where} ${this.ended}.`);
    const { seconds } = this.program;
    const answer = await new Promise<string | ProgramFault>((settle) => {
      const timer = setTimeout(
        () => this.answer(new ProgramFault(`gave no answer in ${seconds} seconds${this.lastWords}`)),
        seconds * 1000,
      );
      this.settle = (what) => {
        clearTimeout(timer);
        settle(what);
      };
      this.child.stdin?.write(`${question}\n`);
    });
    if (typeof answer === 'string') return answer;
    this.child.kill('SIGKILL');
    throw new ProgramFault(`${where} ${answer.message}.`);
  }
}
