import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { dial, type SmtpLine, smtpServer } from './smtp-line.ts';

/** Time limits of one mail, ms. */
export interface MailLimits {
  /** From the beginning until the server asks for the message. */
  readonly asked: number;
  /**
   * From then until it has taken the message. RFC 5321 (4.5.3.2.6) advises ten minutes, so that no message is sent
   * twice; here none is sent twice in any case.
   */
  readonly taken: number;
}

const LIMITS: MailLimits = { asked: 15_000, taken: 60_000 };

/** The limits when the process is about to end. */
const LAST: MailLimits = { asked: 3000, taken: 3000 };

/** The result for a mail. `error`: null when the server has taken it. */
export interface Posted {
  readonly error: unknown;
  /** Whether the server had asked for the message, so that it may have it despite an error. */
  readonly isHandedOver: boolean;
}

/** A mail with an id that stays the same at every try. */
export type PostedMail = SendMailOptions & { readonly messageId: string };

/** An SMTP server, and connections to it that stay open for further mails. */
export interface Postbox {
  /**
   * Sends a mail at most once. Throws what `handOver` throws: then it was not sent. Several can be sent at the same
   * time.
   * @param handOver called when the server has asked for the message, before it gets any of it
   */
  post(mail: PostedMail, handOver: () => Promise<void>): Promise<Posted>;
  /** Gives mails under way three more seconds. */
  close(): void;
}

/** A mail on its way over a line, within its time limits. */
class Errand {
  #state: 'waits' | 'handing' | 'handed' | 'over' = 'waits';
  #handing: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #limits: MailLimits;
  readonly #line: SmtpLine;
  readonly #handOver: () => Promise<void>;

  constructor(line: SmtpLine, limits: MailLimits, handOver: () => Promise<void>) {
    this.#line = line;
    this.#limits = limits;
    this.#handOver = handOver;
    this.#watch();
  }

  get isHandedOver(): boolean {
    return this.#state === 'handed';
  }

  /** The message; the server gets none of it before it is handed over. */
  async *held(message: Readable): AsyncGenerator<Buffer> {
    // When a server refuses the recipient, nodemailer reads the message to throw it away.
    if (this.#state !== 'waits') return;
    this.#state = 'handing';
    this.#watch();
    this.#handing = this.#handOver();
    await this.#handing;
    // The connection may have broken meanwhile.
    if (this.#state !== 'handing') return;
    this.#state = 'handed';
    this.#watch();
    yield* message;
  }

  /** Nothing is handed over from now on. Resolves when everything under way has ended. */
  async end(): Promise<void> {
    if (this.#state !== 'handed') this.#state = 'over';
    clearTimeout(this.#timer);
    await this.#handing;
  }

  /** From now on, other limits hold. */
  hurry(limits: MailLimits): void {
    this.#limits = limits;
    this.#watch();
  }

  /** The time in which the server must do what the mail waits for; the database has its own limits. */
  #watch(): void {
    clearTimeout(this.#timer);
    const { asked, taken } = this.#limits;
    if (this.#state === 'waits') this.#cutAfter(asked, 'ask for a message');
    if (this.#state === 'handed') this.#cutAfter(taken, 'take a message');
  }

  #cutAfter(limit: number, what: string): void {
    const because = new Error(`The mail server did not ${what} within ${limit / 1000} seconds.`);
    this.#timer = setTimeout(() => this.#line.hangUp(because), limit);
  }
}

/**
 * Opens no connection before the first mail. Those that are kept for further mails are closed after a minute of silence.
 */
export function createPostbox(url: string, limits: MailLimits = LIMITS): Postbox {
  const server = smtpServer(url);
  const composer = createTransport({ streamTransport: true, newline: 'windows' });
  const errands = new Set<Errand>();
  const idle: SmtpLine[] = [];
  let isClosed = false;
  const free = (): SmtpLine => {
    for (let line = idle.pop(); line !== undefined; line = idle.pop()) if (line.isOpen) return line;
    return dial(server, limits.taken);
  };
  const keep = (line: SmtpLine): void => {
    if (isClosed) line.hangUp(new Error('No more mails are sent.'));
    else idle.push(line);
  };
  return {
    async post(mail, handOver) {
      const { envelope, message } = await composer.sendMail(mail);
      const line = free();
      const errand = new Errand(line, isClosed ? LAST : limits, handOver);
      errands.add(errand);
      const plain = Buffer.isBuffer(message) ? Readable.from(message, { objectMode: false }) : message;
      try {
        await line.send(envelope, Readable.from(errand.held(plain), { objectMode: false }));
        await errand.end();
        keep(line);
        return { error: null, isHandedOver: true };
      } catch (error) {
        // Immediately: a server that reads the message after a refusal must not hand it over.
        const ended = errand.end();
        line.hangUp(new Error('The mail was not sent.'));
        await ended;
        return { error, isHandedOver: errand.isHandedOver };
      } finally {
        errands.delete(errand);
      }
    },
    close: () => {
      isClosed = true;
      for (const errand of errands) errand.hurry(LAST);
      for (const line of idle.splice(0)) keep(line);
    },
  };
}
