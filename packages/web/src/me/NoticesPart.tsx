import { type FormEvent, useState } from 'react';
import type { NewChannel, Notices, TableLine } from '../link/messages.ts';
import { useSettings } from '../settings/store.ts';
import { titleName } from '../titles/titles.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { Problem } from '../ui/Problem.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { ChannelRow } from './ChannelRow.tsx';
import own from './me.module.css';
import { canPush, subscribe } from './push.ts';
import { addChannel, wish } from './requests.ts';
import { useTask } from './useTask.ts';

interface Props {
  notices: Notices;
  setNotices(notices: Notices): void;
  /** Can mails be sent to me? */
  byMail: boolean;
  tables: readonly TableLine[];
}

/** How I am told that a table waits for me. Nothing is sent by default. */
export function NoticesPart({ notices, setNotices, byMail, tables }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const task = useTask();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const { channels, digest, muted } = notices;
  const add = (channel: () => Promise<NewChannel | null>) =>
    task.run(async () => {
      const wanted = await channel();
      if (wanted === null) throw new Error(say('notice.denied'));
      const added = await addChannel(wanted);
      setNotices(added.notices);
      setSecret(added.secret);
    });
  const addHook = (event: FormEvent) => {
    event.preventDefault();
    add(async () => ({ kind: 'webhook', url }));
    setUrl('');
  };
  const push = () => add(() => subscribe(notices.pushKey).catch(() => null));
  /** Seen at once, and taken back if the server does not agree. */
  const change = (wishes: Parameters<typeof wish>[0]) => {
    setNotices({ ...notices, ...wishes });
    task.run(async () => {
      await wish({ language, ...wishes }).catch((fault: unknown) => {
        setNotices(notices);
        throw fault;
      });
    });
  };
  const toggle = (id: string) =>
    change({ muted: muted.includes(id) ? muted.filter((other) => other !== id) : [...muted, id] });
  const running = tables.filter(({ phase }) => phase !== 'over');
  return (
    <section className={style.block} aria-labelledby="notices">
      <h2 id="notices">{say('notice.title')}</h2>
      <p>{say('notice.about')}</p>
      {channels.length > 0 && (
        <ul className={own.rows}>
          {channels.map((channel) => (
            <ChannelRow
              key={channel.id}
              channel={channel}
              notices={notices}
              task={task}
              setNotices={setNotices}
            />
          ))}
        </ul>
      )}
      {secret !== null && (
        <div className={own.shown} role="status">
          <p>{say('notice.secret')}</p>
          <p className={style.mono}>{secret}</p>
        </div>
      )}
      <Problem words={task.problem} />
      <div className={style.row}>
        {canPush() && (
          <Button onClick={push} disabled={task.busy}>
            {say('notice.push')}
          </Button>
        )}
        {byMail && !channels.some(({ kind }) => kind === 'mail') && (
          <Button onClick={() => add(async () => ({ kind: 'mail' }))} disabled={task.busy}>
            {say('notice.mail')}
          </Button>
        )}
      </div>
      {!canPush() && <p className={style.meta}>{say('notice.noPush')}</p>}
      <form className={style.field} onSubmit={addHook}>
        <label htmlFor="webhook">{say('notice.hook')}</label>
        <div className={own.line}>
          <input
            id="webhook"
            type="url"
            required
            placeholder="https://"
            className={style.input}
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <Button type="submit" disabled={task.busy}>
            {say('notice.hookAdd')}
          </Button>
        </div>
      </form>
      {channels.length > 0 && (
        <>
          <ChoiceGroup
            label={say('notice.digest')}
            value={digest}
            options={[
              { value: 'once', label: say('notice.once') },
              { value: 'hourly', label: say('notice.hourly') },
              { value: 'daily', label: say('notice.daily') },
            ]}
            onChange={(wanted) => change({ digest: wanted })}
          />
          {running.length > 0 && (
            <fieldset className={style.checks}>
              <legend>{say('notice.tables')}</legend>
              {running.map(({ id, name, game }) => (
                <label key={id}>
                  <input type="checkbox" checked={!muted.includes(id)} onChange={() => toggle(id)} />
                  {[titleName(game, language), name].filter((part) => part !== '').join(' · ')}
                </label>
              ))}
            </fieldset>
          )}
        </>
      )}
    </section>
  );
}
