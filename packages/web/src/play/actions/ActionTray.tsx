import { kindOfQuestion } from '@entente/engine';
import { Check, LayoutGrid, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OpenAction } from '../../board-api/intents.ts';
import { useBrief, useHint, usePlaced } from '../../boards/index.ts';
import { keyOf } from '../../settings/keyboard.ts';
import { useSettings } from '../../settings/store.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { patiently } from '../../ui/patiently.ts';
import { useSmall } from '../../ui/useSmall.ts';
import { withWords } from '../../words/index.ts';
import { AutoEnd } from '../auto/AutoEnd.tsx';
import { AutoPass } from '../auto/AutoPass.tsx';
import { onlyEnd } from '../auto/useAutoAnswer.ts';
import type { Play } from '../usePlay.ts';
import { ActionButton } from './ActionButton.tsx';
import type { WantedActions } from './ActionSheet.tsx';
import style from './action-tray.module.css';
import { bestGain, cheapest, Pills } from './Pills.tsx';
import { roomFor, type TrayGroup, trayOf } from './tray.ts';

const ActionSheet = lazy(() => patiently(() => withWords(['beside'], import('./ActionSheet.tsx'))));
/** Only tables of several people have windows. */
const ReactionWindow = lazy(() => patiently(() => import('../auto/ReactionWindow.tsx')));
const GoingOn = lazy(() => patiently(() => import('../auto/GoingOn.tsx')));

interface Props {
  play: Play;
  openRule(rule: string): void;
}

/**
 * The way to everything in words; then what can be done and has no place on the board, in groups; at the right edge what confirms,
 * ends or passes. Its height and order never change.
 */
