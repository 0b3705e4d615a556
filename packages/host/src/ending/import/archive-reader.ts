import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { type Archive, type ArchivedStep, archiveSchema } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { askProcess } from '../../shell/own-process.ts';
import { REFUSAL_CODES, type Refusal } from '../../vocabulary/refusals.ts';

/**
 * How long reading one archive may take, ms, and how much memory, MiB: 4 million values in 30 MB of JSON take 2 s of
 * processor time and 470 MiB.
 */
const PATIENCE = 60_000;
const MEMORY = 1024;
/** The longest file, bytes. No process is started for a longer one. */
const LONGEST = 30_000_000;
/** By how much the clock of the site that wrote it may be ahead of ours, ms. */
const AHEAD = 24 * 3_600_000;

const PROCESS = new URL('./archive-process.ts', import.meta.url);

/** An archive as its process hands it over: texts in JSON, so that this one never parses more than a step at a time. */
const piecesSchema = z.strictObject({
  head: z.instanceof(Uint8Array),
  steps: z.array(z.instanceof(Uint8Array)).min(1),
  /** The steps that its rewinds go back to. */
  rewinds: z.array(z.int()),
});
export type ArchivePieces = z.infer<typeof piecesSchema>;

const answerSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: piecesSchema }),
  z.strictObject({ ok: z.literal(false), problem: z.strictObject({ code: z.enum(REFUSAL_CODES) }) }),
]);

export type ArchiveHead = Omit<Archive, 'steps'>;

export interface ReadArchive {
  readonly head: ArchiveHead;
  readonly first: ArchivedStep;
  /** The hash of its last step: no two wars have the same. */
  readonly hash: string;
  /** The steps one by one, in order. */
  steps(): Iterable<ArchivedStep>;
  /** The steps that its rewinds go back to. */
  readonly rewinds: ReadonlySet<number>;
}

const headSchema = archiveSchema.omit({ steps: true });
const stepOf = (bytes: Uint8Array): ArchivedStep => archiveSchema.shape.steps.element.parse(jsonIn(bytes));
const jsonIn = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'));

/** Reads an archive in a process of its own. Nothing in it is proven yet: the replay comes later. */
export async function archiveIn(file: Uint8Array, now: Date): Promise<Result<ReadArchive, Refusal>> {
  if (file.length > LONGEST) return failed({ code: 'archive-too-long' });
  const message = { file, latest: new Date(now.getTime() + AHEAD) };
  const read = await askProcess({ file: PROCESS, message, answer: answerSchema, patience: PATIENCE, memory: MEMORY });
  if (read === null) return failed({ code: 'archive-too-long' });
  if (!read.ok) return read;
  const { head, steps, rewinds } = read.value;
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return failed({ code: 'not-an-archive' });
  return ok({
    head: headSchema.parse(jsonIn(head)),
    first: stepOf(first),
    hash: stepOf(last).hash,
    steps: function* () {
      for (const step of steps) yield stepOf(step);
    },
    rewinds: new Set(rewinds),
  });
}
