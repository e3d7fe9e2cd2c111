import type { classroom } from '../words/en/classroom.ts';

type NewsKey = Extract<keyof typeof classroom, `news.${'any' | 'limit' | 'venonta'}.${number}`>;

/** News that is ready to be sent, by game; the last ones fit all. */
const PREPARED: Readonly<Record<string, readonly NewsKey[]>> = {
  limit: ['news.limit.1', 'news.limit.2', 'news.limit.3', 'news.limit.4'],
  venonta: ['news.venonta.1', 'news.venonta.2', 'news.venonta.3', 'news.venonta.4'],
};
const ANY: readonly NewsKey[] = ['news.any.1', 'news.any.2', 'news.any.3'];

export const preparedFor = (game: string): readonly NewsKey[] => [...(PREPARED[game] ?? []), ...ANY];
