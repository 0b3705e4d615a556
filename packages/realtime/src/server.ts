import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server, type Socket } from 'socket.io';
import { type Asked, type Change, type Changed, followSchema, SOCKET_PATH, type Told } from './contract.ts';

export interface SocketOptions {
  /**
   * Whose eyes follow: a key of the viewer, such as `seat:azure` or `spectator`; null when the campaign is closed to
   * who sent these headers. Asked for each `follow`, and again when who may look may have changed.
   */
  authorise(headers: IncomingHttpHeaders, campaign: string): Promise<string | null>;
  /** Whose connection it is, by these headers: a key of the user; null when nobody is signed in. */
  userOf?(headers: IncomingHttpHeaders): Promise<string | null>;
  /** The site's own origin, such as `https://war.example`: a proxy in front may ask us under another name. */
  readonly origin?: string;
  /** Whether nobody else upgrades connections on this server: those that are not ours are hung up on. */
  readonly isAlone?: boolean;
}

export interface Sockets {
  /** Tells everybody who follows the campaign. `n` is the step that it is at. */
  changed(campaign: string, n: number, what: Change): void;
  /**
   * Asks again of everybody who follows the campaign whether they may. Those who may not are told this one time more,
   * so that their page finds out, and then no more.
   */
  review(campaign: string, n: number, what: Change): Promise<void>;
  /** Hangs up on a user's connections; pages that are still theirs come back as who they are then. */
  hangUp(user: string): void;
  /** Hangs up on everybody; their pages come back and catch up. */
  restart(): void;
  /** Hangs up for good. The HTTP server stays as it is. */
  close(): void;
}

/** A connection is in two rooms for each campaign. A page follows one; a few is enough. */
const MOST_ROOMS = 8;

/** Serves the sockets of campaigns on an HTTP server, beside whatever else it serves. */
export function attachSockets(http: HttpServer, options: SocketOptions): Sockets {
  const io = new Server<Asked, Told>({
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 4096,
    allowRequest: (request, decide) => decide(null, isOfThisSite(request, options.origin)),
    destroyUpgrade: false,
  });
  io.attach(http);
  if (options.isAlone === true) http.on('upgrade', hangUpOnOthers);
  io.on('connection', (socket) => {
    enter(socket, options);
    socket.on('follow', (request, answer) => {
      const reply = typeof answer === 'function' ? answer : () => undefined;
      follow(socket, options, request).then(reply, () => reply(false));
    });
  });
  return {
    review: async (campaign, n, what) => {
      const followers = [...(io.sockets.adapter.rooms.get(room(campaign)) ?? [])];
      await Promise.all(followers.map((id) => reviewed(io.sockets.sockets.get(id), options, { campaign, n, what })));
    },
    hangUp: (user) => {
      for (const id of io.sockets.adapter.rooms.get(userRoom(user)) ?? []) io.sockets.sockets.get(id)?.conn.close();
    },
    changed: (campaign, n, what) => void io.to(room(campaign)).emit('changed', { campaign, n, what }),
    restart: () => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    close: () => void io.engine.close(),
  };
}

async function follow(socket: Socket<Asked, Told>, options: SocketOptions, request: unknown): Promise<boolean> {
  const parsed = followSchema.safeParse(request);
  if (!parsed.success) return false;
  const { campaign } = parsed.data;
  const viewer = await options.authorise(socket.request.headers, campaign);
  // Counted only now: many may be asked for at once.
  if (viewer === null || followed(socket).length >= MOST_ROOMS) return false;
  await socket.join([room(campaign), `${room(campaign)}:${viewer}`]);
  return true;
}

/** Notes whose connection it is, so that it can be ended when they sign out. */
async function enter(socket: Socket<Asked, Told>, { userOf }: SocketOptions): Promise<void> {
  const user = await userOf?.(socket.request.headers).catch(() => null);
  if (user !== null && user !== undefined) await socket.join(userRoom(user));
}

/** Leaves the campaign's rooms unless the connection may still follow; another pair of eyes is another room. */
async function reviewed(
  socket: Socket<Asked, Told> | undefined,
  options: SocketOptions,
  message: Changed,
): Promise<void> {
  if (socket === undefined) return;
  const { campaign } = message;
  const viewer = await options.authorise(socket.request.headers, campaign).catch(() => null);
  const now = viewer === null ? null : `${room(campaign)}:${viewer}`;
  for (const name of followed(socket))
    if (name.startsWith(`${room(campaign)}:`) && name !== now) await socket.leave(name);
  if (now !== null) return void (await socket.join(now));
  await socket.leave(room(campaign));
  socket.emit('changed', message);
}

/** The rooms of campaigns that the connection is in. */
const followed = (socket: Socket<Asked, Told>): readonly string[] =>
  [...socket.rooms].filter((name) => name.startsWith('c:'));

const room = (campaign: string): string => `c:${campaign}`;
const userRoom = (user: string): string => `u:${user}`;

/** A connection that asks to be another has no time limit any more, and nobody would answer this one. */
function hangUpOnOthers({ url }: IncomingMessage, socket: Duplex): void {
  if (url?.startsWith(`${SOCKET_PATH}/`) !== true) socket.destroy();
}

/** Another site's page must not listen with this site's cookie. Programs send no origin and have no one's cookie. */
function isOfThisSite(request: IncomingMessage, own: string | undefined): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === own) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
