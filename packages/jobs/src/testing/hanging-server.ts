import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Where a mail server may stop answering. */
export const STAGES = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'message'] as const;
type Stage = (typeof STAGES)[number];

const ANSWERS: Readonly<Record<Exclude<Stage, 'message'>, string>> = {
  greeting: '220 mail.example.org',
  EHLO: '250-mail.example.org\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 yes',
  RCPT: '250 yes',
  DATA: '354 go on',
};

/** An SMTP server on a socket, which can stop answering at any stage. */
export interface HangingServer {
  readonly url: string;
  /** The recipients of the messages that it has read, with those that it did not answer. */
  readonly read: readonly string[];
  /** The next connection gets no answer at this stage; resolves when it has come so far. */
  hangNext(stage: Stage): Promise<void>;
  /** Resolves when it has answered a message. */
  answers(): Promise<void>;
  /** Cuts the connections that wait for an answer. */
  cut(): void;
  close(): Promise<void>;
}

export async function hangingServer(): Promise<HangingServer> {
  const read: string[] = [];
  const sockets = new Set<Socket>();
  const hung = new Set<Socket>();
  let answered = (): void => undefined;
  const answers = new Promise<void>((resolve) => {
    answered = resolve;
  });
  let next: { readonly stage: Stage; readonly reached: () => void } | null = null;

  const server = createServer((socket) => {
    const hanging = next;
    next = null;
    let isMessage = false;
    let to = '';
    sockets.add(socket);
    socket.on('error', () => undefined);
    const reached = (stage: Stage, answer: string): void => {
      if (hanging?.stage !== stage) return void socket.write(`${answer}\r\n`);
      hung.add(socket);
      hanging.reached();
    };
    createInterface({ input: socket }).on('line', (line) => {
      if (hung.has(socket)) return;
      if (isMessage && line !== '.') return;
      if (isMessage) {
        isMessage = false;
        read.push(to);
        reached('message', '250 taken');
        if (hanging?.stage !== 'message') answered();
        return;
      }
      const stage = STAGES.find((word) => line.startsWith(word));
      if (stage === undefined || stage === 'greeting' || stage === 'message') return void socket.end('221 bye\r\n');
      if (stage === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
      isMessage = stage === 'DATA' && hanging?.stage !== 'DATA';
      reached(stage, ANSWERS[stage]);
    });
    reached('greeting', ANSWERS.greeting);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the mail server has no port');
  const cut = (which: Set<Socket>): void => {
    for (const socket of which) socket.destroy();
    which.clear();
  };
  return {
    url: `smtp://user:secret@127.0.0.1:${at.port}`,
    read,
    hangNext: (stage) =>
      new Promise((reached) => {
        next = { stage, reached };
      }),
    answers: () => answers,
    cut: () => cut(hung),
    close: async () => {
      cut(sockets);
      server.close();
      await once(server, 'close');
    },
  };
}
