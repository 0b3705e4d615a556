import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { BackupFault } from './fault.ts';

/**
 * A backup is text compressed with Zstandard, a line for each part. A line is a hash, a space and the part as JSON. The
 * hash is the SHA-256 of the hash of the previous line and this JSON, so that each line vouches for all before it.
 */
const FORMAT = 'sealed-orders-backup';
const VERSION = 1;

const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  /** The migrations that made the tables, in the order in which they apply. */
  migrations: z.array(z.string()),
});
/** Some rows of a table, column by column, as PostgreSQL writes the values as text. */
const rowsSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  values: z.array(z.array(z.string().nullable())),
});
const endSchema = z.object({ end: z.literal(true) });

export type Rows = z.infer<typeof rowsSchema>;
export type Part = Rows | z.infer<typeof endSchema>;

/** The first part, and the others, which are checked as they are read. */
export interface OpenBackup {
  readonly migrations: readonly string[];
  /** Ends after the last part; throws `BackupFault` as soon as a part is not what was written. */
  readonly rows: AsyncIterable<Rows>;
}

export const headOf = (migrations: readonly string[]) => ({ format: FORMAT, version: VERSION, migrations });

/** The lines of these parts. */
export async function* linesOf(parts: AsyncIterable<object>): AsyncGenerator<string> {
  let hash = '';
  for await (const part of parts) {
    const json = JSON.stringify(part);
    hash = chained(hash, json);
    yield `${hash} ${json}\n`;
  }
}

/** Opens a backup and reads its first part. Throws `BackupFault`. */
export async function openBackup(input: NodeJS.ReadableStream): Promise<OpenBackup> {
  const parts = partsIn(linesIn(input));
  const first = await parts.next();
  const head = headSchema.safeParse(first.done === true ? null : first.value);
  if (!head.success) throw new BackupFault('no-backup');
  if (head.data.version > VERSION) throw new BackupFault('newer');
  return { migrations: head.data.migrations, rows: rowsIn(parts) };
}

async function* rowsIn(parts: AsyncIterable<unknown>): AsyncGenerator<Rows> {
  let isComplete = false;
  for await (const part of parts) {
    if (isComplete) throw new BackupFault('damaged');
    isComplete = endSchema.safeParse(part).success;
    if (isComplete) continue;
    const rows = rowsSchema.safeParse(part);
    if (!rows.success) throw new BackupFault('damaged');
    yield rows.data;
  }
  if (!isComplete) throw new BackupFault('damaged');
}

async function* partsIn(lines: AsyncIterable<string>): AsyncGenerator<unknown> {
  let previous = '';
  for await (const line of lines) {
    const [hash = '', json = ''] = split(line);
    if (hash !== chained(previous, json)) throw new BackupFault(previous === '' ? 'no-backup' : 'damaged');
    previous = hash;
    yield JSON.parse(json);
  }
}

const split = (line: string): readonly string[] => {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
};

const chained = (previous: string, json: string): string =>
  createHash('sha256').update(previous).update(json).digest('hex');

/** `readline` would also end lines at characters that JSON leaves as they are. */
async function* linesIn(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  const text = createZstdDecompress();
  pipeline(input, text, () => undefined);
  text.setEncoding('utf8');
  let begun: string[] = [];
  let isRead = false;
  try {
    for await (const chunk of text) {
      const [head = '', ...more] = String(chunk).split('\n');
      begun.push(head);
      for (const line of more) {
        yield begun.join('');
        isRead = true;
        begun = [line];
      }
    }
  } catch (error) {
    if (isUnreadable(error)) throw new BackupFault(isRead ? 'damaged' : 'no-backup');
    throw error;
  }
  if (begun.join('') !== '') throw new BackupFault(isRead ? 'damaged' : 'no-backup');
}

/** What the decompression says of a file that is not what was compressed; other errors are about the disk. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^ZSTD_|^Z_/.test(String(error.code));
