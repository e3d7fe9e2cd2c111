import { type AnyGame, teller } from '@entente/engine';
import { Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { parseMarkdown } from '../rules/markdown.ts';
import { rulesOf } from '../rules/rulebook.ts';
import { useSettings } from '../settings/store.ts';
import { Cover } from '../titles/Cover.tsx';
import { gameOf } from '../titles/games.ts';
import { playNow } from '../titles/play-now.ts';
import { seatRange, titleOf, usualSeats } from '../titles/titles.ts';
import { useLength } from '../titles/useLength.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import style from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { botKindsOf, botName } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import NowhereScreen from './NowhereScreen.tsx';

/** `/play/:title`: what the game is, and how it can be played. */
export default function TitleScreen() {
  const { title: id } = useParams<{ title: string }>();
  const title = titleOf(id);
  return title === undefined ? <NowhereScreen /> : <Page id={id} />;
}

function Page({ id }: { id: string }) {
  const say = useWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  const title = titleOf(id);
  const words = title?.words[language];
  const game = useLater(id, () => gameOf(id));
  const marked = useLater(`notes ${id}`, async () => doubts((await rulesOf(id, 'en'))?.text ?? ''));
  const seats = title?.seats ?? [];
  const length = useLength({ game: id, seats: usualSeats(seats), people: 1, pace: 'none' }, false);
  useTitle(words?.title ?? id);
  const start = async () => {
    try {
      go(`/t/${await playNow(id)}`);
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  return (
    <div className={style.screen}>
      <div className={style.banner}>
        <Cover id={id} />
      </div>
      <div className={style.intro}>
        <h1>{words?.title}</h1>
        <p>{words?.about}</p>
        {words?.framing !== undefined && <p className={style.meta}>{words.framing}</p>}
        <p className={style.meta}>{say('title.seats', { seats: seatRange(seats) })}</p>
        {length !== null && <p className={style.meta}>{length}</p>}
      </div>
      <div className={style.row}>
        <Button look="primary" onClick={() => void start()}>
          <Play size={18} aria-hidden="true" />
          {say('title.playNowBots')}
        </Button>
        <ButtonLink href={`/play/${id}/new`}>{say('title.newTable')}</ButtonLink>
        <ButtonLink href={`/rules/${id}`}>{say('title.rules')}</ButtonLink>
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      {game.state === 'here' && game.value !== null ? (
        <>
          <BotsOf game={game.value} />
          <OptionsOf game={game.value} />
        </>
      ) : (
        <Waiting />
      )}
      {marked.state === 'here' && marked.value > 0 && (
        <section className={style.block}>
          <h2>{say('title.doubts')}</h2>
          <p>{say('title.doubtsAbout', { count: marked.value })}</p>
        </section>
      )}
    </div>
  );
}

/** How many rules are not printed. */
function doubts(rules: string): number {
  return parseMarkdown(rules).filter((block) => block.kind === 'item' && block.mark !== null).length;
}

/** Who can sit in the other seats. */
function BotsOf({ game }: { game: AnyGame }) {
  const say = useWords();
  const { language } = useSettings();
  return (
    <section className={style.block}>
      <h2>{say('title.bots')}</h2>
      <ul className={style.lines}>
        {botKindsOf(game).map((kind) => (
          <li key={kind} className={style.line}>
            <strong className={style.lineMain}>{botName(say, game, language, kind)}</strong>
            <span>{kind === 'greedy' || kind === 'random' ? say(`title.bot.${kind}`) : ''}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OptionsOf({ game }: { game: AnyGame }) {
  const say = useWords();
  const { language } = useSettings();
  const told = useMemo(() => teller(game, language), [game, language]);
  const options = Object.entries<readonly (string | number | boolean)[]>(game.options);
  if (options.length === 0) return null;
  return (
    <section className={style.block}>
      <h2>{say('title.options')}</h2>
      <ul className={style.lines}>
        {options.map(([id, values]) => (
          <li key={id} className={`${style.line} ${style.pairs}`}>
            <strong className={style.lineMain}>{told.say({ say: `option.${id}`, with: {} })}</strong>
            <span>
              {values.map((value) => told.say({ say: `option.${id}.${value}`, with: {} })).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
