import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Waiting } from '../../ui/Waiting.tsx';
import type { Say } from '../../words/index.ts';
import style from './board.module.css';
import type { WorldParts } from './useWorldParts.ts';

/** A way to look at the world. */
interface WorldView<View extends string> {
  readonly name: View;
  readonly icon: LucideIcon;
  readonly word: string;
}

interface Props<Part extends string, View extends string, Word extends string> {
  /** As `useWorldParts` gives it. */
  readonly beside: Pick<
    WorldParts<Part, never>,
    'root' | 'part' | 'setPart' | 'isOpen' | 'isAsked' | 'close'
  >;
  tell(key: Word | 'board.parts' | 'board.views'): string;
  readonly say: Say;
  /** What the sheet can show, and the word for it. The first belongs to the world. */
  readonly parts: readonly (readonly [Part, Word])[];
  /** The part where something can be done. */
  readonly lit: Part | null;
  readonly views: readonly WorldView<View>[];
  readonly shown: View;
  show(view: NoInfer<View>): void;
  /** Buttons beside the views. */
  readonly tools?: ReactNode;
  readonly world: ReactNode;
  /** Tracks, at the top. */
  readonly strip?: ReactNode;
  /** The part. */
  readonly children: ReactNode;
}

/** The board of a game about the world: the world fills it; tracks, buttons and a sheet with one part lie over it. */
export function WorldBoard<Part extends string, View extends string, Word extends string>(
  props: Props<Part, View, Word>,
) {
  const { parts, tell } = props;
  const { root, part, setPart, isOpen, isAsked, close } = props.beside;
  const label = parts.filter(([name]) => name === part).map(([, word]) => tell(word))[0];
  useEscape(isOpen, close);
  const shown = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is read from its top
  useLayoutEffect(() => {
    shown.current?.scrollTo(0, 0);
  }, [part]);
  return (
    <div ref={root} className={style.board} data-fill="" data-view={props.shown}>
      <div className={style.main}>
        <Suspense fallback={<Waiting />}>{props.world}</Suspense>
      </div>
      {props.strip !== undefined && (
        <div className={style.strip} data-cover="">
          {props.strip}
        </div>
      )}
      <div className={style.controls}>
        <Views views={props.views} shown={props.shown} show={props.show} tell={tell} />
        {props.tools}
      </div>
      <section
        className={style.sheet}
        data-cover=""
        data-open={isOpen}
        data-asked={isAsked}
        aria-label={label}
      >
        <div className={style.bar}>
          <nav className={style.parts} aria-label={tell('board.parts')}>
            {parts.map(([name, word]) => (
              <button
                key={name}
                type="button"
                aria-current={isOpen && part === name}
                data-lit={props.lit === name}
                onClick={() => (isOpen && part === name ? close() : setPart(name))}
              >
                {tell(word)}
              </button>
            ))}
          </nav>
          {isOpen && (
            <button type="button" className={style.close} aria-label={props.say('map.close')} onClick={close}>
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </div>
        {isOpen && (
          <div
            ref={shown}
            className={style.part}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys
            tabIndex={0}
          >
            <h2 className="quiet">{label}</h2>
            <Suspense fallback={<Waiting />}>{props.children}</Suspense>
          </div>
        )}
      </section>
    </div>
  );
}

/** What is open above the sheet is closed first. */
const ABOVE = 'dialog[open], :popover-open, [data-chosen="true"], #actions [aria-pressed="true"]';

function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector(ABOVE) === null) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen, close]);
}

function Views<View extends string>(
  props: Pick<Props<string, View, string>, 'views' | 'shown' | 'show'> & { tell(key: 'board.views'): string },
) {
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
          <span>{word}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Where nothing is open yet. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return <p className={style.hint}>{children}</p>;
}
