import { randomUUID } from 'node:crypto';
import type { Db } from '@sealed-orders/db';
import { type Listening, listenOn } from '@sealed-orders/db/listen';
import { z } from 'zod';
import { DEMO_USERNAMES } from './demo.ts';
import { SESSION_SECONDS, type SessionToken } from './session-token.ts';

/** Called with the user whose sessions have ended; null: messages may have been lost, so it may be any user. */
export type EndListener = (userId: string | null) => void;

/** The sessions that are still valid, for all processes on one database. */
export interface Sessions {
  /** Whether the session has ended although its token is valid. Asks the database. */
  isOver(token: SessionToken): Promise<boolean>;
  /** Ends the session of one sign-in, wherever its cookie is. */
  end(token: SessionToken): Promise<void>;
  /** Ends all sessions of the user. */
  endAll(userId: string): Promise<void>;
  /** Ends all of them and changes the user's password, if the old password is still the one that was checked. */
  endAllWith(userId: string, password: { readonly oldHash: string; readonly newHash: string }): Promise<boolean>;
  /** The same with the token of a link to recover the password, which is used up; false when it was used already. */
  endAllRecovered(userId: string, recovery: { readonly tokenHash: string; readonly newHash: string }): Promise<boolean>;
  /** Calls the listener when a session ends, in this process or, after `listen`, in another. */
  onEnd(listener: EndListener): void;
  /** Listens for sessions that other processes end, until stopped. */
  listen(connectionString: string): Promise<Listening>;
}

export interface SessionsOptions {
  readonly db: Db;
  /** Whether users may be signed in to the demo accounts, whose password everybody knows. */
  readonly demo: boolean;
}

const CHANNEL = 'sealed_orders_sessions';

const STANDING = `SELECT u.username, u.session_generation AS generation,
    EXISTS (SELECT FROM ended_session e WHERE e.id = $2) AS "hasEnded"
  FROM "user" u WHERE u.id = $1`;
const standingSchema = z.object({ username: z.string(), generation: z.int(), hasEnded: z.boolean() });

/** Tokens are renewed while in use, so a copied token lives as long as a new one, plus a day for clock differences. */
const END = `WITH expired AS (
    DELETE FROM ended_session WHERE id IN (
      SELECT id FROM ended_session WHERE expires_at < now() FOR UPDATE SKIP LOCKED)
  ), ended AS (
    INSERT INTO ended_session (id, user_id, expires_at)
    SELECT $2, id, now() + interval '${SESSION_SECONDS} seconds' + interval '1 day' FROM "user" WHERE id = $1
    ON CONFLICT (id) DO NOTHING RETURNING id
  )
  SELECT pg_notify('${CHANNEL}', $3) FROM ended`;

const END_ALL = `WITH raised AS (
    UPDATE "user" SET session_generation = session_generation + 1 WHERE id = $1 RETURNING id
  )
  SELECT pg_notify('${CHANNEL}', $2) FROM raised`;

const END_ALL_WITH = `WITH raised AS (
    UPDATE "user" SET session_generation = session_generation + 1, password_hash = $4
    WHERE id = $1 AND password_hash = $3 RETURNING id
  )
  SELECT pg_notify('${CHANNEL}', $2) FROM raised`;

/**
 * Of two requests with one token, the second finds it gone. Earlier links no longer work. The user is locked before the
 * token.
 */
const END_ALL_RECOVERED = `WITH owner AS MATERIALIZED (
    SELECT id FROM "user" WHERE id = $1 FOR NO KEY UPDATE
  ), used AS (
    DELETE FROM mail_token t USING owner o
    WHERE t.hash = $3 AND t.user_id = o.id AND t.purpose = 'recover-password' AND t.expires_at > now()
    RETURNING t.user_id, t.address
  ), raised AS (
    UPDATE "user" u SET session_generation = session_generation + 1, password_hash = $4 FROM used
    WHERE u.id = used.user_id AND u.email = used.address RETURNING u.id
  )
  SELECT pg_notify('${CHANNEL}', $2) FROM raised`;

const messageSchema = z.object({ from: z.string(), user: z.uuid() });

/** The sessions of the accounts of a database. */
export function createSessions({ db, demo }: SessionsOptions): Sessions {
  const origin = randomUUID();
  const listeners: EndListener[] = [];
  const tell: EndListener = (userId) => {
    for (const listener of listeners) listener(userId);
  };
  /** Writes, notifies other processes on commit, and then this one. */
  const ended = async (name: string, text: string, user: string, values: (message: string) => unknown[]) => {
    const { rowCount } = await db.pool.query({ name, text, values: values(JSON.stringify({ from: origin, user })) });
    tell(user);
    return rowCount === 1;
  };

  return {
    async isOver({ sub, sid, gen }) {
      const { rows } = await db.pool.query({ name: 'session-standing', text: STANDING, values: [sub, sid] });
      const standing = standingSchema.optional().parse(rows[0]);
      if (standing === undefined || standing.hasEnded || standing.generation !== gen) return true;
      return !demo && DEMO_USERNAMES.includes(standing.username);
    },
    end: async ({ sub, sid }) => void (await ended('end-session', END, sub, (message) => [sub, sid, message])),
    endAll: async (user) => void (await ended('end-sessions', END_ALL, user, (message) => [user, message])),
    endAllWith: (user, { oldHash, newHash }) =>
      ended('change-password', END_ALL_WITH, user, (message) => [user, message, oldHash, newHash]),
    endAllRecovered: (user, { tokenHash, newHash }) =>
      ended('recover-password', END_ALL_RECOVERED, user, (message) => [user, message, tokenHash, newHash]),
    onEnd: (listener) => void listeners.push(listener),
    listen: (connectionString) => {
      const onMessage = (payload: string): void => {
        const user = heard(payload, origin);
        if (user !== null) tell(user);
      };
      return listenOn({ connectionString, channel: CHANNEL, onMessage, onGap: () => tell(null) });
    },
  };
}

/** The user whose sessions another process has ended; null for our own messages and for anything unreadable. */
function heard(payload: string, origin: string): string | null {
  try {
    const { from, user } = messageSchema.parse(JSON.parse(payload));
    return from === origin ? null : user;
  } catch {
    return null;
  }
}
