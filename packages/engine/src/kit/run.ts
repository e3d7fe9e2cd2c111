import { SeededChance } from '../chance/seeded.ts';
import type { Choice, Game, Options, Position, Seat, Types } from '../game.ts';
import { copyFlat } from '../position.ts';
import { Referee, RulesFault } from '../referee.ts';
import { decide, type Pick } from './picks.ts';
import { short } from './plain.ts';
import { listedAccepted } from './properties/listed.ts';
import { ends, noRulesFault } from './properties/play.ts';
import { replayEqualsPlay } from './properties/replay.ts';
import { undoEqualsBefore } from './properties/undo.ts';
import type { KitMoment, Property, PropertyVerdict, Turn } from './property.ts';
import { headerOf, SecondTable, share } from './second-table.ts';
import { Notes, wordsOf } from './trial.ts';

/** One game to be played. */
export interface Plan {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  /** The decisions; play stops when they run out. */
  readonly picks: Iterable<Pick>;
  readonly mostDecisions: number;
}

/** How closely a game is watched. */
export interface Watch {
  readonly properties: readonly Property[];
  /** After this many decisions every property is checked at every moment, not only at its share of them. */
  readonly closelyFrom: number;
  /** Counts how often each property was really checked. */
  readonly checks?: Map<string, number>;
}

export interface Played {
  readonly decisions: readonly { seat: Seat; choice: Choice }[];
  readonly picks: readonly Pick[];
  readonly fault: { readonly property: Property; readonly words: string } | null;
}

/** Number of tries, under close watching, of a check that depends on the kit's own chance. */
const CLOSE_TRIES = 4;

/** Plays one game and holds every property against it, until one is broken. */
export function playWatched<T extends Types>(game: Game<T>, plan: Plan, watch: Watch): Played {
  const run = new Run(game, plan, watch);
  try {
    run.play();
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown;
  }
  return run;
}

class Stop extends Error {}

class Run<T extends Types> implements Played {
  readonly decisions: { seat: Seat; choice: T['choice'] }[] = [];
  readonly picks: Pick[] = [];
  fault: Played['fault'] = null;
  private readonly game: Game<T>;
  private readonly plan: Plan;
  private readonly watch: Watch;
  private readonly notes = new Notes();
  private readonly chance: SeededChance;
  private readonly player: Referee<T>;
  private readonly looker: Referee<T>;
  private start: Record<string, number> = {};
  private second: SecondTable<T> | null = null;

  constructor(game: Game<T>, plan: Plan, watch: Watch) {
    this.game = game;
    this.plan = plan;
    this.watch = watch;
    this.chance = new SeededChance(plan.seed);
    this.player = new Referee(game, this.chance, this.notes);
    this.looker = new Referee(game, new SeededChance(0));
  }

  play(): void {
    const { seats, options, picks, mostDecisions } = this.plan;
    const g = this.guarded('The set-up', () => this.player.start(seats, options as T['options']));
    this.start = this.guarded('"conserved"', () => this.game.conserved(g));
    if (this.watches(replayEqualsPlay) || this.watches(undoEqualsBefore)) {
      this.hold(replayEqualsPlay, () => {
        this.second = new SecondTable(this.game, headerOf(this.game, this.plan));
        return this.second.begins(g, this.notes.said);
      });
    }
    this.look(g);
    for (const pick of picks) {
      if (g.outcome !== null) break;
      if (this.decisions.length === mostDecisions) {
        this.stop(ends, `The game is not over after ${mostDecisions} decisions.`);
      }
      if (!this.decide(g, pick)) return;
      this.look(g);
    }
    if (g.outcome !== null) this.hold(ends, () => 'holds');
  }

  private decide(g: Position<T>, pick: Pick): boolean {
    const picked = this.guarded('"choices"', () => decide(this.looker, g, pick));
    if (picked === null) return false;
    const { seat, choice } = picked;
    const before = copyFlat(g);
    const drawn = this.chance.drawn;
    this.notes.clear();
    const what = `Seat ${seat}'s choice ${short(choice)} at "${g.flow.at(-1)?.step}"`;
    this.decisions.push({ seat, choice });
    this.picks.push(picked.pick);
    this.guarded(what, () => this.player.take(g, seat, copyFlat(choice)), listedAccepted);
    const chanceDrawn = this.chance.drawn !== drawn;
    const { shown } = this.notes;
    const turn: Omit<Turn<T>, 'chance'> = {
      ...this.moment(g),
      before,
      seat,
      choice,
      chanceDrawn,
      shown,
    };
    this.follow(turn);
    this.check((property, chance) => property.after?.({ ...turn, chance }));
    return true;
  }

  /** The second table must follow every decision, or none. */
  private follow(turn: Omit<Turn<T>, 'chance'>): void {
    const { second } = this;
    if (second === null) return;
    const chance = this.ownChance(-1, 0);
    this.hold(replayEqualsPlay, () => second.follow({ ...turn, chance }));
    const due = this.closely || share(chance, undoEqualsBefore.share);
    if (due) this.hold(undoEqualsBefore, () => second.undo({ ...turn, chance }));
  }

  private get closely(): boolean {
    return this.decisions.length >= this.watch.closelyFrom;
  }

  private moment(g: Position<T>): Omit<KitMoment<T>, 'chance'> {
    return { game: this.game, referee: this.looker, g, start: this.start, said: this.notes.said };
  }

  private look(g: Position<T>): void {
    this.check((property, chance) => property.at?.({ ...this.moment(g), chance }));
  }

  private check(judge: (property: Property, chance: SeededChance) => PropertyVerdict | undefined): void {
    const { closely } = this;
    this.watch.properties.forEach((property, index) => {
      for (let again = 0; again < (closely ? CLOSE_TRIES : 1); again++) {
        const chance = this.ownChance(index, again);
        if (share(chance, property.share) || closely) this.hold(property, () => judge(property, chance));
      }
    });
  }

  private hold(property: Property, judge: () => PropertyVerdict | undefined): void {
    let verdict: PropertyVerdict | undefined;
    try {
      verdict = judge();
    } catch (thrown) {
      verdict = { broken: `Checking it throws: ${wordsOf(thrown)}.` };
    }
    if (verdict === undefined || verdict === 'idle') return;
    const { checks } = this.watch;
    checks?.set(property.name, (checks.get(property.name) ?? 0) + 1);
    if (verdict !== 'holds' && this.watches(property)) this.stop(property, verdict.broken);
  }

  private watches(property: Property): boolean {
    return this.watch.properties.includes(property);
  }

  /** Depends on the moment and the property only, so that a fault is found again when a game is cut short. */
  private ownChance(property: number, again: number): SeededChance {
    const number = (this.decisions.length * 64 + property + 1) * CLOSE_TRIES + again;
    return new SeededChance(Math.imul(this.plan.seed ^ 0x5bd1e995, 0x2c1b3c6d) + number);
  }

  private guarded<Result>(what: string, act: () => Result, property = noRulesFault): Result {
    try {
      return act();
    } catch (thrown) {
      const blamed = thrown instanceof RulesFault ? noRulesFault : property;
      return this.stop(blamed, `${what} throws: ${wordsOf(thrown)}.`);
    }
  }

  private stop(property: Property, words: string): never {
    if (this.watches(property)) this.fault = { property, words };
    throw new Stop();
  }
}
