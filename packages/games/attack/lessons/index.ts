/** In the order in which they are taught. */
export const lessons = [
  { id: 'first-campaign', load: () => import('./first-campaign.json', { with: { type: 'json' } }) },
  {
    id: 'friends-without-a-shot',
    load: () => import('./friends-without-a-shot.json', { with: { type: 'json' } }),
  },
  { id: 'money-and-oil', load: () => import('./money-and-oil.json', { with: { type: 'json' } }) },
  { id: 'science-and-ships', load: () => import('./science-and-ships.json', { with: { type: 'json' } }) },
  { id: 'across-the-sea', load: () => import('./across-the-sea.json', { with: { type: 'json' } }) },
  {
    id: 'the-thirteenth-eagle',
    load: () => import('./the-thirteenth-eagle.json', { with: { type: 'json' } }),
  },
];

/** What a player is told once in any game. */
export const tips = () => import('./tips.json', { with: { type: 'json' } });
