import type { Chance } from '../../chance/chance.ts';
import { filled, type Offer } from '../../choices.ts';
import type { Choice, Game, Types } from '../../game.ts';
import { view } from '../../position.ts';
import { LANGUAGES, type Language, type Teller, teller } from '../../words/teller.ts';
import { anyViewer, broken, type KitMoment, type Property } from '../property.ts';
import { share } from '../second-table.ts';
import { wordsOf } from '../trial.ts';

const MOST_CHOICES = 4;
/**
 * Share of the questions that are put into words; most are repeated often. The log is put into words at every
 * moment.
 */
const SHARE_ASKED = 0.35;

export const hasWords: Property = {
  name: 'words',
  must: 'Whatever is logged, asked, offered, refused or announced can be said in every language.',
  share: 1,
  at(moment) {
    const { game, g, said, chance } = moment;
    try {
      const tell = tellerOf(game, LANGUAGES[chance.below(LANGUAGES.length)]);
      for (const line of said) tell.say({ say: line.say, with: { ...line.with } });
      if (g.outcome !== null) tell.outcome(g.outcome);
      if (g.asked.length > 0 && share(chance, SHARE_ASKED)) tellQuestion(moment, tell);
      return 'holds';
    } catch (thrown) {
      return broken(`Words are missing: ${wordsOf(thrown)}.`);
    }
  },
};

/** A teller keeps what it has read of the dictionary, so there is one for each game and language. */
const tellers = new WeakMap<object, Map<Language, unknown>>();

function tellerOf<T extends Types>(game: Game<T>, language: Language): Teller<T> {
  const known = tellers.get(game) ?? new Map<Language, unknown>();
  tellers.set(game, known);
  const tell = (known.get(language) as Teller<T> | undefined) ?? teller(game, language);
  known.set(language, tell);
  return tell;
}

function tellQuestion<T extends Types>(moment: KitMoment<T>, tell: Teller<T>): void {
  const { game, referee, g, chance } = moment;
  const seat = g.asked[chance.below(g.asked.length)];
  tell.prompt(view(game, g, seat));
  tell.prompt(view(game, g, anyViewer(moment)));
  const list = referee.explained(g, seat);
  for (const offer of some(list.offers, chance)) tell.choice(complete(offer));
  for (const { choice, refusal } of some([...list.refused], chance)) {
    tell.choice(choice);
    tell.refusal(refusal);
  }
}

function some<Item>(items: Item[], chance: Chance): Item[] {
  while (items.length > MOST_CHOICES) chance.draw(items);
  return items;
}

/** The choice as the log will show it, with the first values of an empty form. */
function complete<C extends Choice>({ choice, fill }: Offer<C>): C {
  if (fill === undefined) return choice;
  if (fill.kind === 'amount') return filled(choice, { [fill.field]: fill.min });
  const values = Object.entries(fill.blanks).map(([field, blank]) => {
    if (blank.kind === 'amount') return [field, blank.min] as const;
    return [field, blank.kind === 'one' ? blank.of[0] : blank.of.slice(0, Math.max(1, blank.min))] as const;
  });
  return filled(choice, Object.fromEntries(values));
}
