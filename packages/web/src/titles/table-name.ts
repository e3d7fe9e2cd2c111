import type { Language } from '@entente/engine';
import type { TableState } from '../link/messages.ts';

/** What a table is called: as its host wished, otherwise by the time it was made, as the reader writes it. */
export function tableName(
  { name, created }: Pick<TableState, 'name' | 'created'>,
  language: Language,
  spoken: readonly string[] = navigator.languages,
): string {
  if (name !== '') return name;
  // The clock of a reader in London is not that of one in New York.
  const locale = spoken.find((one) => one.startsWith(language)) ?? language;
  return new Intl.DateTimeFormat(locale, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(
    created,
  );
}
