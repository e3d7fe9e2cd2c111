import { botKinds, isLevel, USUAL_LEVEL } from '@entente/bots/levels';
import type { AnyGame } from '@entente/engine';
import { pages } from '@entente/shelf/pages';
import { useId } from 'react';
import type { Strength } from '../board-api/page.ts';
import { useSettings } from '../settings/store.ts';
import { useLater } from '../ui/useLater.ts';
import { botName, levelName } from '../words/bots.ts';
import { type Say, useWords } from '../words/index.ts';
import { opponentIn } from './opponent.ts';
import style from './opponents.module.css';

/** The bots of a game with their measured strength: "Play now" takes the chosen one, here and in other games. */
export function Opponents({ game }: { game: AnyGame }) {
  const say = useWords();
  const name = useId();
  const { language, opponent } = useSettings();
  const measured = useLater(`strength ${game.id}`, async () => (await pages[game.id]?.strength?.())?.default);
  const ladders = measured.state === 'here' ? (measured.value ?? []) : [];
  const chosen = opponentIn(game, opponent);
  return (
    <fieldset className={style.opponents}>
      <legend>{say('title.bots')}</legend>
      {botKinds(game).map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={name}
            checked={kind === chosen}
            onChange={() => useSettings.setState({ opponent: kind })}
          />
          {isLevel(kind) ? (
            <span>
              <strong>{levelName(say, kind)}</strong>
              <span>{say(`title.bot.${kind}`)}</span>
              {kind !== USUAL_LEVEL && <Measured kind={kind} ladders={ladders} say={say} />}
            </span>
          ) : (
            <strong>{botName(say, game, language, kind)}</strong>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function Measured({ kind, ladders, say }: { kind: string; ladders: readonly Strength[]; say: Say }) {
  return ladders.map(({ seats, ratings }) => {
    const measured = ratings[kind];
    if (measured === undefined) return null;
    const { rating, low, high } = measured;
    const [share, least, most] = [rating, low, high].map((points) => shareOf(points, seats));
    const usual = levelName(say, USUAL_LEVEL);
    return <span key={seats}>{say('title.strength', { seats, share, low: least, high: most, usual })}</span>;
  });
}

const USUAL_RATING = 1500;

/** Games that a bot of this rating wins, in percent, if all others at the table are the usual bot. */
function shareOf(rating: number, seats: number): number {
  const strength = 10 ** ((rating - USUAL_RATING) / 400);
  return Math.round((100 * strength) / (strength + seats - 1));
}
