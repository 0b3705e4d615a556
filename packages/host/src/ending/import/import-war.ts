import { setImmediate as nextTurn } from 'node:timers/promises';
import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { type Archive, type LogInput, promisedIn, replayedSteps, rewoundTo, stepsIn } from '@sealed-orders/rules/log';
import { isPlayed } from '@sealed-orders/rules/systems';
import type pg from 'pg';
import { tellLobby } from '../../changes/tell-lobby.ts';
import { inTransaction } from '../../database/statement.ts';
import { setupDraftSchema } from '../../lobby/setup.ts';
import { lockUser } from '../../locks/user-lock.ts';
import { sha256 } from '../../log/hash.ts';
import { derivedStep, isOver, type KnownStep, type UntimedStep } from '../../log/known-step.ts';
import { forgetOutcomes } from '../../rewind/forget-outcomes.ts';
import type { Shell } from '../../shell/shell.ts';
import { type Entry, entryOf } from '../../step/entry.ts';
import { numbered } from '../../step/opening.ts';
import { noteOutcomes } from '../../step/outcomes.ts';
import type { Refusal } from '../../vocabulary/refusals.ts';
import type { AnyRuleset } from '../../vocabulary/rulesets.ts';
import type { CampaignId, UserId } from '../../vocabulary/types.ts';
import { wordsSchema, writeWords } from '../words.ts';
import { writeUpsSchema } from '../write-ups.ts';
import { readArchive } from './read-archive.ts';
import { noteTry, takeBackTry } from './tries.ts';
import { type Bringing, mayBring, roomFor, shortened, writeEnd, writeImported, writeWar } from './write-imported.ts';
import { type ReadPicture, writeWriteUps } from './write-write-ups.ts';

/** How many wars one user may import. */
const MOST = 30;

export type Imported = Result<{ readonly id: CampaignId; readonly slug: string }, Refusal>;

export interface WantedImport {
  readonly by: UserId;
  readonly file: Uint8Array;
  readonly isPublic: boolean;
  readonly readPicture: ReadPicture;
}

interface Imports {
  /** Imports a finished war from another site: replays the whole log, and keeps it only if everything agrees. */
  war(wanted: WantedImport): Promise<Imported>;
}

/** How many may wait for their turn. */
const MOST_WAITING = 5;
/** How long replaying a war may take, and then reading its pictures. */
const LONGEST_MS = 2 * 60_000;

/**
 * A replay takes as long as playing the war did: one at a time, whoever asks. Other requests are served between two
 * steps.
 */
export function createImports(shell: Shell): Imports {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = async (wanted: WantedImport): Promise<Imported> => {
    const tried = await noteTry(shell, wanted.by);
    if (tried === null) return failed({ code: 'too-many-import-tries' });
    const answer = await importWar(shell, wanted);
    if (answer.ok) await takeBackTry(shell, tried);
    return answer;
  };
  return {
    war: async (wanted) => {
      if (waiting > MOST_WAITING) return failed({ code: 'imports-busy' });
      waiting += 1;
      const next = last.then(() => inTurn(wanted));
      last = next.catch(() => undefined);
      return next.finally(() => {
        waiting -= 1;
      });
    },
  };
}

async function importWar(shell: Shell, { by, file, isPublic, readPicture }: WantedImport): Promise<Imported> {
  const read = await readArchive(file);
  if (!read.ok) return read;
  const archive = read.value;
  const { id, system } = archive.campaign;
  if (!isPlayed(system) || !shell.rulesets(system)?.editions.includes(archive.campaign.edition))
    return failed({ code: 'no-such-rules' });
  const setup = setupIn(archive);
  if (!setup.ok) return setup;
  try {
    const long = await inTransaction(shell.db.pool, async (client) => {
      if (!(await mayBring(client, id))) throw new Refused('war-is-coming');
      const room = await roomFor(client, id, by);
      if (room === null) throw new Error(`no user ${by}`);
      if (room.isHere) throw new Refused('war-is-here');
      if (room.count >= MOST) throw new Refused('too-many-imports');
      const bringing = { archive, by, isPublic, name: room.by, setup: setup.value, now: shell.now() };
      const address = await written(shell, client, shell.rulesetOf(system), bringing);
      await writeTold(shell, client, bringing, readPicture);
      // Only now: nobody waits for the user's lock while a war is replayed and its pictures are read.
      await lockUser(client, by);
      if (((await roomFor(client, id, by))?.count ?? 0) > MOST) throw new Refused('too-many-imports');
      return address;
    });
    const slug = (await shortened(shell.db.pool, archive)) ?? long;
    await tellLobby(shell, id);
    return ok({ id, slug });
  } catch (error) {
    if (error instanceof Refused) return failed({ code: error.code });
    throw error;
  }
}

