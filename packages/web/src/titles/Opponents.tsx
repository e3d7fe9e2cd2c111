import { botKinds, isLevel, USUAL_LEVEL } from '@entente/bots/levels';
import type { AnyGame } from '@entente/engine';
import { useId } from 'react';
import type { Strength } from '../board-api/page.ts';
import { useSettings } from '../settings/store.ts';
import { botName, levelName } from '../words/bots.ts';
import { type Say, useWords } from '../words/index.ts';
import { opponentIn } from './opponent.ts';
import style from './opponents.module.css';
import { shareOf, useLadders } from './strength.ts';

/** The bots of a game with their measured strength: "Play now" takes the chosen one, here and in other games. */
export function Opponents({ game }: { game: AnyGame }) {
  const say = useWords();
  const name = useId();
  const { language, opponent } = useSettings();
  const ladders = useLadders(game.id);
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
