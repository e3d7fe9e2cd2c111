/** What every host of tables does, at a real server. */
import { randomBytes } from 'node:crypto';
import type { AnyGame, Choice, Seat, Viewer } from '@entente/engine';
import type {
  LogAnswer,
  MeasuresAnswer,
  MomentAnswer,
  RefusalAnswer,
  TableAct,
  TableState,
} from '@entente/protocol';
import { shelf } from '@entente/shelf';
import { type Host, type HostAnswer, type TestedTable, testHost } from '@entente/testing';
import { Guest, type GuestSocket, newCommandId } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

class ServerTable implements TestedTable {
  private readonly guest: Guest;
  private readonly id: string;
  private readonly line: GuestSocket;
  /** As it is until a player does something. */
  private known: TableState | null = null;

  constructor(guest: Guest, id: string, line: GuestSocket) {
    this.guest = guest;
    this.id = id;
    this.line = line;
  }

  take(seat: Seat, choice: Choice): Promise<string | null> {
    return this.command(seat, { choice });
  }

  takeBack(seat: Seat): Promise<string | null> {
    return this.command(seat, { undo: true });
  }

  private async command(seat: Seat, wish: object): Promise<string | null> {
    const { moment } = await this.settled();
    const { shown } = await this.guest.get<MomentAnswer>(this.path(`/moments/${moment}?viewer=${seat}`));
    this.known = null;
    const body = { id: newCommandId(), seat, question: shown.question, ...wish };
    return this.refusal(await this.guest.ask('POST', this.path('/commands'), body));
  }

  goBackTo(seat: Seat, moment: number): Promise<string | null> {
    return this.act({ do: 'propose', seat, moment });
  }

  resign(seat: Seat): Promise<string | null> {
    return this.act({ do: 'resign', seat });
  }

  private async act(act: TableAct): Promise<string | null> {
    await this.settled();
    this.known = null;
    return this.refusal(await this.guest.ask('POST', this.path('/do'), act));
  }

  private refusal({ status, body }: { status: number; body: unknown }): string | null {
    return status === 200 ? null : (body as RefusalAnswer).refusal.code;
  }

  private path(rest = ''): string {
    return `/api/tables/${this.id}${rest}`;
  }

  /** Every answer of a bot changes what the public sees: then it is asked again whose turn it is. */
  private async settled(): Promise<TableState> {
    while (this.known === null) {
      const { table } = await this.guest.get<{ table: TableState }>(this.path());
      const isSettled =
        table.phase === 'over' || table.asked.every((seat) => table.chairs[seat].bot === null);
      if (isSettled) this.known = table;
      else await this.line.next('view');
    }
    return this.known;
  }

  async told(): Promise<HostAnswer> {
    const { phase, moment, asked, outcome, chairs, dice } = await this.settled();
    const resigned = chairs.map((chair) => chair.resigned);
    return { over: phase === 'over', moment, asked, outcome, resigned, commitment: dice.commitment };
  }

  async log(viewer: Viewer) {
    await this.settled();
    return (await this.guest.get<LogAnswer>(this.path(`/log?viewer=${viewer}`))).log.lines;
  }

  async measured() {
    await this.settled();
    return (await this.guest.get<MeasuresAnswer>(this.path('/measures'))).measured;
  }

  async at(moment: number, viewer: Viewer) {
    await this.settled();
    const { status, body } = await this.guest.ask('GET', this.path(`/moments/${moment}?viewer=${viewer}`));
    if (status !== 200) return (body as RefusalAnswer).refusal.code;
    const { shown, log } = body as MomentAnswer;
    return { shown, log: log.lines };
  }

  async branch(moment: number, seat: Seat) {
    await this.settled();
    const { status, body } = await this.guest.ask('POST', this.path('/branch'), {
      moment,
      seat,
      bot: 'random',
    });
    if (status !== 200) return (body as RefusalAnswer).refusal.code;
    const { id } = (body as { table: TableState }).table;
    return new ServerTable(this.guest, id, await this.guest.sit(id));
  }

  /** It is written to the server's own log. */
  reports(): null {
    return null;
  }
}

async function makeHost(games: readonly AnyGame[]): Promise<Host> {
  const folder = new ServerFolder();
  const { address } = await folder.start({}, new Map(games.map((game) => [game.id, game])));
  const guest = await Guest.come(address, 'Ann');
  return {
    async open(game, chairs, options) {
      const { id } = await guest.create({
        game: game.id,
        ...(options === undefined ? {} : { options }),
        chairs: chairs.map((kind) =>
          kind === 'person' ? { kind: 'me' } : ({ kind: 'bot', bot: 'random' } as const),
        ),
      });
      for (const [seat, kind] of chairs.entries()) {
        const nonce = randomBytes(16).toString('hex');
        if (kind === 'person') await guest.do(id, { do: 'ready', seat, nonce });
      }
      await guest.do(id, { do: 'start' });
      return new ServerTable(guest, id, await guest.sit(id));
    },
    leave: () => folder.leave(),
  };
}

const games = { goofspiel: await shelf.goofspiel(), ideology: await shelf.ideology() };
testHost('a server', makeHost, () => games);
