import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Experiment, UnitResult } from '@entente/lab';
import { writeText } from '../base/game-files.ts';
import { WrongUse } from '../base/wrong-use.ts';

const FORMAT = 'entente-lab-run/1';
/** A unit on each line, after a line that says what they are of. Lines are only ever added. */
const UNITS = 'units.jsonl';
const EXPERIMENT = 'experiment.json';
const LOCK = 'running';

interface Head {
  readonly format: typeof FORMAT;
  /** Of rules and bots, see `checkOf`. */
  readonly check: string;
  readonly identity: string;
}

/** The disk took no more. Everything that was finished is kept. */
export class DiskFault extends WrongUse {}

/** Where a run is kept. A line is on the disk before its unit counts, so a run that is killed loses only what was being played. */
export class RunFolder {
  readonly path: string;
  readonly finished: readonly UnitResult[];
  private readonly file: number;
  private size: number;

  private constructor(path: string, file: number, finished: readonly UnitResult[]) {
    this.path = path;
    this.file = file;
    this.size = fstatSync(file).size;
    this.finished = finished;
  }

  /** Begins a run, or opens one to continue it. */
  static open(path: string, text: string, experiment: Experiment, check: string): RunFolder {
    try {
      mkdirSync(path, { recursive: true });
    } catch (fault) {
      throw new WrongUse(`${path} cannot be made: ${(fault as Error).message}.`);
    }
    lock(path);
    const head: Head = { format: FORMAT, check, identity: identityOf(experiment) };
    const known = readUnits(path);
    if (known !== null) refuseOther(path, known.head, head);
    writeText(join(path, EXPERIMENT), text);
    const file = openSync(join(path, UNITS), known === null ? 'w+' : 'r+');
    const folder = new RunFolder(path, file, known?.units ?? []);
    if (known === null) folder.write(JSON.stringify(head));
    // A line that was cut off by a kill was never counted.
    else folder.cut(known.bytes);
    return folder;
  }

  /** Keeps a unit, given as JSON. */
  add(unit: string): void {
    this.write(unit);
  }

  private write(line: string): void {
    const bytes = Buffer.from(`${line}\n`);
    try {
      for (let at = 0; at < bytes.length; )
        at += writeSync(this.file, bytes, at, bytes.length - at, this.size + at);
      fsyncSync(this.file);
      this.size += bytes.length;
    } catch (fault) {
      this.cut(this.size);
      const { code, message } = fault as NodeJS.ErrnoException;
      const why = code === 'ENOSPC' ? 'the disk is full' : message;
      throw new DiskFault(
        `${join(this.path, UNITS)} cannot be written: ${why}. Every block that was finished is kept; the same command continues.`,
      );
    }
  }

  private cut(bytes: number): void {
    ftruncateSync(this.file, bytes);
    this.size = bytes;
  }

  close(): void {
    closeSync(this.file);
    rmSync(join(this.path, LOCK), { force: true });
  }
}

/** What must be equal for a run to be continued: everything but its name and its length. */
export function identityOf(experiment: Experiment): string {
  const { name, blocks, stop, ...rest } = experiment;
  return JSON.stringify(rest);
}

function refuseOther(path: string, known: Head, wanted: Head): void {
  if (known.identity !== wanted.identity)
    throw new WrongUse(
      `${path} holds results of another experiment. Only "name", "blocks" and "stop" may change; for anything else name another folder with --into.`,
    );
  if (known.check !== wanted.check)
    throw new WrongUse(
      `${path} was begun with other rules or other bots, and their games do not mix. Name another folder with --into.`,
    );
}

/** The units of a run, and how many bytes of the file are whole lines; null if there is none. */
function readUnits(path: string): { head: Head; units: UnitResult[]; bytes: number } | null {
  const file = join(path, UNITS);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  if (end === 0) return null;
  try {
    const [head, ...units] = text
      .slice(0, end - 1)
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    if ((head as Head).format !== FORMAT) throw new SyntaxError('unknown format');
    return { head: head as Head, units: units as UnitResult[], bytes: Buffer.byteLength(text.slice(0, end)) };
  } catch {
    throw new WrongUse(`${file} is not the results of a run, or is damaged.`);
  }
}

/** What a run has so far. */
export function readRun(path: string): { readonly text: string; readonly units: readonly UnitResult[] } {
  const known = readUnits(path);
  if (known === null) throw new WrongUse(`There is no run in ${path}.`);
  return { text: readFileSync(join(path, EXPERIMENT), 'utf8'), units: known.units };
}

/** Two processes must not write the same run. */
function lock(path: string): void {
  const file = join(path, LOCK);
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isAlive(holder))
    throw new WrongUse(`Process ${holder} is running the experiment in ${path}.`);
  writeFileSync(file, `${process.pid}`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
}
