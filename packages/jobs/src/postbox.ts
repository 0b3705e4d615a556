import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** Time limits, ms: other mails wait while one is being sent. */
const LIMITS = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 };

/** By default, nodemailer may send a mail again whose connection broke, though the server may have taken it. */
const POOL = { pool: true, maxConnections: 1, maxRequeues: 0, ...LIMITS } as const;

/** The result for a mail. `error`: null when the server has taken it. */
export interface Posted {
  readonly error: unknown;
  /** Whether the server had asked for the message, so that it may have it despite an error. */
  readonly isHandedOver: boolean;
}

/** A mail with an id that stays the same at every try. */
export type PostedMail = SendMailOptions & { readonly messageId: string };

/** An SMTP server, and one connection to it that stays open between mails. */
export interface Postbox {
  /**
   * Sends a mail at most once. Throws what `handOver` throws: then it was not sent.
   * @param handOver called when the server has asked for the message, before it gets any of it
   */
  post(mail: PostedMail, handOver: () => Promise<void>): Promise<Posted>;
  close(): void;
}

/** A mail on its way. */
class Errand {
  #state: 'waits' | 'handed' | 'over' = 'waits';
  #handing: Promise<void> | null = null;
  readonly #handOver: () => Promise<void>;

  constructor(handOver: () => Promise<void>) {
    this.#handOver = handOver;
  }

  get isHandedOver(): boolean {
    return this.#state === 'handed';
  }

  /** The message, of which the server gets no byte before it was handed over. */
  async *held(message: Readable): AsyncGenerator<Buffer> {
    // When a server refuses the recipient, nodemailer reads the message to throw it away.
    if (this.#state !== 'waits') return;
    this.#state = 'handed';
    this.#handing = this.#handOver();
    await this.#handing;
    yield* message;
  }

  /** Nothing is handed over from now on. Resolves when everything under way has ended. */
  async end(): Promise<void> {
    if (this.#state === 'waits') this.#state = 'over';
    await this.#handing;
  }
}

export function createPostbox(url: string): Postbox {
  const transport = createTransport({ ...POOL, url });
  const errands = new Map<unknown, Errand>();
  transport.use('stream', ({ data, message }, done) => {
    const errand = errands.get(data.messageId);
    if (errand !== undefined) message.processFunc((plain) => Readable.from(errand.held(plain), { objectMode: false }));
    done();
  });
  return {
    async post(mail, handOver) {
      const errand = new Errand(handOver);
      errands.set(mail.messageId, errand);
      const error = await new Promise<unknown>((resolve) => {
        transport.sendMail(mail, (failure) => {
          // Immediately: a server that reads the message after a refusal must not hand it over.
          const ended = errand.end();
          ended.then(
            () => resolve(failure),
            () => resolve(failure),
          );
        });
      });
      errands.delete(mail.messageId);
      await errand.end();
      return { error, isHandedOver: errand.isHandedOver };
    },
    close: () => transport.close(),
  };
}
