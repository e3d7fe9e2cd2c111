import type { SeededChance } from '@entente/engine';
import type { SimulatedDatabase } from './database.ts';
import type { Machine } from './machine.ts';
import type { Timeline } from './timeline.ts';

const SECOND = 1000;

type Fault = (machine: Machine, around: FaultyWorld) => void;

interface FaultyWorld {
  readonly timeline: Timeline;
  readonly database: SimulatedDatabase;
  readonly chance: SeededChance;
}

/** Seconds from one number to another. */
const between = (chance: SeededChance, from: number, to: number): number =>
  SECOND * from + chance.below(SECOND * (to - from));

/** Everything that may go wrong, by name. */
const FAULTS: Readonly<Record<string, Fault>> = {
  /** The server is killed, or its machine is gone, and it starts again. */
  crash(machine, { timeline, chance }) {
    machine.crash(chance.below(2) === 0);
    timeline.after(between(chance, 1, 8), () => {
      if (machine.run === 0) machine.start();
    });
  },
  /** Nothing happens on the machine for a while; then everything that was due does. */
  freeze(machine, { timeline, chance }) {
    machine.frozenUntil = timeline.now + between(chance, 1, 20);
  },
  /** The network to the database swallows everything. */
  silence(machine, { timeline, chance }) {
    machine.network.silentUntil = timeline.now + between(chance, 1, 15);
  },
  /** The machine no longer hears the others, and nothing tells it so. */
  deafness(machine) {
    machine.deafen();
  },
  /** Connections break around commits. */
  breaking(machine, { timeline, chance }) {
    machine.lossy = 2 + chance.below(5);
    timeline.after(between(chance, 2, 6), () => {
      machine.lossy = 0;
    });
  },
  /** The database restarts. */
  restart(_machine, { timeline, database, chance }) {
    database.stop();
    timeline.after(between(chance, 0, 4), () => database.start());
  },
  /** The sockets of players are lost: some are told, some are not. */
  sockets(machine, { chance }) {
    machine.loseSockets((socket) => {
      const kind = chance.below(3);
      if (kind === 0) socket.swallow();
      else if (kind === 1) socket.terminate();
    });
  },
};

/**
 * Lets some kinds of faults happen at random times. Other seeds have other kinds, so that none hides another for long.
 * @param always kinds that happen in any case
 */
export function haveFaults(
  machines: readonly Machine[],
  database: SimulatedDatabase,
  from: number,
  until: number,
  always: readonly string[],
): void {
  const { timeline } = database;
  const chance = timeline.chanceFor('faults');
  const kinds = Object.keys(FAULTS).filter((kind) => chance.below(5) < 2 || always.includes(kind));
  const gap = between(chance, 2, 9);
  timeline.note('faults', ...kinds);
  const next = () => {
    if (timeline.elapsed >= until || kinds.length === 0) return;
    const kind = kinds[chance.below(kinds.length)];
    const machine = machines[chance.below(machines.length)];
    timeline.note('fault', kind, machine.name);
    machine.disturbedAt = timeline.now;
    FAULTS[kind](machine, { timeline, database, chance });
    timeline.after(chance.below(2 * gap), next);
  };
  timeline.after(from + chance.below(2 * gap), next);
  timeline.after(until, () => {
    timeline.note('calm');
    database.start();
    for (const machine of machines) {
      machine.thaw();
      machine.network.silentUntil = 0;
      machine.lossy = 0;
      if (machine.run === 0) machine.start();
    }
  });
}
