/**
 * What happens to students over: bots fill up their table, only full tables are made and the rest observe, or the rest
 * share seats with others.
 */
export type Gaps = 'bots' | 'observe' | 'pairs';

/**
 * Students at tables of `seats` seats, evenly: by table, by seat, none (a bot), one, or a pair of whom the first decides.
 * Students who are nowhere observe.
 * @param students in the order in which they are seated
 * @param twos two at every seat, as far as they go
 */
export function division(students: readonly string[], seats: number, gaps: Gaps, twos = false): string[][][] {
  const capacity = seats * (twos ? 2 : 1);
  const full = Math.floor(students.length / capacity);
  const count = gaps === 'bots' ? Math.ceil(students.length / capacity) : Math.max(1, full);
  const places = count * seats;
  const most = gaps === 'pairs' ? places * 2 : count * capacity;
  const tables = Array.from({ length: count }, () => Array.from({ length: seats }, (): string[] => []));
  for (const [at, student] of students.slice(0, most).entries()) {
    const place = at % places;
    tables[place % count][Math.floor(place / count)].push(student);
  }
  return tables;
}
