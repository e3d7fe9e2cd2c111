import { Clock, Gauge, Users } from 'lucide-react';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/index.ts';
import { minutesOf, timeInWords } from './length.ts';
import style from './title-facts.module.css';
import { seatRange, type Title, usualSeats } from './titles.ts';

/** How long, how many, how heavy: what people want to know first. */
export function TitleFacts({ title: { id, seats, weight, typicalChoices } }: { title: Title }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const usual = usualSeats(seats);
  const minutes = minutesOf({ game: id, seats: usual, people: 1, pace: 'none' }, typicalChoices, []);
  return (
    <ul className={style.facts}>
      {minutes !== null && (
        <li>
          <Clock size={18} aria-hidden="true" />
          {timeInWords(minutes, language)}
        </li>
      )}
      <li>
        <Users size={18} aria-hidden="true" />
        {say('title.seats', { seats: seatRange(seats) })}
      </li>
      {weight !== undefined && (
        <li>
          <Gauge size={18} aria-hidden="true" />
          {say(`title.weight.${weight}`)}
        </li>
      )}
    </ul>
  );
}
