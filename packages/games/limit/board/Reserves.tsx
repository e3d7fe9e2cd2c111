import { Flag, Fuel, type LucideIcon } from 'lucide-react';
import { type NationCount, pollutionReserve, SHARED_SETUP } from '../src/index.ts';
import { useTable } from './context.ts';
import { BankIcon, DestabIcon, PollutionIcon, TerritoryIcon, WarningIcon } from './icons.tsx';
import style from './reserves.module.css';

/** What the nations share: two reserves that must not run empty, the bank, land to be taken. */
export function Reserves() {
  const { world, view, ahead, plan, tell } = useTable();
  const then = (plan?.forecast ?? ahead?.forecast)?.world;
  const all = SHARED_SETUP[view.seats as NationCount];
  const money = (amount: number) => tell('board.money', { amount });
  const lacks = (amount: number) =>
    amount === 0 ? undefined : tell('board.lacks', { money: money(amount) });
  return (
    <div className={style.reserves}>
      <Bar
        icon={PollutionIcon}
        name={tell('board.pollutionReserve')}
        left={pollutionReserve(world)}
        all={world.pollutionCap}
        after={then?.pollutionReserve.after}
      />
      <Bar
        icon={DestabIcon}
        name={tell('board.destabReserve')}
        left={world.destabReserve}
        all={Math.max(all.destabilisation, world.destabReserve)}
        after={then?.destabReserve.after}
      />
      <Bar
        icon={BankIcon}
        name={tell('board.bank')}
        left={world.bank}
        all={Math.max(all.bank, world.bank)}
        after={then === undefined ? undefined : Math.max(0, then.bank.now - then.bank.payments)}
        lacking={lacks(then?.bank.lacking ?? 0)}
        show={money}
      />
      <p className={style.tile}>
        <Flag size={16} aria-hidden="true" />
        <span className={style.name}>{tell('board.colonisation')}</span>
        <span className="quiet">{tell('board.colonies', world.colonisation)}</span>
        <b aria-hidden="true">
          <TerritoryIcon size={14} /> {world.colonisation.territories} <Fuel size={14} />{' '}
          {world.colonisation.fossil}
        </b>
      </p>
    </div>
  );
}

interface BarProps {
  icon: LucideIcon;
  name: string;
  left: number;
  all: number;
  /** What will be left; unknown when there is nothing to foresee. */
  after: number | undefined;
  lacking?: string | undefined;
  show?: (amount: number) => string;
}

function Bar({ icon: Icon, name, left, all, after = left, lacking, show = String }: BarProps) {
  const { tell } = useTable();
  const warning = lacking ?? (after === 0 ? tell('board.emptied') : undefined);
  const share = (amount: number) => `${Math.max(0, Math.min(100, (amount / all) * 100))}%`;
  return (
    <div className={style.bar}>
      <p>
        <Icon size={16} aria-hidden="true" />
        <span className={style.name}>{name}</span>
        <b>
          {after === left ? show(left) : tell('board.fromTo', { from: show(left), to: show(after) })}
          {after === left && <small> / {show(all)}</small>}
        </b>
      </p>
      <div className={style.track} aria-hidden="true">
        <span className={style.left} style={{ width: share(left) }} />
        <span className={style.after} style={{ width: share(after) }} />
      </div>
      {warning !== undefined && (
        <p className={style.warning}>
          <WarningIcon size={14} aria-hidden="true" />
          {warning}
        </p>
      )}
    </div>
  );
}
