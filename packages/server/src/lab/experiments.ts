import type { Language } from '@entente/engine';
import {
  bySeat,
  Collection,
  checkOf,
  ExperimentError,
  isProgram,
  type Laboratory,
  openExperiment,
  type Results,
  type UnitResult,
} from '@entente/lab';
import type { ExperimentAnswer, ExperimentLine, ExperimentsAnswer } from '@entente/protocol';
import { newestOf, shelf } from '@entente/shelf';
import { newId } from '../ids.ts';
import { refuse } from '../refuse.ts';
import type { StoredExperiment } from '../store/experiments.ts';
import type { Store } from '../store/store.ts';
import { DAY, type World } from '../world.ts';

/** Experiments that a person may keep here. */
export const MOST_KEPT = 10;
/** Days until an experiment is deleted with its results. */
const KEPT_DAYS = 30;

interface ExperimentServices {
  readonly store: Store;
  readonly world: World;
  readonly now: () => number;
  /** Minutes of a thread for each experiment; 0: none are played here. */
  readonly minutes: number;
  /** Something may be played now. */
  readonly wake: () => void;
}

/** The experiment of a file, for this server: no programs, which would be code of strangers. */
export async function laboratoryFor(text: string, world: World): Promise<Laboratory> {
  const lab = await openExperiment(text, {
    games: Object.keys(shelf),
    newestOf,
    clock: () => world.ticks(),
  });
  if (lab.experiment.parties.flat().some(isProgram)) throw new ExperimentError('problem.noProgram');
  return lab;
}

/** Experiments of people: what they may do with them. `runner.ts` plays them. */
export class Experiments {
  private readonly services: ExperimentServices;

  constructor(services: ExperimentServices) {
    this.services = services;
  }

  /** What this server allows; and the experiments of a person, if there is one. */
  async of(person: string | null): Promise<ExperimentsAnswer> {
    const { store, minutes } = this.services;
    const all = person === null ? [] : await store.experiments.of(person);
    return { limits: { minutes, most: MOST_KEPT }, experiments: all.map(lineOf) };
  }

  async create(person: string, text: string, language: Language): Promise<ExperimentLine> {
    const { store, world, now, wake } = this.services;
    this.demandOn();
    const lab = await this.read(text, language);
    const kept = await store.experiments.of(person);
    if (kept.some(({ state }) => state === 'waiting' || state === 'running')) throw refuse('refuse.labBusy');
    if (kept.length >= MOST_KEPT) throw refuse('refuse.tooMany', { count: MOST_KEPT });
    const { experiment, cells } = lab;
    const created = now();
    const added: StoredExperiment = {
      id: newId(world),
      person,
      body: { text, name: experiment.name, game: experiment.game, check: checkOf(lab) },
      state: 'waiting',
      progress: {
        done: 0,
        all: new Collection(experiment, cells).progress.all,
        games: 0,
        problem: null,
        live: [],
      },
      spent: 0,
      bytes: 0,
      created,
      deleteAt: created + KEPT_DAYS * DAY,
    };
    await store.experiments.add(added);
    wake();
    return lineOf(added);
  }

  async show(person: string, id: string): Promise<ExperimentAnswer> {
    const found = await this.own(person, id);
    return { experiment: lineOf(found), text: found.body.text, live: found.progress.live };
  }

  async act(person: string, id: string, act: 'stop' | 'continue' | 'delete'): Promise<ExperimentLine | null> {
    const { experiments } = this.services.store;
    await this.own(person, id);
    switch (act) {
      case 'stop':
        if (!(await experiments.turn(id, ['waiting', 'running'], 'stopped'))) throw refuse('refuse.notNow');
        break;
      case 'continue':
        this.demandOn();
        if (!(await experiments.turn(id, ['stopped'], 'waiting'))) throw refuse('refuse.notNow');
        this.services.wake();
        break;
      case 'delete':
        await experiments.remove(id);
        return null;
    }
    return lineOf(await this.own(person, id));
  }

  /** What the complete batches say. */
  async results(person: string, id: string, language: Language): Promise<Results> {
    const { body } = await this.own(person, id);
    const { experiment, cells } = await this.read(body.text, language);
    return (await collectionOf(this.services.store, id, experiment, cells)).results();
  }

  private async own(person: string, id: string): Promise<StoredExperiment> {
    const found = await this.services.store.experiments.load(id);
    if (found === null || found.person !== person) throw refuse('refuse.noExperiment');
    return found;
  }

  private demandOn(): void {
    if (this.services.minutes === 0) throw refuse('refuse.noLab');
  }

  private async read(text: string, language: Language): Promise<Laboratory> {
    try {
      return await laboratoryFor(text, this.services.world);
    } catch (fault) {
      if (fault instanceof ExperimentError)
        throw refuse('refuse.experiment', { problem: fault.told(language) });
      throw fault;
    }
  }
}

/** What was played of an experiment. */
export async function collectionOf(
  store: Store,
  id: string,
  experiment: Laboratory['experiment'],
  cells: Laboratory['cells'],
): Promise<Collection> {
  const collection = new Collection(experiment, cells);
  for (const { body } of await store.experiments.units(id)) collection.add(JSON.parse(body) as UnitResult);
  return collection;
}

/** Who wins so far, by setting. */
export const liveOf = (collection: Collection): ExperimentAnswer['live'] =>
  collection.glance().cells.map(({ cell, games }) => ({
    label: cell.label,
    games: games.length,
    seats: [...bySeat(games).values()],
  }));

const lineOf = ({ id, body, state, progress, created, deleteAt }: StoredExperiment): ExperimentLine => ({
  id,
  name: body.name,
  game: body.game,
  state,
  done: progress.done,
  all: progress.all,
  games: progress.games,
  problem: progress.problem,
  created,
  deleteAt,
});
