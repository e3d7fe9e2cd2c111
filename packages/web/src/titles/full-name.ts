import type { Language } from '@entente/engine';
import type { TableState } from '../link/messages.ts';
import { isLocal } from '../link/table-host.ts';
import { tableName } from './table-name.ts';
import { titleName } from './titles.ts';

/** "Limit · Friday evening". Of those on this device nobody else has to know one from another. */
export function fullName(
  state: Pick<TableState, 'id' | 'name' | 'created' | 'game'>,
  language: Language,
): string {
  const title = titleName(state.game, language);
  return isLocal(state.id) && state.name === '' ? title : `${title} · ${tableName(state, language)}`;
}
