/** What happens to places that stay empty: bots take them, or only full tables are made and the rest observe. */
export type Gaps = 'bots' | 'observe';

/**
 * Students at tables of `seats` places: as many at each as can be; null is a bot. Students who are at none observe.
 * @param students in the order in which they are seated
 */
export function division(students: readonly string[], seats: number, gaps: Gaps): (string | null)[][] {
  const full = Math.floor(students.length / seats);
  const count = gaps === 'bots' ? Math.ceil(students.length / seats) : Math.max(1, full);
  const seated = students.slice(0, count * seats);
  const tables = Array.from({ length: count }, (): (string | null)[] => []);
  for (const [at, student] of seated.entries()) tables[at % count].push(student);
  return tables.map((table) => [
    ...table,
    ...Array.from({ length: seats - table.length }, (): string | null => null),
  ]);
}
