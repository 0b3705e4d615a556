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

export async function startMails(port: number): Promise<SoakMails> {
  const taken: TakenMail[] = [];
  let mood: MailMood = 'takes';
  let refused = 0;

  const opened = async (): Promise<SMTPServer> => {
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
      onData: async (stream, { envelope }, answer) => {
        // The client may be killed in mid-sentence: then it has not sent anything.
        const message = await text(stream).catch(() => null);
        if (message === null) return;
        const id = /^Message-ID: <([^@]+)@/im.exec(message)?.[1] ?? '';
        const [to] = envelope.rcptTo.map(({ address }) => address);
        await pause(TAKES);
        taken.push({ id, to: to ?? '', at: performance.now() });
        if (mood !== 'hangs') answer();
      },
    });
    // Clients that were killed break their connections.
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };
  const shut = (server: SMTPServer): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

  let server: SMTPServer | null = await opened();
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refused: () => refused,
    async become(next) {
      mood = next;
      if (next === 'gone' && server !== null) {
        await shut(server);
        server = null;
      }
      if (next !== 'gone') server ??= await opened();
    },
    async close() {
      if (server !== null) await shut(server);
    },
  };
}
