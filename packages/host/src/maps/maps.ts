import { randomBytes } from 'node:crypto';
import { failed, mapSizeSchema, ok, type Result, SYSTEMS, type SystemId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { withUserLock } from '../locks/user-lock.ts';
import { notUnderstood } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { UserId } from '../vocabulary/types.ts';
import type { MapChange, MapLine, Maps, NewMap, SavedMap, SharedMap, StoredMap } from './types.ts';

/** How many maps a user may keep. */
const MOST_MAPS = 60;
/** The length of a map as text, bytes. The largest maps of the games take a fifth of it. */
const MOST_BYTES = 256 * 1024;

const LINE = {
  id: true,
  system: true,
  name: true,
  size: true,
  seats: true,
  faults: true,
  shareKey: true,
  savedAt: true,
} as const;

/** The maps that users save. */
export function mapsOf(shell: Shell): Maps {
  const { prisma } = shell.db;
  return {
    maps: async (user) =>
      (await prisma.keptMap.findMany({ where: { userId: user }, select: LINE, orderBy: { savedAt: 'desc' } })).map(
        lineOf,
      ),
    map: (user, id) => map(shell, user, id),
    sharedMap: (key) => sharedMap(shell, key),
    keepMap: (user, wanted) => keepMap(shell, user, wanted),
    changeMap: (user, id, change) => changeMap(shell, user, id, change),
    renameMap: async (user, id, name) =>
      (await prisma.keptMap.updateMany({ where: { id, userId: user }, data: { name } })).count > 0,
    removeMap: async (user, id) => (await prisma.keptMap.deleteMany({ where: { id, userId: user } })).count > 0,
    shareMap: async (user, id, isShared) => askOne(shell.db.pool, SHARE, [id, user, isShared ? newKey() : null]),
  };
}

const newKey = (): string => randomBytes(12).toString('base64url');

/** A map that is shared keeps its key when it is shared again. */
const SHARE: Statement<{ shareKey: string | null }> = {
  name: 'share-map',
  text: `UPDATE kept_map SET share_key = CASE WHEN $3::text IS NULL THEN NULL ELSE coalesce(share_key, $3) END
    WHERE id = $1 AND user_id = $2 RETURNING share_key AS "shareKey"`,
  row: z.object({ shareKey: z.string().nullable() }),
};

async function map({ db }: Shell, user: UserId, id: string): Promise<StoredMap | null> {
  const row = await askOne(db.pool, STORED, [id, user]);
  return row === null ? null : { ...lineOf(row), version: row.version, map: row.map };
}

async function sharedMap({ db }: Shell, key: string): Promise<SharedMap | null> {
  const row = await db.prisma.keptMap.findUnique({
    where: { shareKey: key },
    select: { ...LINE, map: true, user: { select: { displayName: true } } },
  });
  if (row === null) return null;
  const { system, name, size, seats, faults } = lineOf(row);
  return { system, name, size, seats, faults, map: row.map, by: row.user.displayName };
}

const ROW = `id, system, name, size, seats, faults, share_key AS "shareKey", saved_at AS "savedAt"`;
/** Equal content has the same version, however often it was saved: nothing is lost. */
const VERSION = 'md5(map::text)';

const rowSchema = z.object({
  id: z.string(),
  system: z.string(),
  name: z.string(),
  size: mapSizeSchema,
  seats: z.int(),
  faults: z.int(),
  shareKey: z.string().nullable(),
  savedAt: z.date(),
});
const savedSchema = rowSchema.extend({ version: z.string() });

const STORED = {
  name: 'stored-map',
  text: `SELECT ${ROW}, map, ${VERSION} AS version FROM kept_map WHERE id = $1 AND user_id = $2`,
  row: savedSchema.extend({ map: z.unknown() }),
} satisfies Statement<unknown>;

/** On the connection that holds the lock: with another for each, many concurrent calls would wait for each other. */
const KEEP: Statement<Row> = {
  name: 'keep-map',
  text: `INSERT INTO kept_map (user_id, system, name, map, size, seats, faults, saved_at)
    SELECT $1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8
    WHERE (SELECT count(*) FROM kept_map WHERE user_id = $1) < ${MOST_MAPS}
    RETURNING ${ROW}`,
  row: rowSchema,
};

/** Of two concurrent saves, the second finds the version of the first. */
const CHANGE: Statement<z.infer<typeof savedSchema>> = {
  name: 'change-map',
  text: `UPDATE kept_map SET map = $3::jsonb, size = $4::jsonb, seats = $5, faults = $6, saved_at = $7
    WHERE id = $1 AND user_id = $2 AND ${VERSION} = $8
    RETURNING ${ROW}, ${VERSION} AS version`,
  row: savedSchema,
};

async function keepMap(shell: Shell, user: UserId, wanted: NewMap): Promise<Result<MapLine, Refusal>> {
  const { system, name, map, mustBeSound = false } = wanted;
  const read = readMap(shell, system, map, mustBeSound);
  if (!read.ok) return read;
  const { map: content, size, seats, faults } = read.value;
  const values = [user, system, name, JSON.stringify(content), JSON.stringify(size), seats, faults, shell.now()];
  const kept = await withUserLock(shell.db.pool, user, (client) => askOne(client, KEEP, values));
  return kept === null ? failed({ code: 'too-many-maps' }) : ok(lineOf(kept));
}

async function changeMap(
  shell: Shell,
  user: UserId,
  id: string,
  change: MapChange,
): Promise<Result<SavedMap, Refusal> | null> {
  const kept = await map(shell, user, id);
  if (kept === null) return null;
  const read = readMap(shell, kept.system, change.map);
  if (!read.ok) return read;
  const { map: content, size, seats, faults } = read.value;
  const values = [id, user, JSON.stringify(content), JSON.stringify(size), seats, faults, shell.now(), change.before];
  const saved = await askOne(shell.db.pool, CHANGE, values);
  return saved === null ? failed({ code: 'map-changed' }) : ok({ ...lineOf(saved), version: saved.version });
}

/** A map as it is stored. The text is measured before the rules look at it. */
function readMap(shell: Shell, system: SystemId, given: unknown, mustBeSound = false) {
  const entry = shell.rulesets(system)?.maps ?? null;
  if (entry === null) return failed<Refusal>(notUnderstood([{ code: 'no_maps', path: ['system'] }]));
  if (Buffer.byteLength(JSON.stringify(given) ?? '') > MOST_BYTES) return failed<Refusal>({ code: 'map-too-long' });
  const read = entry.read(given);
  if (!read.ok) return failed<Refusal>({ code: 'rejected', rejections: read.problem });
  const { map, size, seats, faults } = read.value;
  if (mustBeSound && faults.length > 0) return failed<Refusal>({ code: 'rejected', rejections: faults });
  return ok({ map: JSON.parse(JSON.stringify(map)), size, seats, faults: faults.length });
}

const systemSchema = z.enum(SYSTEMS);

type Row = Omit<MapLine, 'system' | 'size' | 'savedAt'> & {
  readonly system: string;
  readonly size: unknown;
  readonly savedAt: Date;
};

function lineOf(row: Row): MapLine {
  const { id, name, seats, faults, shareKey } = row;
  const system = systemSchema.parse(row.system);
  const size = mapSizeSchema.parse(row.size);
  return { id, system, name, size, seats, faults, shareKey, savedAt: row.savedAt.toISOString() };
}
