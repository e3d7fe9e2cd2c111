import type { ClassLead } from '../link/messages.ts';

/** A cell that a spreadsheet takes as text: names could begin like a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Every measure of every seat of every table, round by round; the world has no seat. */
export function csvOf({ tables }: Pick<ClassLead, 'tables'>): string {
  const rows: (string | number)[][] = [['table', 'round', 'measure', 'seat', 'name', 'value']];
  for (const { number, chairs, measured, outcome } of tables) {
    const nameOf = (seat: number) => chairs[seat]?.name ?? '';
    for (const { round, values } of measured)
      for (const [measure, value] of Object.entries(values))
        if (typeof value === 'number') rows.push([number, round, measure, '', '', value]);
        else
          for (const [seat, one] of value.entries())
            rows.push([number, round, measure, seat + 1, nameOf(seat), one]);
    for (const [seat, score] of (outcome?.scores ?? []).entries())
      rows.push([number, 'end', 'result', seat + 1, nameOf(seat), score]);
  }
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The class without what opens it: no pins, no link of the organiser. */
export function jsonOf(lead: ClassLead): string {
  const { name, game, options, other, seats, sameDice, tables, notes, polls, stars, news } = lead;
  return JSON.stringify(
    {
      format: 'entente-class/1',
      name,
      game,
      options,
      other,
      seats,
      sameDice,
      tables,
      notes,
      polls,
      stars,
      news,
    },
    null,
    2,
  );
}
