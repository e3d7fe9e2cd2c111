import type { NatsConnection } from '@nats-io/transport-node';

/** Milliseconds between two attempts to connect, and between two signs of life. */
const AGAIN_AFTER = 1000;
const PULSE = 3000;
/** Signs of life without an answer after which a connection counts as lost. */
const PATIENCE = 2;

interface Receiver {
  received(payload: string): void;
  /** The connection is back: messages may have been lost in between. */
  missed(): void;
}

/** Messages between processes over NATS. It delivers in order, and forgets what it cannot deliver. */
export class Nats {
  private readonly url: string;
  private readonly name: string;
  private readonly receiver: Receiver;
  private connection: NatsConnection | null = null;
  private subject = '';
  private isConnected = false;
  private isClosed = false;

  constructor(url: string, name: string, receiver: Receiver) {
    this.url = url;
    this.name = name;
    this.receiver = receiver;
  }

  get hears(): boolean {
    return this.isConnected;
  }

  /**
   * Returns at once: without NATS, changes are only seen later.
   * @param subject the same for all processes of a database, and for no other
   */
  open(subject: string): void {
    this.subject = subject;
    void this.connect().then((connection) => this.use(connection));
  }

  /** Waits until it is there. Few servers need it, so it is loaded here. */
  private async connect(): Promise<NatsConnection> {
    const { connect } = await import('@nats-io/transport-node');
    return connect({
      servers: this.url.split(','),
      name: this.name,
      noEcho: true,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN_AFTER,
      pingInterval: PULSE,
      maxPingOut: PATIENCE,
    });
  }

  private use(connection: NatsConnection): void {
    if (this.isClosed) {
      void connection.close();
      return;
    }
    this.connection = connection;
    connection.subscribe(this.subject, {
      callback: (fault, message) => {
        if (fault === null) this.receiver.received(message.string());
      },
    });
    this.isConnected = true;
    this.receiver.missed();
    void this.watch(connection);
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.isConnected = false;
      if (type !== 'reconnect') continue;
      this.isConnected = true;
      this.receiver.missed();
    }
  }

  /** What is said while it is away is said when it is back. */
  send(payload: string): void {
    this.connection?.publish(this.subject, payload);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { connection } = this;
    this.connection = null;
    this.isConnected = false;
    // What was said last, a good-bye for example, is still on its way.
    await connection?.drain().catch(() => connection.close());
  }
}
