import { type AnyGame, teller } from '@entente/engine';
import { type ReactNode, useMemo, useState } from 'react';
import type { ClassLead, ClassTable } from '../../link/messages.ts';
import { lookOf } from '../../seats/seats.ts';
import { useSettings } from '../../settings/store.ts';
import screen from '../../ui/screen.module.css';
import { type Key, useWords } from '../../words/index.ts';

/** What a step of the debrief shows. */
export interface OfClass {
  readonly lead: ClassLead;
  readonly game: AnyGame;
}

export interface OfTable {
  readonly table: ClassTable;
  readonly game: AnyGame;
}

/** One table after the other, each when it is opened: it may take a while. */
export function EachTable({
  lead,
  game,
  about,
  part,
}: OfClass & {
  about: Key & `debrief.${'turns' | 'promises' | 'scorings' | 'whatIf'}About`;
  part(of: OfTable): ReactNode;
}) {
  const say = useWords();
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <>
      <p>{say(about)}</p>
      {lead.tables.map((table) => (
        <details
          key={table.id}
          className={screen.more}
          onToggle={(event) => event.currentTarget.open && setOpened([...opened, table.id])}
        >
          <summary>{say('lead.atTable', { number: table.number })}</summary>
          {opened.includes(table.id) && part({ table, game })}
        </details>
      ))}
    </>
  );
}

export const useSeatName = ({ chairs }: ClassTable) => {
  const say = useWords();
  return useMemo(() => (seat: number) => chairs[seat]?.name ?? say(`seat.${lookOf(seat).id}`), [chairs, say]);
};

export function useTold({ table, game }: OfTable) {
  const language = useSettings((settings) => settings.language);
  const seatName = useSeatName(table);
  return { seatName, told: useMemo(() => teller(game, language, seatName), [game, language, seatName]) };
}
