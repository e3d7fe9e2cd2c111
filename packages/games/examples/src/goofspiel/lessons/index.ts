/** In the order in which they are taught. */
export const lessons = [
  { id: 'first-bids', load: () => import('./first-bids.json', { with: { type: 'json' } }) },
];
