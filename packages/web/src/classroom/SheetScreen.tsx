import { type AnyGame, defaultOptions, firstVisitOf, Table, teller } from '@entente/engine';
import { useMemo, useState } from 'react';
import { Emblem } from '../seats/Emblem.tsx';
import { lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { largeTitles, shortTitle, titleOf, usualSeats } from '../titles/titles.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import style from './debrief/debrief.module.css';
import page from './page.module.css';

/** `/class/sheets`: a sheet for every seat, to be printed: who you are, how you win, what to do first. */
export default function SheetScreen() {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [game, setGame] = useState(largeTitles[0].id);
  const [seats, setSeats] = useState(usualSeats(titleOf(game)?.seats ?? [4]));
  const rules = useLater(game, () => gameOf(game));
  useTitle(say('sheet.title'));
  return (
    <div className={page.page}>
      <div className={screen.intro}>
        <h1>{say('sheet.title')}</h1>
        <p className={style.unprinted}>{say('sheet.about')}</p>
      </div>
      <div className={`${screen.form} ${style.unprinted}`}>
        <ChoiceGroup
          label={say('class.game')}
          value={game}
          options={largeTitles.map(({ id }) => ({ value: id, label: shortTitle(id, language) }))}
          onChange={(wanted) => {
            setGame(wanted);
            setSeats(usualSeats(titleOf(wanted)?.seats ?? [4]));
          }}
        />
        <ChoiceGroup
          label={say('class.seats')}
          value={seats}
          options={(titleOf(game)?.seats ?? [])
            .filter((count) => count > 1)
            .map((value) => ({ value, label: String(value) }))}
          onChange={setSeats}
        />
      </div>
      {rules.state === 'here' && rules.value !== null ? (
        <Sheets key={`${game} ${seats}`} game={rules.value} seats={seats} />
      ) : (
        <Waiting />
      )}
      <div className={`${screen.row} ${style.unprinted}`}>
        <Button look="primary" onClick={() => window.print()}>
          {say('debrief.print')}
        </Button>
        <ButtonLink href="/class">{say('class.title')}</ButtonLink>
      </div>
    </div>
  );
}

function Sheets({ game, seats }: { game: AnyGame; seats: number }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const seatName = (seat: number) => say(`seat.${lookOf(seat).id}`);
  const told = teller(game, language, seatName);
  /** A game at its beginning: what a sheet says is true of every game. */
  const table = useMemo(() => {
    const { id, version } = game;
    const options = defaultOptions(game, seats);
    const chance = { kind: 'seeded', seed: 1 } as const;
    return new Table(game, { format: 'entente-game/1', game: id, version, seats, options, chance });
  }, [game, seats]);
  return (
    <ul className={style.sheets}>
      {Array.from({ length: seats }, (_, seat) => {
        const lines = firstVisitOf(game, table.view(seat)).map((line) => told.say(line));
        const [who, win, end, first] = lines;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <li key={seat}>
            <h2>
              <Emblem seat={seat} size={32} /> {seatName(seat)}
            </h2>
            <p className={screen.meta}>{shortTitle(game.id, language)}</p>
            <dl>
              <dt>{say('sheet.who')}</dt>
              <dd>{who}</dd>
              <dt>{say('sheet.win')}</dt>
              <dd>{win}</dd>
              <dt>{say('sheet.end')}</dt>
              <dd>{end}</dd>
              <dt>{say('sheet.first')}</dt>
              <dd>{first}</dd>
              <dt>{say('sheet.notes')}</dt>
              <dd className={style.lines} />
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
