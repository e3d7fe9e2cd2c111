/** In the order in which they are taught. */
export const lessons = [
  { id: 'first-generation', load: () => import('./first-generation.json', { with: { type: 'json' } }) },
];
