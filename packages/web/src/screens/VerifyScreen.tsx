import { type GameFile, GameFileError, parseGameFile, teller, type Verdict, verify } from '@entente/engine';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { isKept } from '../link/promised.ts';
import { hostOf } from '../link/table-host.ts';
import { type Settings, useSettings } from '../settings/store.ts';
import { gameOfFile } from '../titles/games.ts';
import { titleName } from '../titles/titles.ts';
import style from '../ui/screen.module.css';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';

type Result =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'broken'; readonly problem: string }
  | { readonly kind: 'unknown'; readonly game: string }
  | {
      readonly kind: 'checked';
      readonly file: GameFile;
      readonly verdict: Verdict;
      readonly words: string;
      /** Are these the dice that this browser was promised before the game? Null when it does not know. */
      readonly kept: boolean | null;
    };

/** `/verify`: proves a finished game in this browser: dice, moves, result. */
export default function VerifyScreen() {
  const say = useWords();
  const { language } = useSettings();
  const table = new URLSearchParams(useSearch()).get('table');
  const [result, setResult] = useState<Result>({ kind: 'nothing' });
  useTitle(say('verify.title'));
  useEffect(() => {
    if (table === null) return;
    hostOf(table)
      .then((host) => host.file(table))
      .then((file) => check(file, language, table))
      .then(setResult, (fault: unknown) => setResult({ kind: 'broken', problem: (fault as Error).message }));
  }, [table, language]);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (file === undefined) return;
    try {
      setResult(await check(parseGameFile(await file.text()), language));
    } catch (fault) {
      if (!(fault instanceof GameFileError)) throw fault;
      setResult({ kind: 'broken', problem: fault.message });
    }
  };
  return (
    <div className={style.screen}>
      <div className={style.intro}>
        <h1>{say('verify.title')}</h1>
        <p>{say('verify.about')}</p>
      </div>
      <div className={style.field}>
        <label htmlFor="file">{say('verify.file')}</label>
        <input
          id="file"
          className={style.input}
          type="file"
          accept="application/json,.json"
          onChange={(event) => void read(event)}
        />
      </div>
      <section className={style.block} aria-live="polite">
        {result.kind === 'broken' && <p className={style.problem}>{result.problem}</p>}
        {result.kind === 'unknown' && (
          <p className={style.problem}>{say('verify.noGame', { game: result.game })}</p>
        )}
        {result.kind === 'checked' && (
          <>
            <h2>{titleName(result.file.game, language)}</h2>
            {result.kept !== false && (
              <p className={result.verdict.ok ? style.good : style.problem}>
                {result.verdict.ok ? say('verify.good', { count: result.file.entries.length }) : result.words}
              </p>
            )}
            {result.kept !== null && (
              <p className={result.kept ? style.good : style.problem}>
                {say(result.kept ? 'verify.kept' : 'verify.exchanged')}
              </p>
            )}
            {result.file.chance.kind === 'keyed' && (
              <dl className={style.block}>
                <div>
                  <dt>{say('verify.commitment')}</dt>
                  <dd className={style.mono}>{result.file.chance.commitment}</dd>
                </div>
                <div>
                  <dt>{say('verify.secret')}</dt>
                  <dd className={style.mono}>{result.file.chance.secret ?? '–'}</dd>
                </div>
                <div>
                  <dt>{say('verify.nonces')}</dt>
                  <dd className={style.mono}>{result.file.chance.nonces.join(' ')}</dd>
                </div>
              </dl>
            )}
          </>
        )}
      </section>
    </div>
  );
}

async function check(
  file: GameFile,
  language: Settings['language'],
  table: string | null = null,
): Promise<Result> {
  const game = await gameOfFile(file);
  if (game === null) return { kind: 'unknown', game: file.game };
  const verdict = verify(game, file);
  const { chance } = file;
  return {
    kind: 'checked',
    file,
    verdict,
    kept: table === null || chance.kind !== 'keyed' ? null : isKept(table, chance),
    words: verdict.ok ? '' : teller(game, language).say(verdict.problem),
  };
}
