import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { tipOf } from './tip-of.ts';
import style from './tips.module.css';

interface Shown {
  readonly words: string;
  readonly at: DOMRect;
}

/** Milliseconds that a mouse rests on a thing before it explains itself. */
const REST = 350;
/** Pixels between a thing and its explanation, and to the edge of the screen. */
const GAP = 8;
const WIDTH = 280;

/** Numbers and signs of a board explain themselves under a resting mouse or a finger, by the name that a listener hears. */
export default function Tips() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const show = (thing: Element, words: string) => setShown({ words, at: thing.getBoundingClientRect() });
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      hide();
      const tip = tipOf(event);
      if (tip !== null) timer = setTimeout(() => show(tip.thing, tip.words), REST);
    };
    const onPress = (event: PointerEvent) => {
      hide();
      const tip = event.pointerType === 'mouse' ? null : tipOf(event);
      // A finger on something that can be pressed presses it.
      if (tip !== null && tip.thing.closest('button, a, [data-action], summary') === null)
        show(tip.thing, tip.words);
    };
    addEventListener('pointerover', onOver);
    addEventListener('pointerup', onPress);
    addEventListener('keydown', hide);
    addEventListener('scroll', hide, true);
    return () => {
      hide();
      removeEventListener('pointerover', onOver);
      removeEventListener('pointerup', onPress);
      removeEventListener('keydown', hide);
      removeEventListener('scroll', hide, true);
    };
  }, []);
  if (shown === null) return null;
  const { top, bottom, left, width } = shown.at;
  const isHigh = top < 90;
  const place = {
    left: Math.max(GAP, Math.min(left + width / 2 - WIDTH / 2, innerWidth - WIDTH - GAP)),
    ...(isHigh ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP }),
  };
  // Listeners have heard it as the thing's own name.
  return createPortal(
    <div className={style.tip} style={{ ...place, width: WIDTH }} aria-hidden="true" data-tips="">
      <span>{shown.words}</span>
    </div>,
    document.body,
  );
}
