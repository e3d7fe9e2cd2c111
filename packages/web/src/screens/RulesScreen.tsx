import { type AnyGame, teller } from '@entente/engine';
import { useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { RuleLesson } from '../lessons/RuleLesson.tsx';
import { TipList } from '../lessons/TipList.tsx';
import { RulePlaces } from '../rules/RulePlaces.tsx';
import { RulesText } from '../rules/RulesText.tsx';
import { useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { titleName } from '../titles/titles.ts';
import { ButtonLink } from '../ui/Button.tsx';
import style from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';

/** `/rules/:title#id`: the rulebook, and the cards of games that have some. */
export default function RulesScreen() {
  const { title } = useParams<{ title: string }>();
  const say = useWords();
  const { language } = useSettings();
  const name = titleName(title, language);
  const game = useLater(title, () => gameOf(title));
  const at = decodeURIComponent(location.hash.slice(1)) || null;
  useTitle(say('rules.of', { title: name }));
  return (
    <div className={style.screen}>
      <div className={style.intro}>
        <h1>{say('rules.of', { title: name })}</h1>
        <div className={style.row}>
          <ButtonLink href={`/play/${title}`}>{say('rules.toTitle', { title: name })}</ButtonLink>
        </div>
      </div>
      {game.state === 'here' && game.value !== null && <Cards game={game.value} />}
      <TipList game={title} />
      <RulesText game={title} at={at} beside={(rule) => <RuleLesson game={title} rule={rule} />} />
      <RulePlaces game={title} />
    </div>
  );
}

/** Everything that a game has a name and an explanation for: cards, tiles, events. */
function Cards({ game }: { game: AnyGame }) {
  const say = useWords();
  const { language } = useSettings();
  const [find, setFind] = useState('');
  const told = useMemo(() => teller(game, language), [game, language]);
  const families = game.words.explained ?? [];
  if (families.length === 0) return null;
  const cards = families.flatMap((family) =>
    (game.words.terms[family] ?? []).map((id) => ({
      id: `${family}.${id}`,
      name: told.term(family, id),
      text: told.say({ say: `${family}.${id}.text`, with: {} }),
    })),
  );
  const wanted = find.trim().toLowerCase();
  const shown = cards.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(wanted));
  return (
    <details className={style.block}>
      <summary>
        <strong>{say('rules.cards', { count: cards.length })}</strong>
      </summary>
      <input
        className={style.input}
        type="search"
        value={find}
        aria-label={say('rules.findCard')}
        placeholder={say('rules.findCard')}
        onChange={(event) => setFind(event.currentTarget.value)}
      />
      <ul className={style.cards}>
        {shown.map(({ id, name, text }) => (
          <li key={id}>
            <article className={style.card}>
              <div className={style.cardBody}>
                <h2>{name}</h2>
                <p style={{ paddingBottom: 16 }}>{text}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </details>
  );
}
