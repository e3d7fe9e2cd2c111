import { type FormEvent, useState } from 'react';
import type { Account } from '../link/messages.ts';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { dayOf } from './dates.ts';
import { canPasskeys, linkWith } from './followed.ts';
import { MailForm } from './MailForm.tsx';
import own from './me.module.css';
import { forget, myAccount, newRecoveryCode, signOut } from './requests.ts';
import { useTask } from './useTask.ts';

interface Props {
  account: Account;
  setAccount(account: Account): void;
  byMail: boolean;
  leave(): void;
}

/** How I can come back, and how to have more ways. */
export function WaysBack({ account, setAccount, byMail, leave }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const { problem, busy, run } = useTask();
  const [code, setCode] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { passkeys, mail, recovery, kept } = account;
  const day = (at: number) => dayOf(at, language);
  const remove = (what: string) => run(async () => setAccount(await forget(what)));
  const ways = [
    ...passkeys.map(({ id, name, added, used }) => ({
      key: `passkeys/${id}`,
      what: name === '' ? say('id.passkey') : `${say('id.passkey')} · ${name}`,
      when:
        used === null
          ? say('id.since', { date: day(added) })
          : say('id.used', { date: day(added), used: day(used) }),
    })),
    ...(mail === null ? [] : [{ key: 'mail', what: mail, when: say('id.mail') }]),
    ...(recovery === null
      ? []
      : [{ key: 'recovery', what: say('id.code'), when: say('id.since', { date: day(recovery) }) }]),
  ];
  const makePasskey = () =>
    run(async () => {
      const { addPasskey } = await import('./passkey.ts');
      setAccount(await addPasskey().catch(inWords(say('id.passkeyFailed'))));
    });
  const makeCode = () =>
    run(async () => {
      setCode(await newRecoveryCode());
      setAccount(await myAccount());
    });
  const out = (event: FormEvent) => {
    event.preventDefault();
    if (!kept && !leaving) setLeaving(true);
    else
      run(async () => {
        await signOut();
        leave();
      });
  };
  return (
    <>
      <p>{kept ? say('id.kept') : say('id.guest')}</p>
      {ways.length > 0 && (
        <ul className={own.rows}>
          {ways.map(({ key, what, when }) => (
            <li key={key}>
              <span className={own.what}>
                <b>{what}</b>
                <span className={style.meta}>{when}</span>
              </span>
              <Button onClick={() => remove(key)} aria-label={say('id.forgetLong', { what })}>
                {say('id.forget')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {code !== null && (
        <div className={own.shown} role="status">
          <p>{say('id.codeShown')}</p>
          <p className={own.code}>{code}</p>
          <p>
            {say('id.codeLink')}: <span className={style.mono}>{linkWith(code)}</span>
          </p>
        </div>
      )}
      <div className={style.row}>
        {canPasskeys() && (
          <Button look={kept ? 'default' : 'primary'} onClick={makePasskey} disabled={busy}>
            {say('id.passkeyAdd')}
          </Button>
        )}
        <Button look={kept || canPasskeys() ? 'default' : 'primary'} onClick={makeCode} disabled={busy}>
          {recovery === null ? say('id.codeMake') : say('id.codeRenew')}
        </Button>
        <form onSubmit={out}>
          <Button type="submit">{leaving ? say('id.signOutGuest') : say('id.signOut')}</Button>
        </form>
      </div>
      {!canPasskeys() && <p className={style.meta}>{say('id.noPasskeys')}</p>}
      {byMail && mail === null && <MailForm />}
      <Problem words={problem} />
    </>
  );
}

/** A browser's own reasons are for programmers. The server's are for people. */
export function inWords(words: string): (fault: unknown) => never {
  return (fault) => {
    throw fault instanceof DOMException || (fault as Error).name === 'WebAuthnError'
      ? new Error(words)
      : fault;
  };
}
