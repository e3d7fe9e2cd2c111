/** A prime number. */
const BASE = 0x01000193;

/**
 * Tells texts apart: a polynomial of their UTF-16 code units in 32 bits. Text after text is the same as both in one.
 * @param start the sum of what comes before
 */
export function sumOf(text: string, start = 0): number {
  let sum = start;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, BASE) + text.charCodeAt(at)) | 0;
  return sum;
}

/** The sum of two texts in one, from the sums of both and the length of the second. */
export function joinedSum(first: number, second: number, length: number): number {
  let power = 1;
  for (let base = BASE, rest = length; rest > 0; rest >>= 1) {
    if (rest & 1) power = Math.imul(power, base);
    base = Math.imul(base, base);
  }
  return (Math.imul(first, power) + second) | 0;
}
