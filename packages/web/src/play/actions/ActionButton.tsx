import type { OpenAction } from '../../board-api/intents.ts';
import { Button, type Look } from '../../ui/Button.tsx';
import type { Play } from '../usePlay.ts';
import style from './action-tray.module.css';
import { Pills, pillsOf } from './Pills.tsx';
import { useSealed } from './Seals.tsx';

interface Props {
  play: Play;
  action: OpenAction;
  /** The key that presses it. */
  number?: number;
  /** A key of its own, for what ends. */
  hotkey?: string;
  look?: Look;
  /** With everything that follows, or only the first price and effect. */
  isFull?: boolean;
  /** Beside few others a second effect has room. */
  isRoomy?: boolean;
  /** What has to be filled in is opened. */
  open(action: OpenAction): void;
}

/** In the tray it would take the room of another button; the list and the tip have it. */
const isSentence = (words: string): boolean => words.endsWith('.');
/** What the label says itself, such as the amount of a bid. */
const isSaid = (words: string, { label }: OpenAction): boolean => label.includes(words);

/** Something that can be done, with its price and what it brings. */
export function ActionButton({
  play,
  action,
  number,
  hotkey,
  look,
  isFull = false,
  isRoomy = false,
  open,
}: Props) {
  const { chosen } = play;
  const sealed = useSealed()(action.id);
  const pills = pillsOf(play, action);
  const first = (kinds: readonly string[], most: number) =>
    pills
      .filter(({ kind, words }) => kinds.includes(kind) && !isSentence(words) && !isSaid(words, action))
      .slice(0, most);
  const shown = isFull
    ? pills
    : [...first(['price'], 1), ...first(['breaks', 'brings', 'ends'], isRoomy ? 2 : 1)];
  const about = [...pills.map(({ words }) => words), sealed['aria-description']].filter(Boolean).join('. ');
  const isPlain = action.kind === 'plain';
  return (
    <Button
      look={look}
      className={style.action}
      {...(isPlain ? { 'data-action': action.id } : { 'data-fold': action.id, 'aria-haspopup': 'dialog' })}
      data-number={number !== undefined && number <= 9 ? number : undefined}
      data-seal={sealed['data-seal'] === undefined ? undefined : ''}
      aria-label={isPlain ? action.label : `${action.label} …`}
      aria-description={about || undefined}
      title={about || undefined}
      aria-pressed={chosen === null ? undefined : chosen.action === action.id}
      onClick={() => (isPlain ? play.act({ action: action.id }) : open(action))}
    >
      {number !== undefined && number <= 9 && (
        <span className={style.number} aria-hidden="true">
          {number}
        </span>
      )}
      <span className={style.label}>{isPlain ? action.label : `${action.label} …`}</span>
      <Pills pills={shown} />
      {hotkey !== undefined && hotkey !== '' && (
        <span className={style.number} aria-hidden="true">
          {hotkey}
        </span>
      )}
    </Button>
  );
}
