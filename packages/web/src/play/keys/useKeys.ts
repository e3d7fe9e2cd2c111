import { type Role, roleOf } from '@entente/engine';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { type KeyCommand, pressed } from '../../settings/keyboard.ts';
import { useSettings } from '../../settings/store.ts';
import type { Jump } from '../frame/Side.tsx';
import type { Play } from '../usePlay.ts';

/** Where the key to the end of the turn leads: a question has one of them at most. */
const ENDS: readonly (Role | undefined)[] = ['end', 'pass'];

/** Keys do what buttons do, through the same list of actions. */
export function useKeys(play: Play, jump: Jump): void {
  const latest = useRef({ play, jump });
  latest.current = { play, jump };
  const [, go] = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const inText = target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select');
      const meant = pressed(event, inText, useSettings.getState().keys);
      if (meant === null || document.querySelector('dialog[open]') !== null) return;
      const isBack = meant.kind === 'command' && meant.command === 'back';
      // Escape first closes an open menu; the browser does that.
      if (isBack && document.querySelector('[popover]:popover-open, [data-above]') !== null) return;
      event.preventDefault();
      if (meant.kind === 'number') press(meant.number);
      else command(meant.command, latest.current.play, latest.current.jump, go);
    };
    addEventListener('keydown', onKey);
    addEventListener('keyup', cover);
    addEventListener('blur', cover);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', cover);
      removeEventListener('blur', cover);
      cover();
    };
  }, [go]);
}

/** The buttons of the tray that show it. */
function press(number: number): void {
  document.querySelector<HTMLElement>(`#actions [data-number="${number}"]`)?.click();
}

/** The map without what stands on it, as long as the key is held. */
function bare(): void {
  document.documentElement.dataset.bare = 'true';
}

function cover(): void {
  delete document.documentElement.dataset.bare;
}

function focusOn(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  const folded = found?.closest('details');
  if (folded) folded.open = true;
  found?.focus();
}

/** Moves to the next thing that can be chosen. */
function cycle(step: 1 | -1): void {
  const targets = [
    ...document.querySelectorAll<HTMLElement>('[data-action]:not([aria-disabled="true"]), [data-fold]'),
  ].filter((element) => element.checkVisibility());
  if (targets.length === 0) return;
  const at = targets.indexOf(document.activeElement as HTMLElement);
  const start = at < 0 && step < 0 ? 0 : at;
  targets[(start + step + targets.length) % targets.length].focus();
}

/** On the board a region; otherwise everything that can be done, with a field to find it. */
function find(jump: Jump): void {
  const atBoard = document.activeElement?.closest('#board') !== null;
  jump.board();
  const all = document.getElementById('all-actions');
  if (all === null || (atBoard && document.querySelector('#find-place') !== null)) focusOn('#find-place');
  else all.click();
}

/** From anywhere to the region that is open, or to where the keys were on the map. */
function backToMap(): void {
  const from = document.activeElement;
  if (from?.closest('[data-region]') !== null || document.querySelector(':popover-open') !== null) return;
  const open =
    '#board [role="button"][data-region][aria-pressed="true"], #board [data-selected="true"] button';
  focusOn(document.querySelector(open) === null ? '#board [role="button"][data-region][tabindex="0"]' : open);
}

function command(name: KeyCommand, play: Play, jump: Jump, go: (to: string) => void): void {
  switch (name) {
    case 'nextTarget':
      cycle(1);
      break;
    case 'previousTarget':
      cycle(-1);
      break;
    case 'find':
      find(jump);
      break;
    case 'back':
      if (play.chosen !== null) play.putBack();
      else {
        jump.board();
        backToMap();
      }
      break;
    case 'confirm':
      play.confirm();
      break;
    case 'undo':
      play.undo();
      break;
    case 'endTurn': {
      const end = play.actions.find(
        ({ choice, kind }) => kind === 'plain' && ENDS.includes(roleOf(play.game, choice)),
      );
      if (end !== undefined) focusOn(`#actions [data-action="${CSS.escape(end.id)}"]`);
      break;
    }
    case 'hand':
      jump.board();
      focusOn('#actions');
      break;
    case 'hint':
      document.querySelector<HTMLElement>('[data-hint]')?.click();
      break;
    case 'players':
      jump.players();
      requestAnimationFrame(() => focusOn('#players'));
      break;
    case 'report':
      // The report listens itself, where there is one.
      break;
    case 'log':
    case 'talks':
    case 'rules':
    case 'charts':
      jump.tab(name);
      requestAnimationFrame(() => focusOn('#side-panel'));
      break;
    case 'view': {
      // A board with several views names the one that comes next.
      const next = document.querySelector<HTMLElement>('#board [data-next-view]');
      if (next === null) focusOn('#board [data-action]');
      else next.click();
      break;
    }
    case 'bare':
      bare();
      break;
    case 'skip':
      for (const animation of document.getAnimations()) animation.finish();
      break;
    case 'earlier':
      go(`/t/${play.state.id}/m/${Math.max(0, play.state.moment - 1)}`);
      break;
    case 'later':
      break;
    case 'help':
      jump.help();
      break;
  }
}
