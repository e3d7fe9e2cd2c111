import { firstVisitOf, goalOf, pointsFrom, pointsHow } from '../../meaning.ts';
import { view } from '../../position.ts';
import { LANGUAGES, teller } from '../../words/teller.ts';
import { anyViewer, broken, type Property } from '../property.ts';
import { wordsOf } from '../trial.ts';

export const goal: Property = {
  name: 'goal',
  must: 'What is played for can be said to everybody, with a number for every seat, of which every point has a source; so can the lines for a first visit.',
  share: 0.05,
  at(moment) {
    const { game, g, chance } = moment;
    if (game.goal === undefined && game.firstVisit === undefined) return 'idle';
    const seen = view(game, g, anyViewer(moment));
    const now = goalOf(game, seen);
    const { standing, progress } = now ?? { standing: null, progress: null };
    if (standing !== null && (standing.length !== g.seats || !standing.every(Number.isFinite)))
      return broken(`Of ${g.seats} seats the standing is ${JSON.stringify(standing)}.`);
    if (progress !== null && !(progress.now >= 0 && progress.of > 0))
      return broken(`The progress of the game is ${progress.now} of ${progress.of}.`);
    const sources = pointsFrom(game, seen, []);
    for (let seat = 0; sources.length > 0 && seat < g.seats; seat++) {
      const sum = sources.reduce((points, { values }) => points + (values[seat] ?? 0), 0);
      if (sum !== standing?.[seat])
        return broken(`Seat ${seat} has ${standing?.[seat]}, from all sources together ${sum}.`);
      for (const { id, values, pieces } of sources) {
        const made = pieces[seat].reduce((points, piece) => points + piece.points, 0);
        if (pieces[seat].length > 0 && made !== values[seat])
          return broken(`Seat ${seat} has ${values[seat]} from ${id}, by its pieces ${made}.`);
      }
    }
    try {
      const tell = teller(game, LANGUAGES[chance.below(LANGUAGES.length)]);
      if (now !== null) tell.say(now.message);
      for (const line of firstVisitOf(game, seen)) tell.say(line);
      for (const room of ['narrow', 'wide'] as const) {
        const how = pointsHow(game, seen, room);
        if (how !== null) tell.say(how);
      }
      for (const { name, how, pieces } of sources)
        for (const line of [name, how, ...pieces.flat().map((piece) => piece.name)]) tell.say(line);
      return 'holds';
    } catch (thrown) {
      return broken(`What is played for cannot be said: ${wordsOf(thrown)}.`);
    }
  },
};