export function ActionTray({ play, openRule }: Props) {
  const { say, actions, chosen, shown, game } = play;
  const { keepAsking, keys } = useSettings();
  const isSmall = useSmall();
  const isPlaced = usePlaced(game.id);
  const hint = useHint(game.id);
  const brief = useBrief(game.id);
  const [sheet, setSheet] = useState<{ wanted: WantedActions; question: string } | null>(null);
  const open = actions.filter((action): action is OpenAction => action.kind !== 'refused');
  const question = shown?.question ?? '';
  const window = play.state.window ?? null;
  const isTimed = window !== null && window.length !== null;
  const isPassing =
    isTimed && !keepAsking && (play.viewer === 'spectator' || !window.waits.includes(play.viewer));
  const hasNothing = isPassing && open.length === 1;
  // A player with something to do in their own turn is not hurried, and the others just wait.
  const isTurn = shown !== undefined && kindOfQuestion(game, shown.view) === 'quietPass';
  const reaction = isTimed && (hasNothing || !isTurn) && (
    <Suspense>
      <ReactionWindow play={play} window={window} hasNothing={hasNothing} />
    </Suspense>
  );
  // Few answers are all named, however narrow they get.
  const isNarrow =
    isSmall && brief !== undefined && isFewOnly(trayOf(game, open, isPlaced, roomFor(1)).groups);
  const { list, room } = useRoom(
    `${question} ${isSmall} ${chosen === null}`,
    isNarrow ? COMPACT : roomFor(1),
    isSmall ? (brief === undefined ? ON_SMALL : IN_BRIEF) : ON_LARGE,
    isPlaced,
  );
  if (play.state.phase === 'over')
    return (
      <div className={style.tray} id="actions">
        <ButtonLink look="expected" href={`/t/${play.state.id}/end`}>
          {say('play.result')}
        </ButtonLink>
        <ButtonLink href={`/t/${play.state.id}/m/0`}>{say('play.replay')}</ButtonLink>
      </div>
    );
  if (actions.length === 0)
    return (
      <div className={style.tray} id="actions">
        {reaction}
        <AutoPass play={play} />
      </div>
    );
  const { groups, ends } = trayOf(game, open, isPlaced, Math.max(room, 1));
  const isCompact = room === COMPACT && (groups.length > 1 || isFewOnly(groups));
  const isLead = room === LEAD || (room === COMPACT && !isCompact);
  const lead = isLead ? trayOf(game, open, isPlaced, roomFor(1)).groups[0] : undefined;
  // What the board shows, too, is better named together than one of it.
  const isOnBoard = lead?.all.every((action) => isPlaced(action) === 'many') === true;
  const first = isOnBoard ? undefined : lead?.shown[0];
  const show = (wanted: WantedActions) => setSheet({ wanted, question });
  const fill = ({ id, label }: OpenAction) => show({ title: label, ids: [id] });
  let number = 0;
  return (
    <section
      className={style.tray}
      id="actions"
      aria-label={say('play.actions')}
      tabIndex={-1}
      data-few={(room > 0 && groups.length > 0) || isCompact || play.standing.goesOn !== null}
      data-first={lead !== undefined}
    >
      {!hasNothing && (
        <Button
          className={style.all}
          id="all-actions"
          aria-haspopup="dialog"
          aria-label={say('play.allActions')}
          onClick={() => show({ title: say('play.allActions'), ids: 'all' })}
        >
          <LayoutGrid size={18} aria-hidden="true" />
          <span className={style.label}>{say('play.allActions')}</span>
          <span className={style.number} aria-hidden="true">
            {isSmall ? open.length : keyOf('find', keys)}
          </span>
        </Button>
      )}
      {reaction}
      {play.standing.goesOn !== null && (
        <Suspense>
          <GoingOn at={play.standing.goesOn} />
        </Suspense>
      )}
      {!hasNothing && (
        <>
          {lead !== undefined && (
            <div className={style.groups} ref={list}>
              <div className={style.group}>
                {first === undefined ? (
                  hintOf(isOnBoard ? { ...lead, placed: lead.all } : lead)
                ) : (
                  <ActionButton play={play} action={first} number={++number} open={fill} />
                )}
              </div>
            </div>
          )}
          {room > 0 && groups.length > 0 && (
            <div className={style.groups} ref={list}>
              {groups.map((group) => (
                <fieldset key={group.id} className={style.group}>
                  {inGroup(group)}
                </fieldset>
              ))}
            </div>
          )}
          {isCompact && (
            <div className={style.groups} ref={list} data-compact="">
              {groups.length > 1
                ? groups.map(inBrief)
                : groups[0]?.all.map((action) => (
                    <ActionButton key={action.id} play={play} action={action} number={++number} open={fill} />
                  ))}
            </div>
          )}
          <div className={style.last} data-ends="">
            {onlyEnd(game, actions) === null ? <AutoPass play={play} /> : <AutoEnd />}
            {chosen !== null && (
              <>
                <Button onClick={play.putBack}>
                  <X size={18} aria-hidden="true" />
                  {say('play.putBack')}
                </Button>
                <Button look="expected" className={style.deed} onClick={play.confirm}>
                  <Check size={18} aria-hidden="true" />
                  {say('play.confirm')}
                </Button>
              </>
            )}
            {ends.map((action) => (
              <ActionButton
                key={action.id}
                play={play}
                action={action}
                hotkey={keyOf('endTurn', keys).toUpperCase()}
                look={open.length === ends.length && chosen === null ? 'expected' : 'default'}
                open={fill}
              />
            ))}
          </div>
        </>
      )}
      {sheet !== null && sheet.question === question && (
        <Suspense>
          <ActionSheet play={play} wanted={sheet.wanted} openRule={openRule} close={() => setSheet(null)} />
        </Suspense>
      )}
    </section>
  );

  function nameOf({ id }: TrayGroup): string {
    return id === null ? say('play.actions') : play.teller.term('heading', id);
  }

  /** What pressing the places of a group does; where there are several groups and little room, its name and how many. */
  function hintOf(group: TrayGroup) {
    const { placed } = group;
    const name = nameOf(group);
    const isInPanel = placed.every((action) => isPlaced(action) === 'panel');
    const word = mostCommon(placed.map(({ choice }) => hint?.(choice)));
    const pressed =
      word === undefined
        ? say(isInPanel ? 'play.inPanel' : 'play.onBoard')
        : play.teller.say({ say: word, with: {} });
    const short = mostCommon(placed.map(({ choice }) => brief?.(choice)));
    const inShort =
      short === undefined ? say('play.onBoardShort') : play.teller.say({ say: short, with: {} });
    return (
      <Button
        className={style.hint}
        data-holds={held(placed)}
        aria-label={`${name}: ${pressed}`}
        aria-haspopup="dialog"
        onClick={({ detail }) =>
          (detail === KEYS && lightFirst(placed)) || show({ title: name, ids: placed.map((one) => one.id) })
        }
      >
        <span className={style.label}>
          {groups.length > 1 && isSmall
            ? `${name}\u00a0·\u00a0${placed.length}`
            : groups.length > FEW && !isInPanel
              ? inShort
              : pressed}
        </span>
        <Pills pills={[...cheapest(play, placed), ...bestGain(play, placed)]} />
      </Button>
    );
  }

  /** A group as one button: its name, and what the cheapest of them costs; of one alone, that. */
  function inBrief(group: TrayGroup) {
    const { all } = group;
    if (all.length === 1 && all[0].label.length <= SHORT)
      return <ActionButton key={group.id} play={play} action={all[0]} number={++number} open={fill} />;
    const name = nameOf(group);
    const isTight = groups.length > FEW;
    const pills = [...cheapest(play, all), ...bestGain(play, all)].slice(0, isTight ? 1 : 2);
    return (
      <Button
        key={group.id}
        className={style.brief}
        data-holds={held(all)}
        aria-haspopup="dialog"
        aria-label={`${name}: ${say('play.chooseFrom', { count: all.length })}`}
        aria-description={pills.map(({ words }) => words).join('. ') || undefined}
        onClick={() => show({ title: name, ids: all.map((one) => one.id) })}
      >
        <span className={style.label}>{name}</span>
        <Pills pills={pills} />
      </Button>
    );
  }

  function inGroup(group: TrayGroup) {
    const { all, placed, shown: own, more } = group;
    const name = nameOf(group);
    const title = groups.length > 1 ? `${name} · ${all.length}` : null;
    const isInPanel = placed.every((action) => isPlaced(action) === 'panel');
    const hinted = placed.length > 0 && hintOf(group);
    return (
      <>
        <legend className={title === null ? 'quiet' : undefined}>{title ?? name}</legend>
        {!isInPanel && hinted}
        {own.map((action) => (
          <ActionButton
            key={action.id}
            play={play}
            action={action}
            number={++number}
            isRoomy={!isSmall && open.length - ends.length <= ROOMY}
            open={fill}
          />
        ))}
        {isInPanel && hinted}
        {more > 0 && (
          <Button
            data-holds={held(all)}
            aria-haspopup="dialog"
            aria-label={`${name}: ${say('play.more', { count: more })}`}
            onClick={() => show({ title: name, ids: all.map((one) => one.id) })}
          >
            {own.length + placed.length === 0
              ? say('play.chooseFrom', { count: more })
              : say('play.more', { count: more })}
          </Button>
        )}
      </>
    );
  }
}

