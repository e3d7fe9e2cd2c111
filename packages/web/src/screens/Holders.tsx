import { botKinds, USUAL_LEVEL } from '@entente/bots/levels';
import type { AnyGame } from '@entente/engine';
import { Emblem } from '../seats/Emblem.tsx';
import { eachSeat, lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import { measuredShare, useLadders } from '../titles/strength.ts';
import style from '../ui/screen.module.css';
import { botName, levelName } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import { type Draft, type Holder, holdersOf, ownSeats, type Where } from './draft.ts';

interface Props {
  game: AnyGame;
  draft: Draft;
  where: Where;
  fill(part: Partial<Draft>): void;
}

/** The player or bot of each seat of a new table, with names where several people share a screen. */
export function Holders({ game, draft, where, fill }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { seats } = draft;
  const ladders = useLadders(game.id);
  const holders = holdersOf(draft, where);
  const names = eachSeat(seats).map((seat) => draft.seatNames[seat] ?? '');
  const people = ownSeats(draft, where);
  const persons = where === 'server' ? (['me', 'open'] as const) : (['me'] as const);
  const holderOptions: { value: Holder; label: string }[] = [
    ...persons.map((value) => ({ value, label: say(`holder.${value}`) })),
    ...botKinds(game).map((value) => {
      const name = botName(say, game, language, value);
      const share = measuredShare(ladders, seats, value);
      return { value, label: share === null ? name : say('new.botShare', { name, share }) };
    }),
  ];
  const isBot = holders.some((holder) => holder !== 'me' && holder !== 'open');
  const isMeasured = isBot && ladders.some((ladder) => ladder.seats === seats);
  return (
    <>
      <fieldset className={style.lines}>
        <legend className="quiet">{say('new.chairs')}</legend>
        {eachSeat(seats).map((seat) => (
          <div key={seat} className={style.line}>
            <Emblem seat={seat} size={28} />
            <span className={style.lineMain}>{say(`seat.${lookOf(seat).id}`)}</span>
            <select
              className={style.input}
              style={{ width: 'auto' }}
              aria-label={say('new.holder', { seat: say(`seat.${lookOf(seat).id}`) })}
              value={holders[seat]}
              onChange={(event) => fill({ holders: holders.with(seat, event.currentTarget.value) })}
            >
              {holderOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            {holders[seat] === 'me' && people > 1 && (
              <input
                className={style.input}
                style={{ width: '12rem' }}
                maxLength={40}
                aria-label={say('new.seatName', { seat: say(`seat.${lookOf(seat).id}`) })}
                placeholder={say('me.name')}
                value={names[seat]}
                onChange={(event) => fill({ seatNames: names.with(seat, event.currentTarget.value) })}
              />
            )}
          </div>
        ))}
      </fieldset>
      {isMeasured && (
        <p className={style.meta}>{say('new.botShares', { usual: levelName(say, USUAL_LEVEL), seats })}</p>
      )}
    </>
  );
}
