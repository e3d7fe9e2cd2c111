import style from './screen.module.css';

/** Why something failed, in words; nothing when they are empty. */
export function Problem({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <p role="alert" className={style.problem}>
      {words}
    </p>
  );
}