/** The names of all choices behind a button, for what points at one of them. */
const held = (actions: readonly OpenAction[]): string => `|${actions.map(({ id }) => id).join('|')}|`;

/** Of what pressing the places of a group does, what most of them do. */
function mostCommon(words: readonly (string | undefined)[]): string | undefined {
  const countOf = (word: string | undefined) => words.filter((one) => one === word).length;
  return words.toSorted((one, other) => countOf(other) - countOf(one)).at(0);
}

/** Answers that are named beside each other on a small screen, too. */
const isFewOnly = (groups: readonly TrayGroup[]): boolean =>
  groups.length === 1 && groups.every(({ placed, all }) => placed.length === 0 && all.length <= ROOMY);

/** Characters that a narrow button has room for, in lines of a word or two. */
const SHORT = 24;

/** Maximum number of answers that may each say two effects. */
const ROOMY = 3;

/** Beside more groups than these, each says in a few words where it is chosen: its name is above. */
const FEW = 2;

/** On a small screen without room for what can be done in every group: one button for each group. */
const COMPACT = 0;
/** Without room for every group: the first thing that can be done, then the way to all others. */
const LEAD = -1;
/** Not even for that. */
const NONE = -2;

/** What is tried one after the other where a button for each group finds no room. */
const ON_LARGE: readonly number[] = [];
const ON_SMALL: readonly number[] = [LEAD, NONE];
const IN_BRIEF: readonly number[] = [COMPACT, LEAD, NONE];

/** How many clicks a press with the keys has: it goes to the board, one by hand opens the list of the same. */
const KEYS = 0;

/** The keys go to the first place on the board where one of these can be done. */
function lightFirst(actions: readonly OpenAction[]): boolean {
  const ids = new Set(actions.map(({ id }) => id));
  const drawn = [...document.querySelectorAll<HTMLElement>('#board [data-action]')].find(
    (element) => ids.has(element.dataset.action ?? '') && element.checkVisibility(),
  );
  const place =
    drawn ?? document.querySelector<HTMLElement>('#board [role="button"][data-region][data-open="true"]');
  place?.focus();
  return place !== null && place !== undefined;
}

/**
 * How many buttons have room beside each other: fewer until they fit, before anybody sees it. Where each group has one and even
 * that is too much, the next of what is left.
 */
function useRoom(question: string, most: number, left: readonly number[], isPlaced: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState({ question, room: most });
  if (fits.question !== question) setFits({ question, room: most });
  useLayoutEffect(() => {
    const here = list.current;
    const isTall = here !== null && here.clientHeight > (here.parentElement?.clientHeight ?? 0);
    if (here === null || (here.scrollWidth <= here.clientWidth + 1 && !isTall)) return;
    const least = here.childElementCount;
    const room = fits.room > least ? fits.room - 1 : (left.find((less) => less < fits.room) ?? fits.room);
    if (room !== fits.room) setFits({ ...fits, room });
  }, [fits, left]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that arrives takes actions from the tray
  useEffect(() => {
    const again = () => setFits((before) => ({ ...before, room: most }));
    again();
    addEventListener('resize', again);
    void document.fonts.ready.then(again);
    return () => removeEventListener('resize', again);
  }, [most, isPlaced]);
  return { list, room: fits.room };
}
