import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Milliseconds to wait for a mail server. */
const PATIENCE = 15_000;

/** Sends mails, if the operator has named a server for that. */
export class Mailer {
  private readonly from: string;
  private readonly transport: Transporter | null;

  constructor(mail: Config['mail']) {
    this.from = mail?.from ?? '';
    this.transport =
      mail === null
        ? null
        : createTransport({
            url: mail.smtpUrl,
            connectionTimeout: PATIENCE,
            greetingTimeout: PATIENCE,
            socketTimeout: PATIENCE,
          });
  }

  get isOpen(): boolean {
    return this.transport !== null;
  }

  async send(letter: Mail): Promise<void> {
    if (this.transport === null) throw new Error('no mail server is named');
    await this.transport.sendMail({ from: this.from, ...letter });
  }

  close(): void {
    this.transport?.close();
  }
}
