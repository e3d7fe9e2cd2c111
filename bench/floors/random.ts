/** What every implementation draws from: a function that returns a fresh unsigned 32-bit integer. */
export type Next = () => number;

/** Chris Doty-Humphrey's sfc32 with a counter, warmed up by 12 draws. */
export function sfc32(seed: number): Next {
  let a = 0;
  let b = seed | 0;
  let c = 0;
  let counter = 1;
  const next = (): number => {
    const drawn = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + drawn) | 0;
    return drawn >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** One of 0 to count - 1, each equally likely: draws under the smallest mask that fits are rejected until one does. */
export function pick(next: Next, count: number): number {
  const mask = -1 >>> Math.clz32((count - 1) | 1);
  let drawn = next() & mask;
  while (drawn >= count) drawn = next() & mask;
  return drawn;
}
