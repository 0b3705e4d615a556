import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { type Asked, type Change, followSchema, SOCKET_PATH, type Told } from './contract.ts';

export interface SocketOptions {
  /**
   * Whose eyes follow: a key of the viewer, such as `seat:azure` or `spectator`; null when the campaign is closed to
   * who sent these headers. Asked once for each `follow`.
   */
  authorise(headers: IncomingHttpHeaders, campaign: string): Promise<string | null>;
  /** The site's own origin, such as `https://war.example`: a proxy in front may ask us under another name. */
  readonly origin?: string;
}

export interface Sockets {
  /** Tells everybody who follows the campaign. `n` is the step that it is at. */
  changed(campaign: string, n: number, what: Change): void;
  /** Hangs up on everybody; their pages come back and catch up. */
  restart(): void;
  /** Hangs up for good. The HTTP server stays as it is. */
  close(): void;
}

/** A connection is in a room of its own and in two for each campaign. A page follows one; a few is enough. */
const MOST_ROOMS = 9;

/** Serves the sockets of campaigns on an HTTP server, beside whatever else it serves. */
export function attachSockets(http: HttpServer, options: SocketOptions): Sockets {
  const io = new Server<Asked, Told>({
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 4096,
    allowRequest: (request, decide) => decide(null, isOfThisSite(request, options.origin)),
    // Others upgrade connections on this server too.
    destroyUpgrade: false,
  });
  io.attach(http);
  io.on('connection', (socket) => {
    socket.on('follow', (request, answer) => {
      const reply = typeof answer === 'function' ? answer : () => undefined;
      follow(socket, options, request).then(reply, () => reply(false));
    });
  });
  return {
    changed: (campaign, n, what) => void io.to(room(campaign)).emit('changed', { campaign, n, what }),
    restart: () => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    close: () => void io.engine.close(),
  };
}

async function follow(socket: Socket<Asked, Told>, options: SocketOptions, request: unknown): Promise<boolean> {
  const parsed = followSchema.safeParse(request);
  if (!parsed.success || socket.rooms.size >= MOST_ROOMS) return false;
  const { campaign } = parsed.data;
  const viewer = await options.authorise(socket.request.headers, campaign);
  if (viewer === null) return false;
  await socket.join([room(campaign), `${room(campaign)}:${viewer}`]);
  return true;
}

const room = (campaign: string): string => `c:${campaign}`;

/** Another site's page must not listen with this site's cookie. Programs send no origin and have no one's cookie. */
function isOfThisSite(request: IncomingMessage, own: string | undefined): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === own) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
