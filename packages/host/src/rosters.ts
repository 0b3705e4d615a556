import type { Db } from '@sealed-orders/db';
import type { Instant } from '@sealed-orders/rules/kernel';
import type { UserId } from './types.ts';

/** An army list that a user brought along, without what is in it. */
export interface RosterLine {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly createdAt: Instant;
}

export interface StoredRoster extends RosterLine {
  /** As it was stored; who reads it parses it. */
  readonly roster: unknown;
}

const LINE = { id: true, name: true, fileName: true, createdAt: true } as const;

/** Keeps a list for the user; `roster` is any JSON. */
export async function saveRoster(
  db: Db,
  user: UserId,
  { name, fileName, roster }: { readonly name: string; readonly fileName: string; readonly roster: unknown },
): Promise<{ readonly id: string }> {
  return db.prisma.roster.create({
    data: { userId: user, name, fileName, roster: JSON.parse(JSON.stringify(roster)) },
    select: { id: true },
  });
}

/** The user's lists, the youngest first. */
export async function rosters(db: Db, user: UserId): Promise<readonly RosterLine[]> {
  const rows = await db.prisma.roster.findMany({
    where: { userId: user },
    select: LINE,
    orderBy: { createdAt: 'desc' },
  });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Forgets one list of the user; false when it is not theirs. */
export async function removeRoster(db: Db, user: UserId, id: string): Promise<boolean> {
  const { count } = await db.prisma.roster.deleteMany({ where: { id, userId: user } });
  return count > 0;
}

/** One list of the user; null when it is not theirs. */
export async function roster(db: Db, user: UserId, id: string): Promise<StoredRoster | null> {
  const row = await db.prisma.roster.findFirst({ where: { id, userId: user }, select: { ...LINE, roster: true } });
  return row === null ? null : { ...row, createdAt: row.createdAt.toISOString() };
}
