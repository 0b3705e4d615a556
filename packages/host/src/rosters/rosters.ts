import type { Db } from '@sealed-orders/db';
import { failed, ok, type Parsed, type Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { withUserLock } from '../locks/user-lock.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { UserId } from '../vocabulary/types.ts';

/** An army list of a user, without its content. */
export const rosterLineSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  fileName: z.string(),
  createdAt: z.iso.datetime(),
});
export type RosterLine = Parsed<typeof rosterLineSchema>;

export interface StoredRoster extends RosterLine {
  /** As it was stored; the reader parses it. */
  readonly roster: unknown;
}

const LINE = { id: true, name: true, fileName: true, createdAt: true } as const;

/** How many lists a user may keep: a list at the size limits takes a megabyte. */
const MOST_LISTS = 60;

const SAVE: Statement<{ id: string }> = {
  name: 'save-roster',
  text: `INSERT INTO roster (user_id, name, file_name, roster)
    SELECT $1, $2, $3, $4::jsonb WHERE (SELECT count(*) FROM roster WHERE user_id = $1) < ${MOST_LISTS}
    RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Saves a list for the user, unless they have reached the limit; `roster` is any JSON. */
async function saveRoster(
  db: Db,
  user: UserId,
  { name, fileName, roster }: { readonly name: string; readonly fileName: string; readonly roster: unknown },
): Promise<Result<{ readonly id: string }, Refusal>> {
  const values = [user, name, fileName, JSON.stringify(roster)];
  const saved = await withUserLock(db.pool, user, (client) => askOne(client, SAVE, values));
  return saved === null ? failed({ code: 'too-many-lists' }) : ok(saved);
}

/** Whether the user may save another list; saving checks it again. */
async function hasRoomForRoster(db: Db, user: UserId): Promise<boolean> {
  return (await db.prisma.roster.count({ where: { userId: user } })) < MOST_LISTS;
}

const CHANGE: Statement<{ id: string }> = {
  name: 'change-roster',
  text: `UPDATE roster SET name = $3, file_name = coalesce($4, file_name), roster = coalesce($5::jsonb, roster)
    WHERE id = $1 AND user_id = $2 RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** The changes to a saved list: always its name, and with new content that and where it came from. */
export interface RosterChange {
  readonly name: string;
  readonly content: { readonly fileName: string; readonly roster: unknown } | null;
}

/** Renames a list of the user, or replaces its content; false when it is not theirs. */
async function changeRoster(db: Db, user: UserId, id: string, { name, content }: RosterChange): Promise<boolean> {
  const values = [id, user, name, content?.fileName ?? null, content === null ? null : JSON.stringify(content.roster)];
  return (await askOne(db.pool, CHANGE, values)) !== null;
}

/** The user's lists, newest first. */
async function rosters(db: Db, user: UserId): Promise<readonly RosterLine[]> {
  const rows = await db.prisma.roster.findMany({
    where: { userId: user },
    select: LINE,
    orderBy: { createdAt: 'desc' },
  });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Deletes one list of the user; false when it is not theirs. */
async function removeRoster(db: Db, user: UserId, id: string): Promise<boolean> {
  const { count } = await db.prisma.roster.deleteMany({ where: { id, userId: user } });
  return count > 0;
}

/** One list of the user; null when it is not theirs. */
async function roster(db: Db, user: UserId, id: string): Promise<StoredRoster | null> {
  const row = await db.prisma.roster.findFirst({ where: { id, userId: user }, select: { ...LINE, roster: true } });
  return row === null ? null : { ...row, createdAt: row.createdAt.toISOString() };
}

type Answer<Value> = Promise<Result<Value, Refusal>>;

/** The army lists that users save. */
export interface Rosters {
  saveRoster(
    user: UserId,
    given: { readonly name: string; readonly fileName: string; readonly roster: unknown },
  ): Answer<{ readonly id: string }>;
  /** Whether the user may save another list. */
  hasRoomForRoster(user: UserId): Promise<boolean>;
  rosters(user: UserId): Promise<readonly RosterLine[]>;
  roster(user: UserId, id: string): Promise<StoredRoster | null>;
  /** Renames a list, or replaces its content; false when it is not theirs. */
  changeRoster(user: UserId, id: string, change: RosterChange): Promise<boolean>;
  removeRoster(user: UserId, id: string): Promise<boolean>;
}

/** They need no campaign, only the database. */
export function rostersOf(db: Db): Rosters {
  return {
    saveRoster: (user, given) => saveRoster(db, user, given),
    hasRoomForRoster: (user) => hasRoomForRoster(db, user),
    rosters: (user) => rosters(db, user),
    roster: (user, id) => roster(db, user, id),
    changeRoster: (user, id, change) => changeRoster(db, user, id, change),
    removeRoster: (user, id) => removeRoster(db, user, id),
  };
}
