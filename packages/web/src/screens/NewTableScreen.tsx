import { botKinds } from '@entente/bots/levels';
import type { AnyGame, OptionValue } from '@entente/engine';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { ChairWish, CreateTable } from '../link/messages.ts';
import { findServer, signIn, useServer } from '../link/server-state.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { lookOf } from '../seats/seats.ts';
import { change, useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { titleOf, usualSeats } from '../titles/titles.ts';
import { useLength } from '../titles/useLength.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { Problem } from '../ui/Problem.tsx';
import style from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { botName } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import { type Agreed, Arrangements, usualLate } from './Arrangements.tsx';
import NowhereScreen from './NowhereScreen.tsx';
import { Presets } from './Presets.tsx';

/** `/play/:title/new` */
export default function NewTableScreen() {
  const { title } = useParams<{ title: string }>();
  const game = useLater(title, () => gameOf(title));
  if (game.state !== 'here') return <Waiting />;
  return game.value === null ? <NowhereScreen /> : <Form key={title} game={game.value} />;
}

/** `me`, `open`, or what kind of bot. */
type Holder = string;
type Where = 'device' | 'server';

function Form({ game }: { game: AnyGame }) {
  const say = useWords();
  const { language, name } = useSettings();
  const [, go] = useLocation();
  const server = useServer();
  useEffect(() => {
    void findServer();
  }, []);
  const [wanted, setWhere] = useState<Where | null>(null);
  const where: Where = wanted ?? (server.state === 'here' ? 'server' : 'device');
  const [seats, setSeats] = useState(() => usualSeats(game.seats));
  const [holders, setHolders] = useState<readonly Holder[]>(['me']);
  const [seatNames, setSeatNames] = useState<Readonly<Record<number, string>>>({});
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [tableName, setTableName] = useState('');
  const [agreed, setAgreed] = useState<Agreed>({
    pace: 'none',
    late: usualLate('none'),
    talk: 'table',
    visibility: 'link',
    spectators: true,
  });
  const [problem, setProblem] = useState('');
  const title = titleOf(game.id)?.words[language].title ?? game.id;
  useTitle(say('new.title', { title }));

  const holderOf = (seat: number): Holder => holders[seat] ?? (where === 'server' ? 'open' : 'greedy');
  const setHolder = (seat: number, holder: Holder) =>
    setHolders(Array.from({ length: seats }, (_, its) => (its === seat ? holder : holderOf(its))));
  const shuffle = () => {
    const order = Array.from({ length: seats }, (_, seat) => ({ seat, key: Math.random() })).sort(
      (a, b) => a.key - b.key,
    );
    setHolders(order.map(({ seat }) => holderOf(seat)));
    setSeatNames(Object.fromEntries(order.map(({ seat }, place) => [place, seatNames[seat] ?? ''])));
  };
  const people = Array.from({ length: seats }, (_, seat) => holderOf(seat)).filter(
    (holder) => holder === 'me',
  ).length;

  const create = async (event: FormEvent) => {
    event.preventDefault();
    const chairs = Array.from({ length: seats }, (_, seat): ChairWish => {
      const holder = holderOf(seat);
      if (holder === 'open') return { kind: 'open' };
      if (holder !== 'me') return { kind: 'bot', bot: holder };
      const own = (seatNames[seat] ?? '').trim();
      if (own !== '') return { kind: 'me', name: own };
      // Several seats of one person must not all have its name.
      const shared = people > 1 && where === 'server';
      return shared ? { kind: 'me', name: say(`seat.${lookOf(seat).id}`) } : { kind: 'me' };
    });
    const trimmed = tableName.trim();
    const wish: CreateTable = {
      game: game.id,
      options,
      chairs,
      ...(trimmed === '' ? {} : { name: trimmed }),
    };
    try {
      if (where === 'device') {
        const { deviceHost } = await import('../local/device-host.ts');
        go(`/t/${(await deviceHost.create(wish)).id}`);
      } else {
        await signIn(name.trim() || say('guest.name'));
        const { serverHost } = await import('../link/server-host.ts');
        go(`/t/${(await serverHost.create({ ...wish, ...agreed })).id}`);
      }
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };

  const held = Array.from({ length: seats }, (_, seat) => holderOf(seat));
  const length = useLength(
    {
      game: game.id,
      seats,
      people: held.filter((holder) => holder === 'me' || holder === 'open').length,
      pace: where === 'server' ? agreed.pace : 'none',
    },
    where === 'server',
  );
  const persons = where === 'server' ? (['me', 'open'] as const) : (['me'] as const);
  const holderOptions: { value: Holder; label: string }[] = [
    ...persons.map((value) => ({ value, label: say(`holder.${value}`) })),
    ...botKinds(game).map((value) => ({ value, label: botName(say, game, language, value) })),
  ];
  return (
    <form className={style.form} onSubmit={(event) => void create(event)}>
      <h1>{say('new.title', { title })}</h1>
      {server.state === 'here' && (
        <ChoiceGroup
          label={say('new.where')}
          value={where}
          options={[
            { value: 'server', label: say('new.server') },
            { value: 'device', label: isSecureContext ? say('new.device') : say('new.deviceOnly') },
          ]}
          onChange={(value: Where) => {
            setWhere(value);
            setHolders(['me']);
          }}
        />
      )}
      {game.seats.length > 1 && (
        <ChoiceGroup
          label={say('new.seats')}
          value={seats}
          options={game.seats.map((value) => ({ value, label: String(value) }))}
          onChange={setSeats}
        />
      )}
      <fieldset className={style.lines}>
        <legend className="quiet">{say('new.chairs')}</legend>
        {Array.from({ length: seats }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <div key={seat} className={style.line}>
            <Emblem seat={seat} size={28} />
            <span className={style.lineMain}>{say(`seat.${lookOf(seat).id}`)}</span>
            <select
              className={style.input}
              style={{ width: 'auto' }}
              aria-label={say('new.holder', { seat: say(`seat.${lookOf(seat).id}`) })}
              value={holderOf(seat)}
              onChange={(event) => setHolder(seat, event.currentTarget.value)}
            >
              {holderOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            {holderOf(seat) === 'me' && people > 1 && (
              <input
                className={style.input}
                style={{ width: '12rem' }}
                maxLength={40}
                aria-label={say('new.seatName', { seat: say(`seat.${lookOf(seat).id}`) })}
                placeholder={say('me.name')}
                value={seatNames[seat] ?? ''}
                onChange={(event) => setSeatNames({ ...seatNames, [seat]: event.currentTarget.value })}
              />
            )}
          </div>
        ))}
      </fieldset>
      {seats > 1 && (
        <div className={style.row}>
          <Button onClick={shuffle}>{say('lobby.shuffle')}</Button>
        </div>
      )}
      {people > 1 && <p className={style.meta}>{say('new.hotSeat')}</p>}
      <Presets game={game} seats={seats} options={options} onChange={setOptions} />
      {where === 'server' && (
        <>
          <Arrangements value={agreed} onChange={(changed) => setAgreed({ ...agreed, ...changed })} />
          <div className={style.field}>
            <label htmlFor="my-name">{say('me.name')}</label>
            <input
              id="my-name"
              className={style.input}
              maxLength={40}
              value={name}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
          </div>
        </>
      )}
      <div className={style.field}>
        <label htmlFor="table-name">{say('new.name')}</label>
        <input
          id="table-name"
          className={style.input}
          maxLength={60}
          value={tableName}
          onChange={(event) => setTableName(event.currentTarget.value)}
        />
      </div>
      <Problem words={problem} />
      <div className={style.row}>
        <Button look="primary" type="submit">
          {say('new.create')}
        </Button>
        {length !== null && <p className={style.meta}>{length}</p>}
      </div>
    </form>
  );
}
