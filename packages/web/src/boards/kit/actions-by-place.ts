import type { Choice } from '@entente/engine';
import type { Action, OpenAction } from '../../board-api/intents.ts';

export type RefusedAction = Extract<Action, { kind: 'refused' }>;

/** What a choice points at. */
export interface Pointing<Spot extends string> {
  /** What shines. */
  readonly at: readonly Spot[];
  /** Where it is offered, too, without shining: units that go out of a place. */
  readonly from?: Spot;
}

/** Which actions, open and refused, are shown at which thing of a board. */
export class ActionsByPlace<Spot extends string> {
  readonly actions: readonly Action[];
  private readonly bySpot = new Map<Spot, Action[]>();
  private readonly shining = new Set<Spot>();

  constructor(actions: readonly Action[], pointing: (choice: Choice) => Pointing<Spot>) {
    this.actions = actions;
    for (const action of actions) {
      const { at, from } = pointing(action.choice);
      for (const spot of from === undefined ? at : [...at, from]) {
        const there = this.bySpot.get(spot);
        if (there === undefined) this.bySpot.set(spot, [action]);
        else there.push(action);
      }
      if (action.kind !== 'refused') for (const spot of at) this.shining.add(spot);
    }
  }

  open(spot: Spot): OpenAction[] {
    return this.at(spot).filter((action): action is OpenAction => action.kind !== 'refused');
  }

  refused(spot: Spot): RefusedAction[] {
    return this.at(spot).filter((action): action is RefusedAction => action.kind === 'refused');
  }

  /** Does something that can be done point at it? */
  shines(spot: Spot): boolean {
    return this.shining.has(spot);
  }

  /** Does something that can be done point at a thing of this kind? */
  any(start: string): boolean {
    for (const spot of this.shining) if (spot.startsWith(start)) return true;
    return false;
  }

  private at(spot: Spot): readonly Action[] {
    return this.bySpot.get(spot) ?? [];
  }
}
