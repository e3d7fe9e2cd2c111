import { consequencesOf, isDuring } from '@entente/engine';
import type { OpenAction } from '@entente/web/board-api/intents.ts';
import { Act, Why } from '@entente/web/world/ActionList.tsx';
import actionStyle from '@entente/web/world/actions.module.css';
import style from '@entente/web/world/sheet.module.css';
import { Suspense } from 'react';
import { ACTIONS, type Attack, actionPrice, attack } from '../src/index.ts';
import { useTable } from './context.ts';
import { Production } from './lazily.ts';
import { Now } from './Now.tsx';

/** The turn: what is to be done now, what is planned, and the ten actions with the oil price of the next one. */
export function ActionsPart() {
  const { tell, world, view, lit } = useTable();
  const turn = isDuring<Attack>(view, 'turn');
  const isOwn = lit.any('act:');
  return (
    <div className={style.sheet}>
      {turn && !isOwn && (
        <p className={style.facts}>{tell('board.turnOf', { seat: world.active, count: world.actions })}</p>
      )}
      {/* What ends the turn is in the tray. */}
      {!isOwn && (
        <Suspense>
          <Production />
          <Now />
        </Suspense>
      )}
      {turn && <Ten />}
    </div>
  );
}

/** A player who is asked for something else needs neither the list nor the price. */
function Ten() {
  const table = useTable();
  const { tell, teller, lit, world, view } = table;
  const price = actionPrice(view);
  const asked = ACTIONS.some((id) => lit.open(`act:${id}`).length + lit.refused(`act:${id}`).length > 0);
  const next = (
    <p className={style.facts}>
      {tell('board.price', {
        number: world.actions + 1,
        count: price,
        seat: world.active,
        oil: world.oil[world.active],
      })}
    </p>
  );
  if (!asked) return lit.actions.length === 0 ? next : null;
  return (
    <>
      <h3 className={style.title}>{tell('board.tenActions')}</h3>
      {next}
      <ul className={actionStyle.ten}>
        {ACTIONS.map((id) => {
          const [open] = lit.open(`act:${id}`);
          const [refused] = lit.refused(`act:${id}`);
          return (
            <li key={id}>
              {open !== undefined ? (
                <Act
                  board={table}
                  action={open}
                  small={tell('board.actionOil', { count: price })}
                  about={<About choice={open.choice} />}
                />
              ) : refused !== undefined ? (
                <Why board={table} action={refused} />
              ) : (
                <p className={actionStyle.idle}>{teller.term('action', id)}</p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What an action is for, and what it brings. */
function About({ choice }: { choice: OpenAction['choice'] }) {
  const { view, teller } = useTable();
  const brings = consequencesOf<Attack>(attack, view, choice as Attack['choice']).filter(
    ({ kind }) => kind !== 'price',
  );
  const words = brings.map(({ message }) => ({ say: message.say, text: teller.say(message) }));
  const facts = words.filter(({ say }) => say.startsWith('effect.'));
  return (
    <>
      {words.filter((each) => !facts.includes(each)).map(({ text }) => text)}
      {facts.map(({ say, text }) => (
        <span key={say}> {say === 'effect.perRegion' ? <b>{text}</b> : `(${text})`}</span>
      ))}
    </>
  );
}
