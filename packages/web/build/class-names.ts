import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Short names of classes, since scripts and styles carry hundreds of them: five letters for the file, which repeat and
 * pack well, and a number. The same sources give the same names.
 */
export function shortNames(root: string): (name: string, file: string) => string {
  const known = new Map<string, string[]>();
  return (name, file) => {
    const letters = createHash('sha256').update(relative(root, file)).digest('hex').slice(0, 5);
    const names = known.get(letters) ?? [];
    known.set(letters, names);
    // In the very rare case that two files share their letters, their classes still have different numbers.
    const key = `${file} ${name}`;
    if (!names.includes(key)) names.push(key);
    return `c${letters}${names.indexOf(key).toString(36)}`;
  };
}
