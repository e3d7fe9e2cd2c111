/** In the order in which they are taught. */
export const lessons = [
  { id: 'first-generation', load: () => import('./first-generation.json', { with: { type: 'json' } }) },
  { id: 'the-market', load: () => import('./the-market.json', { with: { type: 'json' } }) },
  { id: 'a-restless-people', load: () => import('./a-restless-people.json', { with: { type: 'json' } }) },
  { id: 'the-planet-answers', load: () => import('./the-planet-answers.json', { with: { type: 'json' } }) },
  { id: 'allies', load: () => import('./allies.json', { with: { type: 'json' } }) },
  { id: 'the-last-generation', load: () => import('./the-last-generation.json', { with: { type: 'json' } }) },
  // The game for one.
  { id: 'alone', load: () => import('./alone.json', { with: { type: 'json' } }) },
];

/** What a player is told once in any game. */
export const tips = () => import('./tips.json', { with: { type: 'json' } });
