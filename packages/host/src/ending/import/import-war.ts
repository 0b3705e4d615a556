import { setImmediate as nextTurn } from 'node:timers/promises';
import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { type ArchivedStep, type LogInput, replayedSteps, rewoundTo } from '@sealed-orders/rules/log';
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
import { type ArchiveHead, archiveIn } from './archive-reader.ts';
import { noteTry, takeBackTry } from './tries.ts';
import { type Bringing, mayBring, roomFor, shortened, writeEnd, writeImported, writeWar } from './write-imported.ts';
import { type ReadPicture, writeWriteUps } from './write-write-ups.ts';

/** How many wars one user may import. */
const MOST = 30;

export type Imported = Result<{ readonly id: CampaignId; readonly slug: string }, Refusal>;

export interface WantedImport {
  readonly by: UserId;
  readonly file: Uint8Array;
  /** Whether everybody with its address may read it. */
  readonly isPublic: boolean;
  /** Whether it also appears on the lists of the site, if it is public; omitted: it does not. */
  readonly isListed?: boolean | undefined;
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

async function importWar(shell: Shell, { by, file, readPicture, ...wanted }: WantedImport): Promise<Imported> {
  const read = await archiveIn(file, shell.now());
  if (!read.ok) return read;
  const archive = read.value;
  const { system, edition } = archive.head.campaign;
  if (!isPlayed(system) || !shell.rulesets(system)?.editions.includes(edition))
    return failed({ code: 'no-such-rules' });
  const setup = setupIn(archive.first);
  if (!setup.ok) return setup;
  const { id, tail } = shell.identity();
  const { isPublic } = wanted;
  const isListed = isPublic && wanted.isListed === true;
  try {
    const long = await inTransaction(shell.db.pool, async (client) => {
      if (!(await mayBring(client, archive))) throw new Refused('war-is-coming');
      const room = await roomFor(client, archive, by);
      if (room === null) throw new Error(`no user ${by}`);
      if (room.isHere) throw new Refused('war-is-here');
      if (room.count >= MOST) throw new Refused('too-many-imports');
      const bringing = {
        id,
        tail,
        archive,
        by,
        isPublic,
        isListed,
        name: room.by,
        setup: setup.value,
        now: shell.now(),
      };
      const { slug: address, rounds } = await written(shell, client, shell.rulesetOf(system), bringing);
      await writeTold(shell, client, bringing, { readPicture, rounds });
      // Only now: nobody waits for the user's lock while a war is replayed and its pictures are read.
      await lockUser(client, by);
      if (((await roomFor(client, archive, by))?.count ?? 0) > MOST) throw new Refused('too-many-imports');
      return address;
    });
    // A short address can be guessed, and one that is taken reveals that there is a war of this name.
    const short = isListed ? await shortened(shell.db.pool, id, archive.head.campaign.name) : null;
    const slug = short ?? long;
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
function setupIn({ input }: ArchivedStep): Result<unknown, Refusal> {
  if (typeof input !== 'object' || input === null || !('type' in input)) return failed({ code: 'not-an-archive' });
  if (input.type === 'copy') return failed({ code: 'archive-of-copy' });
  const setup = setupDraftSchema.safeParse('setup' in input ? input.setup : null);
  if (!setup.success) return failed({ code: 'archive-differs' });
  const { seats: _, edition: __, ...draft } = setup.data;
  return ok(draft);
}

interface Written {
  readonly slug: string;
  /** Its last round. */
  readonly rounds: number;
}

/** Writes the war step by step while replaying it. */
async function written(shell: Shell, client: pg.PoolClient, ruleset: AnyRuleset, bringing: Bringing): Promise<Written> {
  const { id, archive, now } = bringing;
  const { campaign, seats } = archive.head;
  const slug = await writeWar(client, bringing);
  // The hashes are made with the id that the war had there.
  const { id: logId, edition, seed, seedHash } = campaign;
  const log = { campaign: logId, edition, seed, seedHash, wanted: archive.rewinds, sha256 };
  let [first, before]: [KnownStep | null, KnownStep | null] = [null, null];
  let rounds = 0;
  for await (const { problems, played } of replayedSteps(ruleset, log, archive.steps())) {
    if (problems.length > 0 || played === null) throw new Refused('archive-differs');
    const entry = await entryOf(shell, ruleset, id, played);
    if (!entry.ok) throw new Refused('archive-differs');
    const step = stepOf(ruleset, { ...campaign, id }, entry.value, before);
    if (first === null && !hasItsSeats(ruleset, seats, step)) throw new Refused('archive-differs');
    await writeImported(client, entry.value, step);
    if (step.rewoundTo !== null) await forgetOutcomes(client, id, { target: step.rewoundTo, open: [], n: step.n });
    await noteOutcomes(shell, client, step);
    first ??= step;
    before = step;
    rounds = Math.max(rounds, step.summary.round ?? 0);
    if (shell.now().getTime() - now.getTime() > LONGEST_MS) throw new Refused('import-too-slow');
    await nextTurn();
  }
  if (first === null || before === null || !isOver(before)) throw new Refused('archive-not-over');
  await writeEnd(client, { first, last: before, now });
  return { slug, rounds };
}

/** Writes the archive's texts that are not in its log. */
async function writeTold(
  shell: Shell,
  client: pg.PoolClient,
  { id: campaign, archive, by }: Bringing,
  { readPicture, rounds }: { readonly readPicture: ReadPicture; readonly rounds: number },
): Promise<void> {
  const words = wordsSchema.optional().parse(archive.head.words);
  if (words !== undefined) await writeWords(client, campaign, words);
  const writeUps = writeUpsSchema.optional().parse(archive.head.writeUps) ?? [];
  const told = [...(words?.headlines ?? []), ...(words?.communiques ?? []), ...writeUps];
  if (told.some(({ round }) => round !== null && round > rounds)) throw new Refused('archive-differs');
  const since = shell.now().getTime();
  const isLate = () => shell.now().getTime() - since > LONGEST_MS;
  const problem = await writeWriteUps(client, writeUps, { campaign, by, readPicture, isLate });
  if (problem !== null) throw new Refused(problem);
}

/** Whether the archive names the seats of its log, in their order. */
function hasItsSeats(ruleset: AnyRuleset, seats: ArchiveHead['seats'], { state }: KnownStep): boolean {
  const playing = ruleset.standings(state, { kind: 'referee' }).map(({ seat }) => seat);
  return playing.join() === seats.map(({ seat }) => seat).join();
}

type Place = Pick<ArchiveHead['campaign'], 'id' | 'system' | 'edition'>;

function stepOf(ruleset: AnyRuleset, campaign: Place, entry: Entry, before: UntimedStep | null): KnownStep {
  const { n, hash, state, events, input, length: weight } = entry;
  const earlyEnd = input.type === 'end' ? input.ending : null;
  const about = { campaign: campaign.id, n, system: campaign.system, edition: campaign.edition, hash, at: input.at };
  const facts = { ...about, opening: 0, state, events, earlyEnd, rewoundTo: rewoundTo(input), weight };
  return { ...inPlace(before, derivedStep(ruleset, facts), input), deadline: null };
}

const inPlace = (before: UntimedStep | null, step: UntimedStep, input: LogInput): UntimedStep =>
  before === null ? step : numbered(before, step, input);
