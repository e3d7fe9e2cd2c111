/**
 * The players, in a process of their own. In each of its turns every table always has one move on its way (saturated),
 * or makes one a second (paced). Measured is the time from a command to the last viewer's message.
 */
import { ourTables } from './our-tables.ts';
import { peerTables } from './peer-tables.ts';

export interface LiveTable {
  /** The player to move sends a move. */
  move(): void;
}

export interface Order {
  readonly system: 'entente' | 'boardgame.io' | 'by hand';
  readonly address: string;
  readonly tables: number;
  readonly paced: boolean;
}

/** What happened in one turn. */
export interface Measured {
  /** How long it was. */
  readonly seconds: number;
  /** Milliseconds of each move. */
  readonly times: number[];
}

class Players {
  private readonly paced: boolean;
  private tables: LiveTable[] = [];
  private readonly sent: Float64Array;
  private times: number[] = [];
  private playing = false;
  private underWay = 0;
  private onRest: () => void = () => {};

  constructor(order: Order) {
    this.paced = order.paced;
    this.sent = new Float64Array(order.tables);
  }

  static async at(order: Order): Promise<Players> {
    const players = new Players(order);
    const open = order.system === 'boardgame.io' ? peerTables : ourTables;
    players.tables = await open(order.address, order.tables, (table) => players.seen(table));
    return players;
  }

  private move(table: number): void {
    if (!this.playing) return;
    this.underWay++;
    this.sent[table] = performance.now();
    this.tables[table].move();
  }

  private seen(table: number): void {
    const took = performance.now() - this.sent[table];
    this.underWay--;
    if (this.playing) this.times.push(took);
    if (!this.playing && this.underWay === 0) this.onRest();
    else if (this.paced) setTimeout(() => this.move(table), 1000 - took);
    else this.move(table);
  }

  /** Plays for this number of seconds, and ends when every table is at rest. */
  async turn(seconds: number): Promise<Measured> {
    this.times = [];
    this.playing = true;
    const begin = performance.now();
    for (const table of this.tables.keys()) {
      if (this.paced) setTimeout(() => this.move(table), (1000 * table) / this.tables.length);
      else this.move(table);
    }
    await wait(seconds);
    this.playing = false;
    const measured = { seconds: (performance.now() - begin) / 1000, times: this.times };
    const rest = new Promise<void>((resolve) => {
      this.onRest = resolve;
    });
    if (this.underWay > 0) await rest;
    // Moves that a pace has put off come to nothing now, not in the next turn.
    if (this.paced) await wait(1);
    return measured;
  }
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const [order] = process.argv.slice(2);
if (order !== undefined) {
  const players = await Players.at(JSON.parse(order) as Order);
  process.on('message', (seconds: number) => {
    void players.turn(seconds).then((measured) => process.send?.(measured));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('seated');
}
