import type { ChannelInfo, Notices } from '../link/messages.ts';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import style from '../ui/screen.module.css';
import { type Say, useWords } from '../words/index.ts';
import { timeOf } from './dates.ts';
import own from './me.module.css';
import { removeChannel, switchChannel, testChannel } from './requests.ts';
import type { Task } from './useTask.ts';

interface Props {
  channel: ChannelInfo;
  notices: Notices;
  task: Task;
  setNotices(notices: Notices): void;
}

/** One way to be told: on or off, a test, and how the last attempt went. */
export function ChannelRow({ channel, notices, task, setNotices }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const { id, kind, on, sent, failed, fault } = channel;
  const what = say(`notice.kind.${kind}`);
  const name = channel.name === '' ? what : channel.name;
  const run = (work: () => Promise<Notices>) => task.run(async () => setNotices(await work()));
  /** Seen at once, and taken back if the server does not agree. */
  const turn = () => {
    const turned = notices.channels.map((one) => (one.id === id ? { ...one, on: !on } : one));
    setNotices({ ...notices, channels: turned });
    task.run(async () => {
      await switchChannel(id, !on).catch((fault: unknown) => {
        setNotices(notices);
        throw fault;
      });
    });
  };
  const at = (time: number) => timeOf(time, language);
  return (
    <li>
      <span className={own.what}>
        <b>{name}</b>
        <span className={style.meta}>
          {what} · {sent === null ? say('notice.never') : say('notice.sent', { at: at(sent) })}
        </span>
        {fault !== null && failed !== null && (
          <span className={style.problem}>
            {say('notice.failed', { at: at(failed), why: whyIn(say, fault) })}
          </span>
        )}
      </span>
      <span className={style.row}>
        <label className={own.check}>
          <input type="checkbox" checked={on} aria-label={say('notice.onLong', { name })} onChange={turn} />
          {say('notice.on')}
        </label>
        <Button
          disabled={task.busy}
          aria-label={say('notice.testLong', { name })}
          onClick={() => run(() => testChannel(id))}
        >
          {say('notice.test')}
        </Button>
        <Button
          disabled={task.busy}
          aria-label={say('id.forgetLong', { what: name })}
          onClick={() => run(() => removeChannel(id))}
        >
          {say('id.forget')}
        </Button>
      </span>
    </li>
  );
}

function whyIn(say: Say, { why, status }: NonNullable<ChannelInfo['fault']>): string {
  return why === 'status' ? say('notice.why.status', { status: `${status}` }) : say(`notice.why.${why}`);
}
