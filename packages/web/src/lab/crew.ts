import type { GameFile } from '@entente/engine';
import type { GamePlace, Unit, UnitResult } from '@entente/lab';

export type ToExperimenter =
  | { readonly kind: 'open'; readonly text: string }
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'game'; readonly place: GamePlace };

export type FromExperimenter =
  /** With what tells other rules and other bots apart. */
  | { readonly kind: 'opened'; readonly check: string }
  | { readonly kind: 'unit'; readonly result: UnitResult }
  | { readonly kind: 'game'; readonly file: GameFile }
  | { readonly kind: 'fault'; readonly words: string };

/** Threads of a browser leave one processor to the page, and many of them share little memory. */
const MOST = 8;
export const threadsHere = (): number =>
  Math.max(
    1,
    Math.min(MOST, (navigator.hardwareConcurrency || 2) - (navigator.hardwareConcurrency > 2 ? 1 : 0)),
  );

/** One thread: it is asked one thing after the other. */
class Experimenter {
  private readonly worker: Worker;

  constructor() {
    // Built with the page, so that they share engine and games. Hence the plain name.
    const script = import.meta.env.DEV ? '/src/lab/worker.ts' : '/experimenter.js';
    this.worker = new Worker(script, { type: 'module' });
  }

  ask<Kind extends FromExperimenter['kind']>(
    message: ToExperimenter,
    kind: Kind,
  ): Promise<Extract<FromExperimenter, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromExperimenter>) => {
        if (data.kind === kind) resolve(data as Extract<FromExperimenter, { kind: Kind }>);
        else reject(new Error(data.kind === 'fault' ? data.words : data.kind));
      };
      this.worker.onerror = ({ message: words }) => reject(new Error(words));
      this.worker.postMessage(message);
    });
  }

  end(): void {
    this.worker.terminate();
  }
}

/** Threads that play one experiment. */
export interface BrowserCrew {
  /** Of the rules and bots that they play with. */
  readonly check: string;
  /** Gives every thread unit after unit until there are no more. */
  play(next: () => Unit | null, onResult: (result: UnitResult) => void): Promise<void>;
  end(): void;
}

/** @param text the file of the experiment */
export async function hire(text: string, threads: number): Promise<BrowserCrew> {
  const crew = Array.from({ length: threads }, () => new Experimenter());
  const end = () => {
    for (const one of crew) one.end();
  };
  try {
    const opened = await Promise.all(crew.map((one) => one.ask({ kind: 'open', text }, 'opened')));
    return {
      check: opened[0].check,
      end,
      async play(next, onResult) {
        await Promise.all(
          crew.map(async (one) => {
            for (let unit = next(); unit !== null; unit = next())
              onResult((await one.ask({ kind: 'unit', unit }, 'unit')).result);
          }),
        );
      },
    };
  } catch (fault) {
    end();
    throw fault;
  }
}

/** Plays one game of an experiment once more. */
export async function gameOnceMore(text: string, place: GamePlace): Promise<GameFile> {
  const one = new Experimenter();
  try {
    await one.ask({ kind: 'open', text }, 'opened');
    return (await one.ask({ kind: 'game', place }, 'game')).file;
  } finally {
    one.end();
  }
}
