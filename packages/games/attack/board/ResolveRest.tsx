import { Button } from '@entente/web/ui/Button.tsx';
import { Swords } from 'lucide-react';
import { useId, useState } from 'react';
import { useTable } from './context.ts';
import type { Odds } from './odds.ts';
import style from './resolve.module.css';
import { useResolve } from './useResolve.ts';

const FLOORS = [0, 25, 50, 75] as const;

/** The rest of a battle without being asked: what it does is said before, and it can be stopped. */
export function ResolveRest({ found }: { found: Odds | null }) {
  const { tell, world, mine } = useTable();
  const resolve = useResolve(found);
  const [floor, setFloor] = useState<number>(0);
  const how = useId();
  const under = world.battle ?? world.fight;
  if (under === null || mine === null || (under.attacker !== mine && under.defender !== mine)) return null;
  if (resolve.running)
    return (
      <div className={style.resolve}>
        <p role="status">{tell('board.resolving')}</p>
        <div className={style.row}>
          <Button onClick={resolve.stop}>{tell('board.resolveStop')}</Button>
          {!resolve.hurried && <Button onClick={resolve.hurry}>{tell('board.resolveHurry')}</Button>}
        </div>
      </div>
    );
  const naval = world.battle === null;
  return (
    <div className={style.resolve}>
      {resolve.stoppedAt !== null && (
        <p role="status">{tell('board.resolveStopped', { chance: resolve.stoppedAt })}</p>
      )}
      <Button aria-describedby={how} onClick={() => resolve.start(floor)}>
        <Swords size={16} aria-hidden="true" />
        {tell('board.resolve')}
      </Button>
      <p id={how}>{tell(naval ? 'board.resolveNaval' : 'board.resolveLand')}</p>
      {(naval || under.attacker === mine) && (
        <label>
          {tell('board.resolveFloor')}{' '}
          <select value={floor} onChange={(event) => setFloor(Number(event.currentTarget.value))}>
            {FLOORS.map((each) => (
              <option key={each} value={each}>
                {each === 0 ? tell('board.resolveNever') : `${each} %`}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
