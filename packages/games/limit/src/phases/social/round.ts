/** The same for every seat. */
export function everySeat<Value>(seats: number, value: Value): Value[] {
  return Array.from({ length: seats }, () => value);
}

/** A step that goes through the nations because they may call their allies in it. */
export function round<Step extends string>(seats: number, step: Step) {
  return { step, turn: 0, called: false, left: everySeat(seats, 0) };
}
