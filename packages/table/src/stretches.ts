/** Long work that can rest between its stretches. */
export type Stretches<Result> = Generator<void, Result>;

export function atOnce<Result>(work: Stretches<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** @param rest lets others have their turn */
export async function withRests<Result>(work: Stretches<Result>, rest: () => Promise<void>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await rest();
  }
}
