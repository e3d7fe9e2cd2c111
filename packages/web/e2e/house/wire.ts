import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to a server that can be cut: what goes through it breaks off, and nothing comes through until it is mended. */
export class Wire {
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private whole = true;

  private constructor(port: number) {
    this.server = createServer((near) => {
      if (!this.whole) {
        near.destroy();
        return;
      }
      const far = connect(port, '127.0.0.1');
      near.pipe(far).pipe(near);
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.open.add(end);
        end.on('error', () => other.destroy());
        end.on('close', () => {
          this.open.delete(end);
          other.destroy();
        });
      }
    });
  }

  static async to(port: number): Promise<Wire> {
    const wire = new Wire(port);
    await new Promise<void>((resolve) => wire.server.listen(0, '127.0.0.1', resolve));
    return wire;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.whole = false;
    for (const end of this.open) end.destroy();
  }

  mend(): void {
    this.whole = true;
  }

  async remove(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
