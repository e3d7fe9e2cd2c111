import { type AnyGame, teller } from '@entente/engine';
import { pages } from '@entente/shelf/pages';
import { Link2, Play } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'wouter';
import { LearnButton } from '../lessons/LearnButton.tsx';
import { PuzzlesLink } from '../puzzles/PuzzlesLink.tsx';
import { parseMarkdown } from '../rules/markdown.ts';
import { rulesOf } from '../rules/rulebook.ts';
import { useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { Hero } from '../titles/Hero.tsx';
import { Opponents } from '../titles/Opponents.tsx';
import { OwnStrength } from '../titles/OwnStrength.tsx';
import { TitleFacts } from '../titles/TitleFacts.tsx';
import { type Title, titleOf } from '../titles/titles.ts';
import { useStart } from '../titles/useStart.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import NowhereScreen from './NowhereScreen.tsx';
import style from './title.module.css';

/** `/play/:title`: what the game is, and how it can be played. */
export default function TitleScreen() {
  const { title: id } = useParams<{ title: string }>();
  const title = titleOf(id);
  return title === undefined ? <NowhereScreen /> : <Page key={id} title={title} />;
}

function Page({ title }: { title: Title }) {
  const say = useWords();
  const { language } = useSettings();
  const { id, framed } = title;
  const words = title.words[language];
  const game = useLater(id, () => gameOf(id));
  const pitch = useLater(`pitch ${id}`, async () => (await pages[id]?.pitch?.())?.pitch ?? null);
  const rulings = useLater(`notes ${id}`, async () => rulingsIn((await rulesOf(id, 'en'))?.text ?? ''));
  const { starting, problem, playNow, invite } = useStart(say('guest.name'));
  useTitle(words.title);
  // It is small and there at once; showing less until then would make the page jump.
  if (pitch.state === 'waiting') return <Waiting />;
  const sold = pitch.state === 'here' ? pitch.value : null;
  return (
    <div className={style.page}>
      <Hero id={id}>
        <h1>{words.title}</h1>
        {sold !== null && <p className="line">{sold.words[language].line}</p>}
        <p>{words.about}</p>
        {framed && <p className="framing">{words.framing}</p>}
        <TitleFacts title={title} />
      </Hero>
      <div className={style.deeds}>
        <Button
          look="expected"
          className={style.play}
          aria-disabled={starting !== null}
          onClick={() => playNow(id)}
        >
          <Play size={20} aria-hidden="true" />
          {say('title.playNowBots')}
        </Button>
        <Button aria-disabled={starting !== null} onClick={() => invite(id)}>
          <Link2 size={18} aria-hidden="true" />
          {say('title.invite')}
        </Button>
        <LearnButton game={id} title={words.title} />
        <PuzzlesLink game={id} title={words.title} />
      </div>
      <Problem words={problem} />
      <div className={style.columns}>
        {sold !== null && (
          <section className={screen.block}>
            <h2>{say('title.does')}</h2>
            <ul className={style.does}>
              {sold.words[language].does.map(([heading, about], at) => {
                const Icon = sold.icons[at];
                return (
                  <li key={heading}>
                    <span className={style.icon} aria-hidden="true">
                      <Icon size={26} />
                    </span>
                    <h3>{heading}</h3>
                    <p>{about}</p>
                  </li>
                );
              })}
            </ul>
          </section>
        )}
        {game.state === 'here' && game.value !== null && <Opponents game={game.value} />}
      </div>
      <OwnStrength game={id} />
      {game.state === 'here' && game.value !== null && <OptionsOf game={game.value} />}
      <nav className={style.links} aria-label={say('title.more')}>
        <Link href={`/play/${id}/new`}>{say('title.newWithOptions')}</Link>
        <Link href={`/rules/${id}`}>{say('title.rules')}</Link>
        {rulings.state === 'here' && rulings.value > 0 && (
          <Link href={`/rules/${id}`}>{say('title.rulings', { count: rulings.value })}</Link>
        )}
        <Link href={`/lab?game=${id}`}>{say('title.lab')}</Link>
        <Link href="/me/games">{say('now.allGames')}</Link>
      </nav>
    </div>
  );
}

/** How many rules are not printed. */
function rulingsIn(rules: string): number {
  return parseMarkdown(rules).filter((block) => block.kind === 'item' && block.mark !== null).length;
}

function OptionsOf({ game }: { game: AnyGame }) {
  const say = useWords();
  const { language } = useSettings();
  const told = useMemo(() => teller(game, language), [game, language]);
  const options = Object.entries<readonly (string | number | boolean)[]>(game.options);
  if (options.length === 0) return null;
  return (
    <details className={screen.more}>
      <summary>{say('title.options', { count: options.length })}</summary>
      <ul className={screen.lines}>
        {options.map(([id, values]) => (
          <li key={id} className={`${screen.line} ${screen.pairs}`}>
            <strong className={screen.lineMain}>{told.say({ say: `option.${id}`, with: {} })}</strong>
            <span>
              {values.map((value) => told.say({ say: `option.${id}.${value}`, with: {} })).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
