import { botKinds } from '@entente/bots/levels';
import type { AnyGame } from '@entente/engine';
import { isProgram, type LabPlayer } from '@entente/lab';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { botName } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import style from './lab.module.css';

type Party = readonly LabPlayer[];

interface Props {
  game: AnyGame;
  parties: readonly Party[];
  /** As the file says it: a list, or a list of lists. */
  change(bots: readonly unknown[]): void;
}

/** Who sits where: one line-up, or several that are compared. */
export function Parties({ game, parties, change }: Props) {
  const say = useWords();
  const write = (next: readonly Party[]) => {
    const lists = next.map((party) => party.map(inFile));
    change(lists.length === 1 ? lists[0] : lists);
  };
  const replace = (at: number, party: Party) => write(parties.with(at, party));
  const most = Math.max(...game.seats);
  return (
    <fieldset className={style.part}>
      <legend>{say('lab.bots')}</legend>
      <p className={screen.meta}>{say('lab.botsHint')}</p>
      {parties.map((party, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line-up is known by its place alone
        <fieldset key={at} className={style.party} aria-label={say('lab.party', { number: at + 1 })}>
          {party.map((player, seat) => (
            <PlayerField
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by its place alone
              key={seat}
              game={game}
              player={player}
              label={say('lab.bot', { party: at + 1, number: seat + 1 })}
              change={(next) => replace(at, party.with(seat, next))}
            />
          ))}
          <span className={screen.row}>
            {party.length < most && (
              <Button look="plain" onClick={() => replace(at, [...party, party[party.length - 1]])}>
                {say('lab.addBot')}
              </Button>
            )}
            {party.length > 1 && (
              <Button look="plain" onClick={() => replace(at, party.slice(0, -1))}>
                {say('lab.dropBot')}
              </Button>
            )}
            {parties.length > 1 && (
              <Button look="plain" onClick={() => write(parties.filter((_, other) => other !== at))}>
                {say('lab.dropParty')}
              </Button>
            )}
          </span>
        </fieldset>
      ))}
      <div className={screen.row}>
        <Button onClick={() => write([...parties, [{ name: 'greedy', bot: 'greedy' }]])}>
          {say('lab.addParty')}
        </Button>
      </div>
    </fieldset>
  );
}

interface PlayerProps {
  game: AnyGame;
  player: LabPlayer;
  label: string;
  change(player: LabPlayer): void;
}

function PlayerField({ game, player, label, change }: PlayerProps) {
  const say = useWords();
  const { language } = useSettings();
  // What only the file can say stays as it is until another bot is chosen.
  const isPlain = !isProgram(player) && player.name === player.bot;
  return (
    <select
      className={screen.pick}
      aria-label={label}
      value={isPlain ? player.bot : ''}
      onChange={(event) => {
        const bot = event.currentTarget.value;
        if (bot !== '') change({ name: bot, bot });
      }}
    >
      {!isPlain && <option value="">{player.name}</option>}
      {botKinds(game).map((kind) => (
        <option key={kind} value={kind}>
          {botName(say, game, language, kind)}
        </option>
      ))}
    </select>
  );
}

/** A bot that is only its kind is written as a word. */
const inFile = (player: LabPlayer): unknown =>
  !isProgram(player) && player.name === player.bot && Object.keys(player).length === 2 ? player.bot : player;
