import type { AnyGame } from '@entente/engine';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { findServer, signIn, useServer } from '../link/server-state.ts';
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
import { useWords } from '../words/index.ts';
import { Arrangements } from './Arrangements.tsx';
import { type Draft, holdersOf, newDraft, ownSeats, reordered, type Where, wishOf } from './draft.ts';
import { Holders } from './Holders.tsx';
import NowhereScreen from './NowhereScreen.tsx';
import { Presets } from './Presets.tsx';

/** `/play/:title/new` */
export default function NewTableScreen() {
  const { title } = useParams<{ title: string }>();
  const game = useLater(title, () => gameOf(title));
  if (game.state !== 'here') return <Waiting />;
  return game.value === null ? <NowhereScreen /> : <Form key={title} game={game.value} />;
}

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
  const [draft, setDraft] = useState(() => newDraft(usualSeats(game.seats)));
  const fill = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const [problem, setProblem] = useState('');
  const title = titleOf(game.id)?.words[language].title ?? game.id;
  useTitle(say('new.title', { title }));

  const { seats, agreed } = draft;
  const people = ownSeats(draft, where);
  const shuffle = () => {
    const order = Array.from({ length: seats }, (_, seat) => ({ seat, key: Math.random() })).sort(
      (a, b) => a.key - b.key,
    );
    setDraft(
      reordered(
        draft,
        where,
        order.map(({ seat }) => seat),
      ),
    );
  };

  const create = async (event: FormEvent) => {
    event.preventDefault();
    const wish = wishOf(game.id, draft, where, (seat) => say(`seat.${lookOf(seat).id}`));
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

  const length = useLength(
    {
      game: game.id,
      seats,
      people: holdersOf(draft, where).filter((holder) => holder === 'me' || holder === 'open').length,
      pace: where === 'server' ? agreed.pace : 'none',
    },
    where === 'server',
  );
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
            fill({ holders: ['me'] });
          }}
        />
      )}
      {game.seats.length > 1 && (
        <ChoiceGroup
          label={say('new.seats')}
          value={seats}
          options={game.seats.map((value) => ({ value, label: String(value) }))}
          onChange={(wished) => fill({ seats: wished })}
        />
      )}
      <Holders game={game} draft={draft} where={where} fill={fill} />
      {seats > 1 && (
        <div className={style.row}>
          <Button onClick={shuffle}>{say('lobby.shuffle')}</Button>
        </div>
      )}
      {people > 1 && <p className={style.meta}>{say('new.hotSeat')}</p>}
      <Presets game={game} seats={seats} options={draft.options} onChange={(options) => fill({ options })} />
      {where === 'server' && (
        <>
          <Arrangements
            isNew
            value={agreed}
            onChange={(changed) => fill({ agreed: { ...agreed, ...changed } })}
          />
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
          value={draft.name}
          onChange={(event) => fill({ name: event.currentTarget.value })}
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
