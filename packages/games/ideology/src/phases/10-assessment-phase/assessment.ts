import type { Automatic, Seat } from '@entente/engine';
import { powersOf } from '../../cards/powers.ts';
import { BOX } from '../../data/box.ts';
import { REGIONS } from '../../data/regions.ts';
import {
  type Ideology,
  type IdeologyGo,
  type IdeologyOptions,
  INDEPENDENT,
  type World,
} from '../../position.ts';
import { hasResigned, isFull, majority, sectorSize } from '../../queries.ts';
import { canConvert, canSwap, swapping } from '../14-ideologies/totalitarianism.ts';

/** What an assessment does to one region, told as it happens. */
interface Told {
  level(region: number, level: number): void;
  lost(region: number, seat: Seat): void;
  gained(region: number, seat: Seat): void;
}

/**
 * The three steps, each for all regions. Only here is control won and lost (IDEO-1.3.2). Changes the world that is
 * handed in.
 */
export function assess(world: World, options: IdeologyOptions, seats: number, told: Told | null): void {
  assessLevels(world, told);
  assessLosses(world, seats, told);
  assessGains(world, options, seats, told);
}

/** The smallest sector of every controlled region (IDEO-10.1.1), by any number of levels at once (IDEO-10.1.3). */
function assessLevels(world: World, told: Told | null): void {
  const { inPlay, controller, level } = world;
  for (let index = 0; index < inPlay.length; index++) {
    const region = inPlay[index];
    // IDEO-10.1.4
    if (controller[region] === INDEPENDENT) continue;
    const smallest = Math.min(
      sectorSize(world, region, 0),
      sectorSize(world, region, 1),
      sectorSize(world, region, 2),
    );
    // IDEO-10.1.2
    const now = Math.max(BOX.lowestLevel, smallest);
    if (now !== level[region]) told?.level(region, now);
    level[region] = now;
  }
}

/**
 * A player without the majority loses control; cards and level stay (IDEO-10.2.1). A tie is no majority
 * (IDEO-10.2.2), nor is there one without cards (IDEO-10.2.4); with it even a few cards keep control
 * (IDEO-10.2.3). Starting regions are no exception (IDEO-10.2.5). So every controller that is left has the
 * majority (IDEO-18.5).
 */
function assessLosses(world: World, seats: number, told: Told | null): void {
  const { inPlay, controller } = world;
  for (let index = 0; index < inPlay.length; index++) {
    const region = inPlay[index];
    const seat = controller[region];
    if (seat === INDEPENDENT || majority(world, region, seats) === seat) continue;
    controller[region] = INDEPENDENT;
    told?.lost(region, seat);
  }
}

/**
 * A full independent region goes to the majority (IDEO-10.3.1), also one that has just become independent
 * (IDEO-10.3.2): with a card in each sector that one is full at its new level (IDEO-10.3.5). Otherwise it stays
 * independent (IDEO-10.3.3), and no full region waits for its majority (IDEO-18.6). Levels stay (IDEO-10.3.4).
 */
function assessGains(world: World, options: IdeologyOptions, seats: number, told: Told | null): void {
  const { inPlay, controller } = world;
  for (let index = 0; index < inPlay.length; index++) {
    const region = inPlay[index];
    if (controller[region] !== INDEPENDENT || !isFullEverywhere(world, options, region)) continue;
    const seat = majority(world, region, seats);
    if (seat < 0) continue;
    controller[region] = seat;
    told?.gained(region, seat);
  }
}

function isFullEverywhere(world: World, options: IdeologyOptions, region: number): boolean {
  return (
    isFull(world, options, region, 0) &&
    isFull(world, options, region, 1) &&
    isFull(world, options, region, 2)
  );
}

function logging(go: IdeologyGo): Told {
  return {
    level: (region, level) => go.log('log.level', { region: REGIONS[region], level }),
    lost: (region, seat) => go.log('log.lost', { region: REGIONS[region], seat }),
    gained: (region, seat) => go.log('log.gained', { region: REGIONS[region], seat }),
  };
}

export const assessment: Automatic<Ideology, 'assessment'> = {
  kind: 'automatic',
  phase: 'assessment',
  rule: 'IDEO-10.1.1',
  run(g, _frame, go) {
    assess(g.public, g.options, g.seats, logging(go));
    // At the end comes Totalitarianism (IDEO-10.4.1).
    for (let seat = 0; seat < g.seats; seat++) {
      if (hasResigned(g.public, seat)) continue;
      const powers = powersOf(g.public, seat);
      if (powers.replacesOthers && canConvert(g, seat)) {
        return go.next({ step: 'convert', seat }, { step: 'turnOrder' });
      }
      if (powers.swapsOwn && canSwap(g, seat)) {
        return go.next(swapping(g, seat), { step: 'turnOrder' });
      }
    }
    go.next({ step: 'turnOrder' });
  },
};
