import { isLevel } from '@entente/bots/levels';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { levelName } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import { gamesAgainstBots } from './own-games.ts';
import { ownStrength } from './own-strength.ts';
import { useLadders } from './strength.ts';
import { useStart } from './useStart.ts';

/** How strong a player is against bots, after a few games on this device, and who is a match. */
export function OwnStrength({ game }: { game: string }) {
  const say = useWords();
  const ladders = useLadders(game);
  const { starting, problem, playNow } = useStart('');
  const found = ownStrength(gamesAgainstBots(game), ladders);
  if (found === null) return null;
  const { games, rating, give, like, next } = found;
  const named = (level: string) => (isLevel(level) ? levelName(say, level) : level);
  return (
    <section className={screen.block}>
      <h2>{say('strength.title')}</h2>
      <p>
        {like !== null && `${say('strength.like', { level: named(like) })} `}
        {say('strength.about', { games, rating, give })}
      </p>
      <div className={screen.row}>
        <Button
          aria-disabled={starting !== null}
          onClick={() => {
            useSettings.setState({ opponent: next });
            playNow(game, next);
          }}
        >
          {say('strength.next', { level: named(next) })}
        </Button>
      </div>
      <Problem words={problem} />
    </section>
  );
}
