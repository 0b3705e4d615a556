import { failed, ok, type Rejection, type Result } from '@sealed-orders/rules/kernel';
import pg from 'pg';
import { locked } from '../lock.ts';
import { type KnownStep, knownStep, notBefore } from '../play/known-step.ts';
import type { Shell } from '../shell.ts';
import { inTransaction } from '../statement.ts';
import type { PauseReason, Ran } from '../types.ts';
import { advanced, chanceOf } from './advance.ts';
import { type Claimed, claim, type SealedRow, sealsOf } from './claim.ts';
import { dueInput } from './due-input.ts';
import { type Entry, entryOf } from './entry.ts';
import { standingAfter } from './standing.ts';
import { writeNotDue, writePause, writeStep } from './write.ts';

/** What came of one due campaign. `fresh` is the new step for the shelf, once it is committed. */
export type Done =
  | { readonly kind: 'ran'; readonly ran: Ran; readonly fresh: KnownStep }
  | { readonly kind: 'paused'; readonly campaign: string; readonly n: number }
  | { readonly kind: 'not-due'; readonly campaign: string }
  | { readonly kind: 'failed'; readonly campaign: string; readonly error: unknown };

/**
 * Makes the step of one due campaign, in one transaction that holds the campaign's row from the claim to the commit: a
 * process that dies in between leaves nothing behind and frees the row. Null when no due campaign is free but those
 * put aside. Throws when not even a campaign could be claimed.
 * @param onClaimed called when one was claimed, before it is stepped
 */
export async function runOne(
  shell: Shell,
  now: Date,
  aside: readonly string[],
  onClaimed: () => void,
): Promise<Done | null> {
  let campaign: string | null = null;
  try {
    return await inTransaction(shell.db.pool, async (client) => {
      const claimed = await claim(client, now, aside);
      if (claimed === null) return null;
      campaign = claimed.id;
      onClaimed();
      return await stepped(shell, client, claimed, now);
    });
  } catch (error) {
    if (campaign === null) throw error;
    return { kind: 'failed', campaign, error };
  }
}

async function stepped(shell: Shell, client: pg.PoolClient, claimed: Claimed, now: Date): Promise<Done> {
  const startedAt = shell.now();
  const { id: campaign } = claimed;
  // Waits for the seals that are being written; those that come now are late and find a deadline that has passed.
  await locked(client, campaign);
  const seals = await sealsOf(shell.sheets, client, campaign, claimed.n);
  const made = await madeStep(shell, client, claimed, seals, now);
  if (!made.ok) return paused(client, claimed, made.problem, now);
  if (made.value.entry === null) {
    await writeNotDue(client, campaign, made.value.deadline, now);
    return { kind: 'not-due', campaign };
  }
  const { entry, fresh } = made.value;
  const duration = Math.max(0, shell.now().getTime() - startedAt.getTime());
  const standing = standingAfter(shell.rulesetOf(claimed.system), fresh);
  await writeStep(client, campaign, entry, standing, { now, duration });
  return { kind: 'ran', ran: { campaignId: campaign, n: entry.n, startedAt: startedAt.toISOString() }, fresh };
}

async function paused(client: pg.PoolClient, { id, n }: Claimed, reason: PauseReason, now: Date): Promise<Done> {
  await writePause(client, id, n, reason, now);
  return { kind: 'paused', campaign: id, n };
}

/** The step that the campaign stands at; the one at hand, if it is the same. */
export async function lastStep(
  shell: Shell,
  client: pg.PoolClient,
  { id, n, hash }: Pick<Claimed, 'id' | 'n' | 'hash'>,
): Promise<KnownStep> {
  const known = shell.steps.atHand(id, n);
  if (known?.hash === hash) return known;
  shell.steps.forget(id);
  const read = await shell.steps.step(client, id, n);
  if (read === null) throw new Error(`campaign ${id} has no step ${n}`);
  return read;
}

type Made =
  | { readonly entry: Entry; readonly fresh: KnownStep }
  | { readonly entry: null; readonly deadline: Date | null };

/** The step as the rules make it, or none when it is not due. Whatever goes wrong in them stops this campaign alone. */
async function madeStep(
  shell: Shell,
  client: pg.PoolClient,
  claimed: Claimed,
  seals: readonly SealedRow[],
  now: Date,
): Promise<Result<Made, PauseReason>> {
  try {
    const { id, system, edition, seed } = claimed;
    const ruleset = shell.rulesetOf(system);
    const before = await lastStep(shell, client, claimed);
    const input = dueInput(before, seals, notBefore(before, now));
    if (input === null) return ok({ entry: null, deadline: before.deadline });
    const made = advanced(ruleset, before, input, edition, chanceOf(seed, id, before.n + 1, input));
    if (!made.ok) return failed(refused(made.problem));
    const { n, state, events } = made.value;
    const ground = { campaign: id, n, system, edition, at: input.at, state, events };
    const writing = entryOf(shell, ruleset, id, made.value);
    const hashed = writing.then((it) => (it.ok ? { hash: it.value.hash, weight: it.value.length } : null));
    // A view that cannot be made fails for whoever asks for it.
    shell.steps.lookAhead(ground, hashed).catch(() => undefined);
    const written = await writing;
    if (!written.ok) return failed({ code: 'faults', details: written.problem });
    const entry = written.value;
    return ok({ entry, fresh: knownStep(ruleset, { ...ground, hash: entry.hash, weight: entry.length }) });
  } catch (error) {
    // Not the rules' doing, and nothing can be written in this transaction any more.
    if (error instanceof pg.DatabaseError) throw error;
    return failed({ code: 'broken', details: [String(error)] });
  }
}

function refused(rejections: readonly Rejection[]): PauseReason {
  return { code: 'rejected', details: rejections.map((rejection) => JSON.stringify(rejection)) };
}
