/** In the order in which they are taught. */
export const lessons = [
  { id: 'first-region', load: () => import('./first-region.json', { with: { type: 'json' } }) },
  { id: 'first-conflict', load: () => import('./first-conflict.json', { with: { type: 'json' } }) },
];
