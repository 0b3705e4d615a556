import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import { type Asked, type Follow, type PrivateChange, type PublicChange, SOCKET_PATH, type Told } from './contract.ts';

const followSchema: z.ZodType<Follow> = z.strictObject({ campaign: z.uuid() });

export interface SocketOptions {
  /**
   * The key of the viewer who follows, such as `seat:azure` or `spectator`; null when the campaign is closed to the
   * sender of these headers. Called for each `follow`, and again when access may have changed.
   */
  authorise(headers: IncomingHttpHeaders, campaign: string): Promise<string | null>;
  /** The key of the user with these headers; null when nobody is signed in. */
  userOf?(headers: IncomingHttpHeaders): Promise<string | null>;
  /** The site's own origin, such as `https://war.example`: a proxy in front may use another host name for us. */
  readonly origin?: string;
  /** Whether no other code upgrades connections on this server: then other upgrade requests are closed. */
  readonly isAlone?: boolean;
}

export interface Sockets {
  /** Tells every follower of the campaign about a public change. */
  changed(campaign: string, what: PublicChange): void;
  /** The keys of the viewers who follow the campaign. */
  viewers(campaign: string): readonly string[];
  /** Tells the followers with these viewers, and nobody else, of a step: each viewer with their own number for it. */
  stepped(campaign: string, numbers: ReadonlyMap<string, number>): void;
  /** Tells the followers with this viewer, and nobody else, of a change that concerns them. */
  whispered(campaign: string, viewer: string, what: PrivateChange): void;
  /**
   * Checks again whether each follower of the campaign may look. Those who may not get one last message, so that their
   * page finds out.
   */
  review(campaign: string, what: PublicChange): Promise<void>;
  /** Closes a user's connections; the pages reconnect as the user who is signed in then. */
  hangUp(user: string): void;
  /** Closes all connections; the pages reconnect and catch up. */
  restart(): void;
  /** Closes the socket server. The HTTP server stays open. */
  close(): void;
}

/** Most rooms of a connection, which is in two for each campaign. A page follows one campaign. */
const MOST_ROOMS = 8;

/** Most requests of a connection that wait for their answers. A page makes one at a time. */
const MOST_WAITING = 20;

/** Serves the sockets of campaigns on an HTTP server, next to whatever else it serves. */
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
    // A session that ends in between is found by the connection's user, so the user is recorded first.
    let before = enter(socket, options);
    let waiting = 0;
    socket.on('follow', (request, answer) => {
      const reply = typeof answer === 'function' ? answer : () => undefined;
      if (!socket.connected) return;
      if (waiting >= MOST_WAITING) return void socket.disconnect(true);
      waiting += 1;
      before = before
        .then(() => follow(socket, options, request))
        .then(reply, () => reply(false))
        .then(() => {
          waiting -= 1;
        });
    });
  });
  return {
    review: async (campaign, what) => {
      const message = { campaign, what };
      await Promise.all(followersOf(io, campaign).map((socket) => reviewed(socket, options, message)));
    },
    viewers: (campaign) => {
      const rooms = followersOf(io, campaign).flatMap((socket) => viewerRooms(socket, campaign));
      return [...new Set(rooms)].map((name) => name.slice(viewerRoom(campaign, '').length));
    },
    stepped: (campaign, numbers) => {
      // Most viewers know a step by the same number: a message is written once for all of them.
      for (const [n, rooms] of roomsByNumber(campaign, numbers))
        io.to(rooms).emit('changed', { campaign, what: 'step', n });
    },
    whispered: (campaign, viewer, what) => void io.to(viewerRoom(campaign, viewer)).emit('changed', { campaign, what }),
    hangUp: (user) => {
      for (const name of [userRoom(user), UNKNOWN_USER])
        for (const id of io.sockets.adapter.rooms.get(name) ?? []) io.sockets.sockets.get(id)?.conn.close();
    },
    changed: (campaign, what) => void io.to(room(campaign)).emit('changed', { campaign, what }),
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
  if (!socket.connected) return false;
  const viewer = await options.authorise(socket.request.headers, campaign);
  // Checked only now, because many requests may arrive at once, and the connection may be closed meanwhile.
  if (viewer === null || !socket.connected || followed(socket).length >= MOST_ROOMS) return false;
  await look(socket, campaign, viewer);
  return true;
}

/**
 * Records the user of the connection, so that it can be closed when they sign out. A connection whose user could not be
 * determined may be anybody's: it is closed with the next user's.
 */
async function enter(socket: Socket<Asked, Told>, { userOf }: SocketOptions): Promise<void> {
  if (userOf === undefined) return;
  const { headers } = socket.request;
  try {
    const user = await userOf(headers);
    if (user === null) return;
    await socket.join(userRoom(user));
    // The session may have ended before the connection was recorded.
    if ((await userOf(headers)) !== user) socket.conn.close();
  } catch {
    await socket.join(UNKNOWN_USER);
  }
}

/** Follows the campaign as this viewer, and no longer as any other. */
async function look(socket: Socket<Asked, Told>, campaign: string, viewer: string): Promise<void> {
  const now = viewerRoom(campaign, viewer);
  for (const name of viewerRooms(socket, campaign)) if (name !== now) await socket.leave(name);
  await socket.join([room(campaign), now]);
}

/** Leaves the campaign's rooms unless the connection may still follow. */
async function reviewed(
  socket: Socket<Asked, Told>,
  options: SocketOptions,
  message: { readonly campaign: string; readonly what: PublicChange },
): Promise<void> {
  const { campaign } = message;
  const viewer = await options.authorise(socket.request.headers, campaign).catch(() => null);
  if (viewer !== null) return look(socket, campaign, viewer);
  for (const name of [...viewerRooms(socket, campaign), room(campaign)]) await socket.leave(name);
  socket.emit('changed', message);
}

/** The rooms of campaigns that the connection is in. */
const followed = (socket: Socket<Asked, Told>): readonly string[] =>
  [...socket.rooms].filter((name) => name.startsWith('c:'));

/** The connections that follow a campaign. */
function followersOf(io: Server<Asked, Told>, campaign: string): readonly Socket<Asked, Told>[] {
  const ids = [...(io.sockets.adapter.rooms.get(room(campaign)) ?? [])];
  return ids.flatMap((id) => io.sockets.sockets.get(id) ?? []);
}

const room = (campaign: string): string => `c:${campaign}`;
/** The room of the connections that look at a campaign as the same viewer. */
const viewerRoom = (campaign: string, viewer: string): string => `${room(campaign)}:${viewer}`;
const viewerRooms = (socket: Socket<Asked, Told>, campaign: string): readonly string[] =>
  [...socket.rooms].filter((name) => name.startsWith(viewerRoom(campaign, '')));
function roomsByNumber(campaign: string, numbers: ReadonlyMap<string, number>): ReadonlyMap<number, string[]> {
  const rooms = new Map<number, string[]>();
  for (const [viewer, n] of numbers) rooms.set(n, [...(rooms.get(n) ?? []), viewerRoom(campaign, viewer)]);
  return rooms;
}
/** The room of connections whose user is not known. */
const UNKNOWN_USER = 'u?';
const userRoom = (user: string): string => `u:${user}`;

/** An upgraded connection no longer has a time limit, and nobody would answer this one. */
function hangUpOnOthers({ url }: IncomingMessage, socket: Duplex): void {
  if (url?.startsWith(`${SOCKET_PATH}/`) !== true) socket.destroy();
}

/**
 * Another site's page must not listen with this site's cookie. Other programs send no origin and have nobody's cookie.
 */
function isOfThisSite(request: IncomingMessage, own: string | undefined): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === own) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
