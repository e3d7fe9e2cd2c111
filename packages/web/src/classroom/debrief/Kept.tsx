import { teller } from '@entente/engine';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../../settings/store.ts';
import screen from '../../ui/screen.module.css';
import { useWords } from '../../words/index.ts';
import { LabPicture } from '../LabPicture.tsx';
import style from './debrief.module.css';
import type { OfClass } from './EachTable.tsx';

/** What the organiser has starred, pinned and told the tables, in the order of time. */
export function Kept({ lead, game }: OfClass) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const list = new Intl.ListFormat(language);
  const told = useMemo(() => teller(game, language), [game, language]);
  return (
    <>
      <p>{say('debrief.starsAbout')}</p>
      {lead.stars.length > 0 && (
        <ol className={style.stars}>
          {lead.stars.map(({ id, table, moment, round, caption }) => {
            const at = lead.tables.find(({ number }) => number === table);
            return (
              <li key={id}>
                <strong>{caption}</strong>{' '}
                {at !== undefined && (
                  <Link href={`/t/${at.id}/m/${moment}`}>
                    {say('lead.atTable', { number: table })} · {say('lead.round', { round: round + 1 })}
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {lead.news.length > 0 && (
        <section className={screen.block}>
          <h3>{say('debrief.news')}</h3>
          <ul className={style.stars}>
            {lead.news.map(({ words, inject, tables, at }) => (
              <li key={`${at} ${words}`}>
                {words}{' '}
                <span className={screen.meta}>
                  {tables.length === lead.tables.length
                    ? say('news.toAll')
                    : list.format(tables.map((number) => say('lead.atTable', { number })))}
                  {inject !== null && ` · ${told.say({ say: `inject.${inject}`, with: {} })}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={style.charts}>
        {lead.pins.map((pin) => (
          <figure key={pin.id} className={style.pinned}>
            <figcaption>{pin.title}</figcaption>
            <LabPicture code={lead.code} pin={pin} />
          </figure>
        ))}
      </div>
    </>
  );
}
