/** The command was used in a way that cannot work. The message is a sentence for people; the exit code is 2. */
export class WrongUse extends Error {}

export const EXIT = { fine: 0, fault: 1, wrongUse: 2, interrupted: 130 } as const;

/** Which of the known names was probably meant; null when none is close. */
export function nearest(wanted: string, known: readonly string[]): string | null {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  let best: string | null = null;
  let least = Math.max(2, Math.floor(wanted.length / 2)) + 1;
  for (const name of known) {
    const distance = editDistance(plain(wanted), plain(name));
    if (distance < least) {
      least = distance;
      best = name;
    }
  }
  return best;
}

/** How many letters must be added, dropped or changed to make one word of the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[other.length];
}

/** `1, 2 or 3` */
export function either(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`;
}
