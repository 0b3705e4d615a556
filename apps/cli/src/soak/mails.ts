import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/**
 * How the mail server behaves: it takes mails, refuses them temporarily, never answers (not even once it behaves
 * differently), or is unreachable.
 */
export type MailMood = 'takes' | 'busy' | 'hangs' | 'gone';

/** A mail that the server has accepted. */
export interface TakenMail {
  /** The id of its news, from its Message-ID. */
  readonly id: string;
  readonly to: string;
  /** When it was accepted, ms of the process's clock. */
  readonly at: number;
}

/** A real SMTP server that can fail in the ways that mail servers do. */
export interface SoakMails {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  /** Ids of mails whose sender may or may not have heard that the server did not take them. */
  readonly unsure: readonly string[];
  /** How many mails and connections it did not serve because of its mood. */
  refused(): number;
  become(mood: MailMood): Promise<void>;
  close(): Promise<void>;
}

/**
 * How long it takes to accept a mail, ms, like one across the internet: long enough for faults and other senders to
 * come in between.
 */
const TAKES = 60;

/** How long a connection on which nothing is said stays open, ms: longer than any soak takes. */
const NEVER = 24 * 60 * 60_000;
/** How long a server that shuts down waits for its connections, ms. */
const SHUTS = 500;

/** The mails that a server has read, by their connections, until it answers them or their sender hangs up. */
function readMails() {
  const read = new Map<string, Omit<TakenMail, 'at'>>();
  const taken: TakenMail[] = [];
  const unsure: string[] = [];
  return {
    taken,
    unsure,
    add: (connection: string, mail: Omit<TakenMail, 'at'>) => void read.set(connection, mail),
    /** The server has answered it, or its sender no longer waits for an answer. */
    take(connection: string): void {
      const mail = read.get(connection);
      if (mail !== undefined) taken.push({ ...mail, at: performance.now() });
      read.delete(connection);
    },
    /**
     * A server that shuts down refuses them. A sender who reads the refusal sends the mail again; one who only sees the
     * connection end does not.
     */
    refuseAll(): void {
      for (const { id } of read.values()) unsure.push(id);
      read.clear();
    },
  };
}

const closed = (server: SMTPServer): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

const idOf = (message: string): string => /^Message-ID: <([^@]+)@/im.exec(message)?.[1] ?? '';

async function listening(server: SMTPServer, port: number): Promise<SMTPServer> {
  // Clients that were killed break their connections.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

export async function startMails(port: number): Promise<SoakMails> {
  const mails = readMails();
  let mood: MailMood = 'takes';
  let refused = 0;

  const opened = (): Promise<SMTPServer> => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      socketTimeout: NEVER,
      closeTimeout: SHUTS,
      onRcptTo: (_address, _session, answer) => {
        if (mood === 'takes') return answer();
        refused++;
        if (mood === 'busy') return answer(Object.assign(new Error('later'), { responseCode: 451 }));
        // Every second mail gets no answer here, the others once they have been read.
        if (refused % 2 === 0) answer();
      },
      onData: async (stream, { id: connection, envelope }, answer) => {
        // The client may be killed in mid-sentence: then it has not sent anything.
        const message = await text(stream).catch(() => null);
        if (message === null) return;
        mails.add(connection, { id: idOf(message), to: envelope.rcptTo[0]?.address ?? '' });
        await pause(TAKES);
        if (mood === 'hangs') return;
        mails.take(connection);
        answer();
      },
      onClose: ({ id }) => mails.take(id),
    });
    return listening(server, port);
  };

  let server: SMTPServer | null = await opened();
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: mails.taken,
    unsure: mails.unsure,
    refused: () => refused,
    async become(next) {
      mood = next;
      if (next === 'gone' && server !== null) {
        mails.refuseAll();
        await closed(server);
        server = null;
      }
      if (next !== 'gone') server ??= await opened();
    },
    async close() {
      if (server !== null) await closed(server);
    },
  };
}
