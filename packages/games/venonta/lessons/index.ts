/** In the order in which they are taught. */
export const lessons = [
  { id: 'bread-first', load: () => import('./bread-first.json', { with: { type: 'json' } }) },
  { id: 'bread-and-trade', load: () => import('./bread-and-trade.json', { with: { type: 'json' } }) },
  { id: 'newcomers', load: () => import('./newcomers.json', { with: { type: 'json' } }) },
  { id: 'a-colony', load: () => import('./a-colony.json', { with: { type: 'json' } }) },
  { id: 'a-pact', load: () => import('./a-pact.json', { with: { type: 'json' } }) },
  {
    id: 'before-it-is-too-late',
    load: () => import('./before-it-is-too-late.json', { with: { type: 'json' } }),
  },
];

/** What a player is told once in any game. */
export const tips = () => import('./tips.json', { with: { type: 'json' } });
