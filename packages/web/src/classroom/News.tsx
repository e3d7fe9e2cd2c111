import { type AnyGame, teller } from '@entente/engine';
import { useState } from 'react';
import { useSettings } from '../settings/store.ts';
import { shortTitle } from '../titles/titles.ts';
import { Button } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import type { LeadPart } from './part.ts';
import { preparedFor } from './prepared.ts';

const ALL = 'all';

/** News for one table or all: words, and where the rules have something of the kind, with an effect. */
export function News({ lead, act, game }: LeadPart & { game: AnyGame }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const told = teller(game, language);
  const [words, setWords] = useState('');
  const [to, setTo] = useState(ALL);
  const [inject, setInject] = useState('');
  const list = new Intl.ListFormat(language);
  const injects = Object.keys(game.injects ?? {});
  const nameOf = (id: string) => told.say({ say: `inject.${id}`, with: {} });
  return (
    <div className={screen.block}>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() === '') return;
          act({
            do: 'inject',
            words: words.trim(),
            ...(to === ALL ? {} : { tables: [to] }),
            ...(inject === '' ? {} : { inject }),
          });
          setWords('');
          setInject('');
        }}
      >
        <div className={screen.field}>
          <label htmlFor="news-prepared">{say('news.prepared')}</label>
          <select
            id="news-prepared"
            className={screen.pick}
            value=""
            onChange={(event) => setWords(event.currentTarget.value)}
          >
            <option value="">{say('news.choose')}</option>
            {preparedFor(lead.game).map((key) => (
              <option key={key} value={say(key)}>
                {say(key)}
              </option>
            ))}
          </select>
        </div>
        <div className={screen.field}>
          <label htmlFor="news-words">{say('news.words')}</label>
          <textarea
            id="news-words"
            className={screen.input}
            rows={2}
            maxLength={200}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value.replaceAll('\n', ' '))}
          />
        </div>
        <div className={screen.field}>
          <label htmlFor="news-to">{say('news.to')}</label>
          <select
            id="news-to"
            className={screen.pick}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          >
            <option value={ALL}>{say('news.toAll')}</option>
            {lead.tables.map(({ id, number }) => (
              <option key={id} value={id}>
                {say('lead.atTable', { number })}
              </option>
            ))}
          </select>
        </div>
        {injects.length === 0 ? (
          <p className={screen.meta}>{say('news.noEffect', { title: shortTitle(lead.game, language) })}</p>
        ) : (
          <div className={screen.field}>
            <label htmlFor="news-effect">{say('news.effect')}</label>
            <select
              id="news-effect"
              className={screen.pick}
              value={inject}
              onChange={(event) => setInject(event.currentTarget.value)}
            >
              <option value="">{say('news.wordsOnly')}</option>
              {injects.map((id) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
            </select>
          </div>
        )}
        <div>
          <Button type="submit" aria-disabled={words.trim() === ''}>
            {say('news.send')}
          </Button>
        </div>
      </form>
      {lead.news.length > 0 && (
        <ul className={screen.lines}>
          {lead.news.toReversed().map(({ words: sent, inject: effect, tables, at }) => (
            <li key={`${at} ${sent}`} className={screen.line}>
              <div className={screen.lineMain}>
                {sent}
                <p className={screen.meta}>
                  {tables.length === lead.tables.length
                    ? say('news.toAll')
                    : list.format(tables.map((number) => say('lead.atTable', { number })))}
                  {effect !== null && ` · ${nameOf(effect)}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
