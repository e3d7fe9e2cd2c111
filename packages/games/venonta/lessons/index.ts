/** In the order in which they are taught. */
export const lessons = [
  { id: 'bread-first', load: () => import('./bread-first.json', { with: { type: 'json' } }) },
];
