import { useMemo, useState } from 'react';
import type { Spoken } from '../../board-api/spoken.ts';
import { spokenOf } from '../../boards/spoken.ts';
import { useLater } from '../../ui/useLater.ts';
import {
  deadlinesInWords,
  optionsInWords,
  placeInWords,
  scoresInWords,
  tableInWords,
} from '../clock/readings.ts';
import { goalInOneSentence } from '../goal/goal.ts';
import { changesInWords } from '../log/narration.ts';
import type { Play } from '../usePlay.ts';
import style from './menu.module.css';

type Reading = (play: Play, spoken: Spoken) => string;

/** The viewer's own side: what everybody can see of it, and what only its owner sees. */
const mineInWords: Reading = ({ viewer }, { player, own }) =>
  viewer === 'spectator' ? '' : `${player(viewer)} ${own()}`;

const READINGS = [
  ['read.goal', goalInOneSentence],
  ['read.options', optionsInWords],
  ['read.changes', changesInWords],
  ['read.place', placeInWords],
  ['read.mine', mineInWords],
  ['read.tracks', (_play: Play, { tracks }: Spoken) => tracks()],
  ['read.scores', scoresInWords],
  ['read.deadline', deadlinesInWords],
  ['read.table', tableInWords],
] as const;

/** Reads the table aloud, or rather: puts it in words where a screen reader finds them. */
export default function ReadPanel({ play }: { play: Play }) {
  const { say, shown, teller, game, seatName, viewer, state } = play;
  const [words, setWords] = useState('');
  const later = useLater(`spoken ${game.id}`, () => spokenOf(game.id));
  const module = later.state === 'here' ? later.value : null;
  const spoken = useMemo(
    () => (module === null || shown === undefined ? null : module.speak(shown.view, teller)),
    [module, shown, teller],
  );
  if (spoken === null) return null;
  const readings = READINGS.filter(
    ([word]) =>
      (word !== 'read.goal' || game.goal !== undefined) &&
      (word !== 'read.mine' || viewer !== 'spectator') &&
      (word !== 'read.table' || game.sketch !== undefined),
  );
  return (
    <>
      {readings.map(([word, read]) => (
        <button key={word} type="button" onClick={() => setWords(read(play, spoken))}>
          {say(word)}
        </button>
      ))}
      <Pick
        label={say('read.player')}
        options={state.chairs.map(({ seat }) => ({ id: String(seat), name: seatName(seat) }))}
        read={(seat) => setWords(`${seatName(Number(seat))}. ${spoken.player(Number(seat))}`)}
      />
      {spoken.places.length > 0 && (
        <Pick
          label={say('read.region')}
          options={spoken.places}
          read={(place) => setWords(spoken.place(place))}
        />
      )}
      <p role="status" className={style.words}>
        {words}
      </p>
    </>
  );
}

interface PickProps {
  label: string;
  options: readonly { readonly id: string; readonly name: string }[];
  read(id: string): void;
}

/** Typing the first letters finds one, arrows go from one to the next; each is read at once. */
function Pick({ label, options, read }: PickProps) {
  const [picked, setPicked] = useState('');
  return (
    <label className={style.pick}>
      {label}
      <select
        value={picked}
        onChange={({ currentTarget: { value } }) => {
          setPicked(value);
          if (value !== '') read(value);
        }}
      >
        <option value="">–</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
