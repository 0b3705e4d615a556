import { once } from 'node:events';
import { WebSocket } from 'ws';
import { getOf, openConnection } from './connection.ts';

/** A spectator's page, as far as the server notices it. */
export interface Spectator {
  /** Resolves when the server has accepted. */
  follow(campaign: string): Promise<void>;
  /** The number of the next step that the server announces, and when it did. */
  next(): Promise<{ readonly n: number; readonly at: number }>;
  /** Calls the listener with the number of each step that the server announces from now on. */
  hear(listener: (n: number) => void): void;
  /** Requests what a page shows of a step. Resolves to the bytes received, once complete. */
  look(campaign: string, n: number): Promise<number>;
  leave(): void;
}

/** Milliseconds since 1970, to fractions of one: two processes of a machine agree on it. */
export const instant = (): number => performance.timeOrigin + performance.now();

/**
 * The protocol of socket.io, spoken by hand: the real client takes several times as long for a message, on the
 * processors of the server that is measured.
 * @param cookie of the player whose page it is; null: nobody is signed in
 */
export async function spectator(port: number, cookie: string | null = null): Promise<Spectator> {
  const headers = cookie === null ? {} : { Cookie: cookie };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, { headers });
  const hears = packets(socket);
  await hears((packet) => packet.startsWith('0'));
  const entered = hears((packet) => packet.startsWith('40'));
  socket.send('40');
  await entered;
  return {
    follow: async (campaign) => {
      const agreed = hears((packet) => packet.startsWith('43'));
      socket.send(`420${JSON.stringify(['follow', { campaign }])}`);
      if ((await agreed) !== '430[true]') throw new Error('a spectator may not follow');
    },
    next: async () => {
      const packet = await hears((one) => stepIn(one) !== null);
      return { at: instant(), n: stepIn(packet) ?? 0 };
    },
    hear: (listener) => {
      socket.on('message', (data) => {
        const n = stepIn(data.toString());
        if (n !== null) listener(n);
      });
    },
    look: (campaign, n) => looked(port, campaign, n),
    leave: () => socket.terminate(),
  };
}

/** The number of the step that a packet announces; null: it announces none. */
function stepIn(packet: string): number | null {
  if (!packet.startsWith('42["changed"') || !packet.includes('"step"')) return null;
  return Number(/"n":(\d+)/.exec(packet)?.[1]);
}

/** Returns the function that waits for the next packet of a kind. Pings of the server are answered meanwhile. */
function packets(socket: WebSocket): (isWanted: (packet: string) => boolean) => Promise<string> {
  let wanted: ((packet: string) => void) | null = null;
  socket.on('message', (data) => {
    const packet = data.toString();
    if (packet === '2') socket.send('3');
    else wanted?.(packet);
  });
  const failed = once(socket, 'close').then(() => {
    throw new Error('the server closed the connection of a spectator');
  });
  failed.catch(() => undefined);
  return (isWanted) =>
    Promise.race([
      failed,
      new Promise<string>((resolve) => {
        wanted = (packet) => {
          if (!isWanted(packet)) return;
          wanted = null;
          resolve(packet);
        };
      }),
    ]);
}

/** The requests of a campaign's page after a step, each line in one request. */
const ASKED: readonly (readonly string[])[] = [['play.head', 'play.steps'], ['play.view']];

/** What they ask about, besides the campaign: step n is new. */
const INPUTS: Readonly<Record<string, (n: number) => object>> = {
  'play.steps': (n) => ({ from: n }),
  'play.view': (n) => ({ n }),
};

/** On a new connection: that of a page is closed after some seconds without requests. */
async function looked(port: number, campaign: string, n: number): Promise<number> {
  const connection = await openConnection(port);
  let bytes = 0;
  for (const request of pageRequests({ campaign, n })) {
    const { status, body } = await connection.send(request);
    if (status !== 200) throw new Error(`a page cannot show its step: ${status} ${body.slice(0, 300)}`);
    bytes += body.length;
  }
  connection.close();
  return bytes;
}

interface Wanted {
  readonly campaign: string;
  readonly n: number;
}

/** The requests of a page to show a step, in this order. */
export function pageRequests(
  { campaign, n }: Wanted,
  headers: Readonly<Record<string, string>> = {},
): readonly Buffer[] {
  return ASKED.map((procedures) => {
    const inputs = procedures.map((name) => ({ campaign, ...INPUTS[name]?.(n) }));
    const input = encodeURIComponent(JSON.stringify({ ...inputs }));
    return getOf(`/api/trpc/${procedures.join(',')}?batch=1&input=${input}`, headers);
  });
}
