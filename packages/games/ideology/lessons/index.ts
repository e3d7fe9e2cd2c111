/** In the order in which they are taught. */
export const lessons = [
  { id: 'first-region', load: () => import('./first-region.json', { with: { type: 'json' } }) },
];
