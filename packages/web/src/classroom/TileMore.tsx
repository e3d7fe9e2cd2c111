import { useState } from 'react';
import type { ClassAct, ClassTable } from '../link/messages.ts';
import { Button } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import style from './lead.module.css';

interface Props {
  readonly table: ClassTable;
  seatName(seat: number): string;
  act(act: ClassAct): void;
}

type What = 'tell' | 'star' | 'hint';

/** What an organiser does to one table: a message, a star, a hint for one seat, going back, a bot's answer. */
export function TileMore({ table, seatName, act }: Props) {
  const say = useWords();
  const [open, setOpen] = useState<What | null>(null);
  const [isSure, setSure] = useState(false);
  const { id, number, phase, chairs } = table;
  const isOver = phase === 'over';
  const toggle = (what: What) => setOpen(open === what ? null : what);
  const button = (what: What, label: string) => (
    <Button className={style.small} aria-expanded={open === what} onClick={() => toggle(what)}>
      {label}
    </Button>
  );
  return (
    <>
      <div className={style.tileFoot}>
        {!isOver && button('tell', say('lead.tell'))}
        {!isOver && chairs.some(({ held }) => held) && button('hint', say('tile.hint'))}
        {button('star', say('tile.star'))}
        {phase === 'running' && chairs.some(({ asked, held, bot }) => asked && held && !bot) && (
          <Button
            className={style.small}
            aria-label={say('tile.answerLong', { number })}
            onClick={() => act({ do: 'answer', table: id })}
          >
            {say('tile.answer')}
          </Button>
        )}
        {!isOver && table.moment > 0 && (
          <Button
            className={style.small}
            aria-label={say('tile.redoLong', { number })}
            onBlur={() => setSure(false)}
            onClick={() => {
              if (isSure) act({ do: 'redo', table: id });
              setSure(!isSure);
            }}
          >
            {say(isSure ? 'tile.redoSure' : 'tile.redo')}
          </Button>
        )}
      </div>
      {open === 'tell' && (
        <Words
          label={say('lead.tellTable', { number })}
          send={(words) => {
            act({ do: 'say', tables: [id], words: words === '' ? null : words });
            setOpen(null);
          }}
        />
      )}
      {open === 'star' && (
        <Words
          label={say('tile.caption', { number })}
          send={(caption) => {
            if (caption !== '') act({ do: 'star', table: id, caption });
            setOpen(null);
          }}
        />
      )}
      {open === 'hint' && <Hint table={table} seatName={seatName} act={act} close={() => setOpen(null)} />}
    </>
  );
}

function Words({ label, send }: { label: string; send(words: string): void }) {
  const say = useWords();
  const [words, setWords] = useState('');
  return (
    <form
      className={screen.row}
      onSubmit={(event) => {
        event.preventDefault();
        send(words.trim());
      }}
    >
      <input
        className={screen.input}
        maxLength={200}
        value={words}
        aria-label={label}
        placeholder={label}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit">{say('lead.send')}</Button>
    </form>
  );
}

/** Words that only the people at one seat read, as long as the round lasts. */
function Hint({ table, seatName, act, close }: Props & { close(): void }) {
  const say = useWords();
  const held = table.chairs.filter((chair) => chair.held);
  const [seat, setSeat] = useState(held[0]?.seat ?? 0);
  const now = table.chairs[seat]?.hint ?? null;
  return (
    <div className={screen.block}>
      <select
        className={screen.pick}
        value={seat}
        aria-label={say('tile.hintFor')}
        onChange={(event) => setSeat(Number(event.currentTarget.value))}
      >
        {held.map((chair) => (
          <option key={chair.seat} value={chair.seat}>
            {seatName(chair.seat)}
          </option>
        ))}
      </select>
      {now !== null && (
        <p className={screen.meta}>
          {say('tile.hintIs', { words: now })}{' '}
          <Button
            look="plain"
            className={style.small}
            onClick={() => act({ do: 'hint', table: table.id, seat, words: null })}
          >
            {say('lead.clear')}
          </Button>
        </p>
      )}
      <Words
        label={say('tile.hintWords', { name: seatName(seat) })}
        send={(words) => {
          if (words !== '') act({ do: 'hint', table: table.id, seat, words });
          close();
        }}
      />
    </div>
  );
}
