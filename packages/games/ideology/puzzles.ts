/** Positions from games of bots in which one choice is clearly the best: `./entente puzzles --make` writes them. */
export const puzzles = () => import('./puzzles.json', { with: { type: 'json' } });
