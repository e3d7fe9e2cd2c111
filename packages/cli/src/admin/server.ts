import { WrongUse } from '../base/wrong-use.ts';

/** A server, as its operator talks to it. */
export class AdminServer {
  private readonly address: string;
  private readonly token: string;

  constructor(address: string | undefined, env: NodeJS.ProcessEnv = process.env) {
    const { ADMIN_TOKEN = '', PORT = '8080' } = env;
    if (ADMIN_TOKEN === '')
      throw new WrongUse('Set ADMIN_TOKEN to the token that the server was started with.');
    this.token = ADMIN_TOKEN;
    this.address = (address ?? `http://localhost:${PORT}`).replace(/\/$/, '');
  }

  get = (path: string): Promise<unknown> => this.ask('GET', path);

  post = (path: string, body: object): Promise<unknown> => this.ask('POST', path, body);

  private async ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.address}/api/admin/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'accept-language': 'en',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new WrongUse(`No server answers at ${this.address}. Say where it is: --address http://…`);
    });
    const answer = (await response.json().catch(() => null)) as { words?: string } | null;
    if (response.ok) return answer;
    if (response.status === 404 && answer?.words === 'There is no such page.')
      throw new WrongUse('There is no such thing here, or the server was started without ADMIN_TOKEN.');
    throw new WrongUse(answer?.words ?? `The server answers ${response.status}.`);
  }
}
