import { comesUp, type Scenery, type Tip } from '@entente/engine/lesson';
import { tipsOf } from '@entente/shelf/lessons';
import { Lightbulb } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dismiss, isDismissed, isGuided, MOST_TIPS, noteShown, shownAt } from '../../lessons/tips.ts';
import { Button } from '../../ui/Button.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { useLater } from '../../ui/useLater.ts';
import { useWords } from '../../words/index.ts';
import type { Play } from '../usePlay.ts';
import style from './tips.module.css';

interface Props {
  play: Play;
  openRule(rule: string): void;
}

/** What comes up for the first time is explained once: three times a game at most, or always to a player who is guided. */
export default function Tips({ play, openRule }: Props) {
  const say = useWords();
  const { game, teller } = play;
  const tips = useLater(game.id, () => tipsOf(game.id));
  const { tip, close } = useTip(play, tips.state === 'here' ? tips.value : []);
  if (tip === null) return null;
  return (
    <aside className={style.tip} aria-label={say('tip.name')}>
      <Lightbulb size={20} aria-hidden="true" />
      <p role="status">
        {tip.text[teller.language]} {tip.rule !== undefined && <RuleLink rule={tip.rule} open={openRule} />}
      </p>
      <Button
        look="onPrompt"
        onClick={() => {
          dismiss(game.id, tip.id);
          close();
        }}
      >
        {say('tip.close')}
      </Button>
    </aside>
  );
}

/** The tip that is shown: until it is dismissed, or until the player has decided. */
function useTip(play: Play, tips: readonly Tip[]) {
  const { game, state, shown, session } = play;
  const [tip, setTip] = useState<Tip | null>(null);
  const scenery = useScenery(play);
  const close = () => setTip(null);
  const question = shown?.question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision of the player ends a tip
  useEffect(close, [session.pending]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once for each question
  useEffect(() => {
    const before = shownAt(state.id);
    if (tip !== null || (before.length >= MOST_TIPS && !isGuided(state.id, game.id))) return;
    const next = tips.find(
      (one) => !before.includes(one.id) && !isDismissed(game.id, one.id) && comesUp(one, scenery),
    );
    if (next === undefined) return;
    noteShown(state.id, next.id);
    setTip(next);
  }, [question, tips, tip, scenery.said.length]);
  return { tip, close };
}

/** What the player has before its eyes. Of the log only what was said since the page was opened. */
function useScenery({ shown, viewer, log, state }: Play): Scenery {
  const from = useRef(log.length);
  const view = shown?.view;
  const isAsked = viewer !== 'spectator' && view?.asked.includes(viewer) === true;
  return {
    seats: state.chairs.length,
    asked: isAsked ? (view?.flow.at(-1)?.step ?? null) : null,
    offers: shown?.offers ?? [],
    refused: shown?.refused ?? [],
    said: log.slice(from.current),
  };
}
