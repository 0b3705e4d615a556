import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as a server received it: its envelope, and the message with its headers. */
export interface Mail {
  readonly to: readonly string[];
  readonly message: string;
}

/** A real SMTP server, which keeps what it receives. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly Mail[];
  /** Resolves when there are this many. */
  until(count: number): Promise<readonly Mail[]>;
  /** Resolves when a client has named its recipient, which then waits for an answer until `letGo`. */
  holding(): Promise<void>;
  letGo(): void;
  close(): Promise<void>;
}

export interface MailServerOptions {
  /** Clients that name a recipient get no answer until they are let go. */
  readonly holds?: boolean;
  /** The answer to this recipient. */
  readonly refuses?: { readonly address: string; readonly code: number };
  /** What clients that have sent a message get: no answer, a broken connection, or this code for the first of them. */
  readonly afterMessage?: 'silence' | 'break' | number;
}

export async function mailServer({
  holds = false,
  refuses,
  afterMessage,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: Mail[] = [];
  const listeners = new Set<() => void>();
  const held: (() => void)[] = [];
  const sockets = new Set<Socket>();
  let isHolding = holds;
  let refused = 0;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const when = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const listener = (): void => {
        if (!isSo()) return;
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
      listener();
    });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => {
      if (refuses?.address === address)
        return answer(Object.assign(new Error('not here'), { responseCode: refuses.code }));
      if (!isHolding) return answer();
      held.push(answer);
      tell();
    },
    onData: async (stream, { envelope }, answer) => {
      const message = await text(stream);
      if (typeof afterMessage === 'number' && refused++ === 0)
        return answer(Object.assign(new Error('not now'), { responseCode: afterMessage }));
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), message });
      if (afterMessage === 'break') for (const socket of sockets) socket.destroy();
      else if (afterMessage !== 'silence') answer();
      tell();
    },
  });
  // Clients that were killed break their connections.
  server.on('error', () => undefined);
  const { server: socket } = server;
  socket.on('connection', (client: Socket) => {
    sockets.add(client);
    client.once('close', () => sockets.delete(client));
  });
  server.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const at = socket.address();
  if (!isAddress(at)) throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${at.port}`,
    mails,
    until: async (count) => {
      await when(() => mails.length >= count);
      return mails;
    },
    holding: () => when(() => held.length > 0),
    letGo: () => {
      isHolding = false;
      for (const answer of held.splice(0)) answer();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const isAddress = (at: string | AddressInfo | null): at is AddressInfo => typeof at === 'object' && at !== null;
