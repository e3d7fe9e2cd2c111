import type { Reason } from '@entente/analysis';
import type { Choice } from '@entente/engine';
import { useId, useState } from 'react';
import type { Play } from '../usePlay.ts';
import style from './hint.module.css';
import { useDoubt } from './useHint.ts';

interface Props {
  play: Play;
  listed(reasons: readonly Reason[]): string;
}

/** What speaks against a choice that a player has in mind. Forms to be filled in are left out. */
export function Doubt({ play, listed }: Props) {
  const { say, teller, shown } = play;
  const id = useId();
  const [picked, pick] = useState({ question: '', at: -1 });
  const offers = (shown?.offers ?? []).filter(({ fill }) => fill === undefined);
  const at = picked.question === shown?.question ? picked.at : -1;
  if (offers.length < 2) return null;
  return (
    <div className={style.doubt}>
      <label htmlFor={id}>{say('doubt.ask')}</label>
      <select
        id={id}
        value={at}
        onChange={(event) => pick({ question: shown?.question ?? '', at: Number(event.currentTarget.value) })}
      >
        <option value={-1}>{say('doubt.pick')}</option>
        {offers.map(({ choice }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of one question they never change their order
          <option key={index} value={index}>
            {teller.choice(choice)}
          </option>
        ))}
      </select>
      {at >= 0 && <Verdict play={play} listed={listed} choice={offers[at].choice} />}
    </div>
  );
}

function Verdict({ play, listed, choice }: Props & { choice: Choice }) {
  const { say, teller } = play;
  const doubt = useDoubt(play, choice);
  if (doubt.state === 'waiting') return <p>{say('hint.thinking')}</p>;
  if (doubt.state === 'failed' || doubt.value === null) return <p>{say('hint.none')}</p>;
  const { chance, better, against, inFavour } = doubt.value;
  const percent = (share: number) => Math.round(share * 100);
  return (
    <>
      <p>
        {better === null
          ? say('doubt.fine', { chance: percent(chance) })
          : say('doubt.worse', {
              chance: percent(chance),
              best: percent(better.chance),
              better: teller.choice(better.choice),
            })}
      </p>
      {against.length > 0 && <p>{say('doubt.against', { reasons: listed(against) })}</p>}
      {inFavour.length > 0 && <p>{say('hint.reasons', { reasons: listed(inFavour) })}</p>}
    </>
  );
}
