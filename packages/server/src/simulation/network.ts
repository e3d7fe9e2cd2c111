import type { SeededChance } from '@entente/engine';
import type { Lifetime, Timeline } from './timeline.ts';

/** Milliseconds that a message takes: mostly few, now and then many. */
function delayBy(chance: SeededChance): number {
  const kind = chance.below(100);
  if (kind < 90) return 0.2 + chance.below(30) / 10;
  return kind < 99 ? chance.below(60) : chance.below(900);
}

/** A network between two machines or groups of machines, as far as one of them is concerned. */
export class Network {
  /** Until then nothing gets through, and nothing says so. */
  silentUntil = 0;
  readonly timeline: Timeline;
  readonly chance: SeededChance;

  constructor(timeline: Timeline, name: string) {
    this.timeline = timeline;
    this.chance = timeline.chanceFor(`network ${name}`);
  }

  get isSilent(): boolean {
    return this.timeline.now < this.silentUntil;
  }
}

/** One connection: what is sent arrives in order, or never. Others may overtake it. */
export class SimulatedWire {
  private readonly network: Network;
  /** Everything that is sent here is lost from now on, and neither end is told. */
  isSwallowing = false;
  private isCut = false;
  private readonly last = new Map<string, number>();

  constructor(network: Network) {
    this.network = network;
  }

  /** @param to who receives it */
  send(direction: 'there' | 'back', to: Lifetime | null, arrive: () => void): void {
    const { timeline, chance, isSilent } = this.network;
    if (isSilent) this.isSwallowing = true;
    const at = Math.max(this.last.get(direction) ?? 0, timeline.now + delayBy(chance));
    this.last.set(direction, at);
    timeline.after(
      at - timeline.now,
      () => {
        if (!this.isSwallowing && !this.network.isSilent && !this.isCut) arrive();
        else this.isSwallowing = true;
      },
      to,
    );
  }

  /** Nothing arrives any more; the ends are told otherwise. */
  cut(): void {
    this.isCut = true;
  }
}
