/** In the order in which they are taught. */
export const lessons = [
  { id: 'first-region', load: () => import('./first-region.json', { with: { type: 'json' } }) },
  { id: 'a-stronger-home', load: () => import('./a-stronger-home.json', { with: { type: 'json' } }) },
  { id: 'first-conflict', load: () => import('./first-conflict.json', { with: { type: 'json' } }) },
  { id: 'war-and-peace', load: () => import('./war-and-peace.json', { with: { type: 'json' } }) },
  { id: 'the-last-resort', load: () => import('./the-last-resort.json', { with: { type: 'json' } }) },
  { id: 'twelve-points', load: () => import('./twelve-points.json', { with: { type: 'json' } }) },
];

/** What a player is told once in any game. */
export const tips = () => import('./tips.json', { with: { type: 'json' } });
