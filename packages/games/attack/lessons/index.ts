/** In the order in which they are taught. */
export const lessons = [
  { id: 'first-campaign', load: () => import('./first-campaign.json', { with: { type: 'json' } }) },
  {
    id: 'friends-without-a-shot',
    load: () => import('./friends-without-a-shot.json', { with: { type: 'json' } }),
  },
];
