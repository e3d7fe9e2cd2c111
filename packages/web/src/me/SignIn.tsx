import { type FormEvent, useId, useState } from 'react';
import type { Me } from '../link/messages.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { canPasskeys, type Followed } from './followed.ts';
import { MailForm } from './MailForm.tsx';
import own from './me.module.css';
import { come } from './requests.ts';
import { useTask } from './useTask.ts';
import { inWords } from './WaysBack.tsx';

interface Props {
  /** Am I an account here, or at least a guest? */
  kept: boolean;
  known: boolean;
  byMail: boolean;
  followed: Followed | null;
  arrive(me: Me): Promise<void>;
}

/** Signing in as a person whom the server knows. */
export function SignIn({ kept, known, byMail, followed, arrive }: Props) {
  const say = useWords();
  const field = useId();
  const { problem, busy, run } = useTask();
  const [code, setCode] = useState(followed?.code ?? '');
  const mail = followed?.mail ?? null;
  const withPasskey = () =>
    run(async () => {
      const { comeWithPasskey } = await import('./passkey.ts');
      await arrive(await comeWithPasskey().catch(inWords(say('id.passkeyFailed'))));
    });
  const withCode = (event: FormEvent) => {
    event.preventDefault();
    run(async () => arrive(await come({ code })));
  };
  return (
    <>
      {mail !== null && (
        <div className={own.shown}>
          <p>{say('id.link')}</p>
          <Button
            look="primary"
            disabled={busy}
            onClick={() => run(async () => arrive(await come({ mail })))}
          >
            {say('id.goOn')}
          </Button>
        </div>
      )}
      <details className={style.more} open={!known || followed !== null}>
        <summary>{kept ? say('id.other') : say('id.signIn')}</summary>
        <div className={own.ways}>
          <p>{kept ? say('id.otherAbout') : say('id.signInAbout')}</p>
          {canPasskeys() && (
            <div>
              <Button onClick={withPasskey} disabled={busy}>
                {say('id.withPasskey')}
              </Button>
            </div>
          )}
          <form className={style.field} onSubmit={withCode}>
            <label htmlFor={field}>{say('id.code')}</label>
            <div className={own.line}>
              <input
                id={field}
                required
                minLength={20}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className={style.input}
                value={code}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
              <Button type="submit" disabled={busy}>
                {say('id.signIn')}
              </Button>
            </div>
          </form>
          {byMail && (known === false || kept) && <MailForm />}
        </div>
      </details>
      <Problem words={problem} />
    </>
  );
}
