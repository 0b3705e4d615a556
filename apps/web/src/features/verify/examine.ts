import {
  type Archive,
  archiveSchema,
  type LogInput,
  type LogProblem,
  logInputSchema,
  plainSha256,
  promisedIn,
  replayed,
  stepsIn,
} from '@sealed-orders/rules/log';
import { rulesetFor } from '@sealed-orders/rules/systems';

/** The result for a step. */
export interface Examined {
  readonly n: number;
  readonly kind: LogInput['type'] | 'unknown';
  /** Sealed sheets whose commitments were checked. */
  readonly sheets: number;
  readonly dice: number;
  readonly hash: string;
  readonly codes: readonly FindingCode[];
}

export type FindingCode = LogProblem['code'] | 'published';

/** The hash that the site publishes for each step, by its number. */
export type Published = ReadonlyMap<number, string>;

/** Reads an archive file, compressed or not; null: it is not one. */
export async function archiveIn(file: Blob): Promise<Archive | null> {
  try {
    const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer());
    const isGzip = first === GZIP;
    const text = isGzip
      ? await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
      : await file.text();
    const read = archiveSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The first byte of a file that gzip wrote. */
const GZIP = 0x1f;

/** Whether this site has the rules of the archive's game. */
export const hasRules = ({ campaign }: Archive): boolean => rulesetFor(campaign.system) !== null;

/**
 * Recomputes the whole war, step by step, and compares. It stops at a step that cannot be computed: later ones are not
 * examined. The page's other work runs between two steps.
 */
export async function* examine(archive: Archive, published: Published): AsyncGenerator<Examined> {
  const ruleset = rulesetFor(archive.campaign.system);
  if (ruleset === null) return;
  let pending: LogProblem[] = [];
  let at = 0;
  for await (const problems of replayed(ruleset, promisedIn(archive, plainSha256), stepsIn(archive))) {
    pending = [...pending, ...problems];
    // A seed that is not the promised one is reported before the first step.
    if (at === 0 && problems.length === 1 && problems[0]?.code === 'seed') continue;
    const found = archive.steps[at];
    if (found === undefined) return;
    const codes = pending.map(({ code }): FindingCode => code);
    const known = published.get(found.n);
    yield examined(found, known !== undefined && known !== found.hash ? [...codes, 'published'] : codes);
    pending = [];
    at += 1;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function examined({ n, input, dice, hash }: Archive['steps'][number], codes: readonly FindingCode[]): Examined {
  const read = logInputSchema.safeParse(input);
  const sheets = read.success && read.data.type === 'phase' ? Object.keys(read.data.seals).length : 0;
  return { n, kind: read.success ? read.data.type : 'unknown', sheets, dice: dice.length, hash, codes };
}
