import { rewindsIn } from '@sealed-orders/rules/log';
import { z } from 'zod';
import type { ArchivePieces } from './archive-reader.ts';
import { readArchive } from './read-archive.ts';

/** The process that reads one archive and reports it in pieces. */
const givenSchema = z.object({ message: z.object({ file: z.instanceof(Uint8Array), latest: z.date() }) });

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

process.once('message', (given) => {
  const { file, latest } = givenSchema.parse(given).message;
  const read = readArchive(file, latest);
  if (!read.ok) return void process.send?.(read);
  const { steps, ...head } = read.value;
  const value: ArchivePieces = { head: bytesOf(head), steps: steps.map(bytesOf), rewinds: rewindsIn(steps) };
  process.send?.({ ok: true, value });
});
