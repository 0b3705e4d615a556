import { z } from 'zod';
import { SYSTEMS } from '../kernel/index.ts';
import { logInputSchema, rewoundTo } from './input.ts';
import type { FoundStep, Promised, Sha256 } from './replay.ts';

export const ARCHIVE_FORMAT = 'sealed-orders-war';

/** Readers of version 1 do not know rewinds, those of version 2 do not know copies. */
const [PLAIN, WITH_REWINDS, COPIED] = [1, 2, 3] as const;

/** The version of an archive: the lowest that its readers need. */
export const archiveVersion = ({
  hasRewinds,
  isCopy,
}: {
  readonly hasRewinds: boolean;
  readonly isCopy: boolean;
}): number => (isCopy ? COPIED : hasRewinds ? WITH_REWINDS : PLAIN);

const hexSchema = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * A finished campaign as one file. It has no states: they follow from the setup, the inputs and the seed, and a replay
 * compares them with their hashes. docs/archive.md describes it.
 */
export const archiveSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal([PLAIN, WITH_REWINDS, COPIED]),
  campaign: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    seed: hexSchema,
    seedHash: hexSchema,
  }),
  referees: z.array(z.string()),
  seats: z.array(
    z.object({
      seat: z.string(),
      name: z.string(),
      choices: z.record(z.string(), z.string()),
      player: z.string().nullable(),
    }),
  ),
  steps: z
    .array(
      z.object({
        n: z.int().nonnegative(),
        input: z.unknown(),
        dice: z.array(z.unknown()),
        events: z.unknown(),
        stateHash: z.string(),
        prevHash: z.string(),
        hash: z.string(),
      }),
    )
    .min(1),
  /** Public texts by users. Not part of the log: nothing proves them, and the importing site reads them. */
  words: z.unknown().optional(),
  /** Players' write-ups, with pictures. Nothing proves them either. */
  writeUps: z.unknown().optional(),
});
export type Archive = z.infer<typeof archiveSchema>;
export type ArchivedStep = Archive['steps'][number];

/** The published basis of the log in an archive, for its replay. */
export function promisedIn({ campaign, steps }: Archive, sha256: Sha256): Promised {
  const { id, edition, seed, seedHash } = campaign;
  return {
    campaign: id,
    edition,
    seed,
    seedHash,
    sha256,
    wanted: new Set(rewindsIn(steps)),
  };
}

/** The steps that these go back to. */
export const rewindsIn = (steps: readonly ArchivedStep[]): number[] => steps.flatMap(({ input }) => target(input));

/** The step that a log entry goes back to, if any. The replay finds inputs that it does not understand. */
function target(input: unknown): number[] {
  const read = logInputSchema.safeParse(input);
  const to = read.success ? rewoundTo(read.data) : null;
  return to === null ? [] : [to];
}

/** The steps in an archive, for their replay. */
export const stepsIn = ({ steps }: Archive): readonly FoundStep[] => steps;
