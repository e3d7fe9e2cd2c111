import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { Waiting } from '../../ui/Waiting.tsx';
import style from './board.module.css';

/** A way to look at the world. */
interface WorldView<View extends string> {
  readonly name: View;
  readonly icon: LucideIcon;
  readonly word: string;
}

interface Props<Part extends string, View extends string> {
  readonly root: RefObject<HTMLDivElement | null>;
  tell(key: 'board.parts' | 'board.views'): string;
  /** What can stand beside the world, and what it is called. The first belongs to the world and stays with it. */
  readonly parts: readonly (readonly [Part, string])[];
  readonly part: Part;
  setPart(part: NoInfer<Part>): void;
  /** The part where something can be done. */
  readonly lit: Part | null;
  readonly views: readonly WorldView<View>[];
  readonly shown: View;
  show(view: NoInfer<View>): void;
  /** Buttons beside the views. */
  readonly tools?: ReactNode;
  /** What a small screen shows before the world. */
  readonly front?: ReactNode;
  readonly world: ReactNode;
  readonly strip: ReactNode;
  /** The part. */
  readonly children: ReactNode;
}

/** The board of a game about the world: the world in several views, one part at a time beside it, a strip below. */
export function WorldFrame<Part extends string, View extends string>(props: Props<Part, View>) {
  const { parts, part, tell, tools, front } = props;
  const word = parts.find(([name]) => name === part)?.[1];
  return (
    <div
      ref={props.root}
      className={style.board}
      data-aside={part !== parts[0][0]}
      data-front={front !== undefined && front !== null}
    >
      <div className={style.bar}>
        <nav className={style.parts} aria-label={tell('board.parts')}>
          {parts.map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-current={part === name}
              data-lit={props.lit === name}
              onClick={() => props.setPart(name)}
            >
              {label}
            </button>
          ))}
        </nav>
        {tools === undefined ? (
          <Views {...props} />
        ) : (
          <div className={style.tools}>
            <Views {...props} />
            {tools}
          </div>
        )}
      </div>
      {front !== undefined && front !== null && <div className={style.front}>{front}</div>}
      <div className={style.main}>
        <Suspense fallback={<Waiting />}>{props.world}</Suspense>
      </div>
      <section
        className={style.side}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys
        tabIndex={0}
        aria-label={word}
      >
        <h2 className="quiet">{word}</h2>
        <Suspense fallback={<Waiting />}>{props.children}</Suspense>
      </section>
      <div className={style.strip}>{props.strip}</div>
    </div>
  );
}

function Views<Part extends string, View extends string>(props: Props<Part, View>) {
  const { views, shown } = props;
  const at = views.findIndex(({ name }) => name === shown);
  const next = views[(at + 1) % views.length];
  return (
    <fieldset className={style.views}>
      <legend className="quiet">{props.tell('board.views')}</legend>
      {views.map(({ name, icon: Icon, word }) => (
        <button
          key={name}
          type="button"
          aria-pressed={shown === name}
          data-next-view={name === next.name ? '' : undefined}
          onClick={() => props.show(name)}
        >
          <Icon size={16} aria-hidden="true" />
          {word}
        </button>
      ))}
    </fieldset>
  );
}

/** Where nothing is open yet. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return <p className={style.hint}>{children}</p>;
}