/** Ends the transaction, so that nothing is left of a refused war. */
class Refused extends Error {
  readonly code: Refusal['code'];
  constructor(code: Refusal['code']) {
    super(code);
    this.code = code;
  }
}

/** The terms of the war, as its first step has them. A copy begins with a state that no replay can prove. */
function setupIn({ steps: [first] }: Archive): Result<unknown, Refusal> {
  const input = first?.input;
  if (typeof input !== 'object' || input === null || !('type' in input)) return failed({ code: 'not-an-archive' });
  if (input.type === 'copy') return failed({ code: 'archive-of-copy' });
  const setup = setupDraftSchema.safeParse('setup' in input ? input.setup : null);
  if (!setup.success) return failed({ code: 'archive-differs' });
  const { seats: _, edition: __, ...draft } = setup.data;
  return ok(draft);
}

/** Writes the war step by step while replaying it. */
async function written(shell: Shell, client: pg.PoolClient, ruleset: AnyRuleset, bringing: Bringing): Promise<string> {
  const { archive, now } = bringing;
  const slug = await writeWar(client, bringing);
  const log = { ...promisedIn(archive, sha256), sha256 };
  let [first, before]: [KnownStep | null, KnownStep | null] = [null, null];
  for await (const { problems, played } of replayedSteps(ruleset, log, stepsIn(archive))) {
    if (problems.length > 0 || played === null) throw new Refused('archive-differs');
    const entry = await entryOf(shell, ruleset, log.campaign, played);
    if (!entry.ok) throw new Refused('archive-differs');
    const step = stepOf(ruleset, archive, entry.value, before);
    if (first === null && !hasItsSeats(ruleset, archive, step)) throw new Refused('archive-differs');
    await writeImported(client, entry.value, step);
    if (step.rewoundTo !== null)
      await forgetOutcomes(client, log.campaign, { target: step.rewoundTo, open: [], n: step.n });
    await noteOutcomes(shell, client, step);
    first ??= step;
    before = step;
    if (shell.now().getTime() - now.getTime() > LONGEST_MS) throw new Refused('import-too-slow');
    await nextTurn();
  }
  if (first === null || before === null || !isOver(before)) throw new Refused('archive-not-over');
  await writeEnd(client, { first, last: before, now });
  return slug;
}

/** Writes the archive's texts that are not in its log. */
async function writeTold(
  shell: Shell,
  client: pg.PoolClient,
  { archive, by }: Bringing,
  readPicture: ReadPicture,
): Promise<void> {
  const campaign = archive.campaign.id;
  const words = wordsSchema.optional().parse(archive.words);
  if (words !== undefined) await writeWords(client, campaign, words);
  const since = shell.now().getTime();
  const isLate = () => shell.now().getTime() - since > LONGEST_MS;
  const writeUps = writeUpsSchema.optional().parse(archive.writeUps) ?? [];
  const problem = await writeWriteUps(client, writeUps, { campaign, by, readPicture, isLate });
  if (problem !== null) throw new Refused(problem);
}

/** Whether the archive names the seats of its log, in their order. */
function hasItsSeats(ruleset: AnyRuleset, { seats }: Archive, { state }: KnownStep): boolean {
  const playing = ruleset.standings(state, { kind: 'referee' }).map(({ seat }) => seat);
  return playing.join() === seats.map(({ seat }) => seat).join();
}

function stepOf(ruleset: AnyRuleset, { campaign }: Archive, entry: Entry, before: UntimedStep | null): KnownStep {
  const { n, hash, state, events, input, length: weight } = entry;
  const earlyEnd = input.type === 'end' ? input.ending : null;
  const about = { campaign: campaign.id, n, system: campaign.system, edition: campaign.edition, hash, at: input.at };
  const facts = { ...about, opening: 0, state, events, earlyEnd, rewoundTo: rewoundTo(input), weight };
  return { ...inPlace(before, derivedStep(ruleset, facts), input), deadline: null };
}

const inPlace = (before: UntimedStep | null, step: UntimedStep, input: LogInput): UntimedStep =>
  before === null ? step : numbered(before, step, input);
