/** In the order in which they are taught. */
export const lessons = [
  { id: 'first-generation', load: () => import('./first-generation.json', { with: { type: 'json' } }) },
  { id: 'the-market', load: () => import('./the-market.json', { with: { type: 'json' } }) },
];
