import { once } from 'node:events';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import { z } from 'zod';

/** Besides what it names, the method of signing in, if the URL names one. */
const authSchema = z.looseObject({ credentials: z.looseObject({ user: z.string(), pass: z.string() }) });

/** An SMTP server, and how to sign in there; null: nobody does. */
export interface SmtpServer {
  readonly options: SMTPConnection.Options;
  readonly auth: z.infer<typeof authSchema> | null;
}

/** The server of a URL such as `smtp://user:password@mail.example.org:587`. */
export function smtpServer(url: string): SmtpServer {
  const { options, auth } = new SMTPTransport({ url });
  return { options, auth: authSchema.safeParse(auth).data ?? null };
}

/** A connection to an SMTP server, for one mail after the other. */
export interface SmtpLine {
  /** Whether another mail can be sent over it. */
  readonly isOpen: boolean;
  /** Resolves when the server has taken the message. The first mail of a connection also waits until it is open. */
  send(envelope: SMTPConnection.Envelope, message: Readable): Promise<void>;
  /** Ends the connection at any stage, and with it whatever waits for the server. */
  hangUp(because: Error): void;
}

/**
 * Connects to an SMTP server, and signs in.
 * @param idle how long a connection stays open without a word from either side, ms
 */
export function dial({ options, auth }: SmtpServer, idle: number): SmtpLine {
  // A socket of our own: it can be cut at every stage, and the server need not agree.
  const socket = new Socket();
  const smtp = new SMTPConnection({ ...options, connection: socket, socketTimeout: idle });
  let isOpen = true;
  const broken = new Promise<never>((_, reject) => {
    smtp.on('error', reject);
    smtp.on('end', () => reject(new Error('The mail server closed the connection.')));
    socket.on('error', reject);
  });
  broken.catch(() => {
    isOpen = false;
    socket.destroy();
  });
  const ready = Promise.race([broken, signedIn(smtp, socket, auth)]);
  // A send awaits `ready` and reports this error.
  ready.catch(() => undefined);
  return {
    get isOpen() {
      return isOpen;
    },
    async send(envelope, message) {
      await ready;
      await Promise.race([broken, answered((done) => smtp.send(envelope, message, done))]);
    },
    hangUp: (because) => void socket.destroy(because),
  };
}

async function signedIn(smtp: SMTPConnection, socket: Socket, auth: SmtpServer['auth']): Promise<void> {
  socket.setKeepAlive(true);
  socket.connect({ host: smtp.host, port: smtp.port });
  await once(socket, 'connect');
  await answered((done) => smtp.connect(done));
  // Not in nodemailer's types: whether the server lets anybody sign in.
  if (auth !== null && Reflect.get(smtp, 'allowsAuth') === true) await answered((done) => smtp.login(auth, done));
}

/** What a function of nodemailer answers to its callback, as a promise. */
function answered(ask: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    ask((error) => (error instanceof Error ? reject(error) : resolve()));
  });
}
