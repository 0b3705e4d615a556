import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { type AdvancingInput, advanced, chanceOf } from '@sealed-orders/rules/log';
import type { AnyRejection } from '@sealed-orders/rules/systems';
import pg from 'pg';
import { heldUntil, hold } from '../clock/hold.ts';
import { shifted } from '../clock/shift.ts';
import { isSiteAway } from '../clock/site-away.ts';
import { timed } from '../clock/timed.ts';
import { BEGIN_PLANNED, inTransaction } from '../database/statement.ts';
import { ConnectionLost } from '../database/transient.ts';
import { lockCampaign } from '../locks/campaign-lock.ts';
import { derivedStep, type KnownStep, notBefore } from '../log/known-step.ts';
import type { Concerns } from '../log/log.ts';
import { isEverybodyAway } from '../seats/everybody-away.ts';
import type { Shell } from '../shell/shell.ts';
import { tell } from '../telling/tell.ts';
import { hasSheets } from '../vocabulary/rulesets.ts';
import type { CampaignId, PauseReason } from '../vocabulary/types.ts';
import { campaignStatusAfter } from './campaign-status.ts';
import { type Claimed, claim, claimBehind, type SealedRow, sealsOf, type UnreadableRow } from './claim.ts';
import { concernsOf } from './concerns.ts';
import { withDrafts } from './drafts.ts';
import { dueInput } from './due-input.ts';
import type { Ran } from './due-run.ts';
import { type Entry, entryOf } from './entry.ts';
import { type Made, settle } from './made.ts';
import { numbered } from './opening.ts';
import { quietRoundAfter, restingIfQuiet } from './quiet.ts';
import { type StandingSeal, standingSeals, writeStepAndSeals } from './standing-seals.ts';
import { writeNotDue, writePause } from './write.ts';

/** The outcome for one due campaign. `made` is to be settled after the commit. */
export type Done =
  | { readonly kind: 'ran'; readonly ran: Ran; readonly made: Made }
  | { readonly kind: 'paused'; readonly campaign: string; readonly n: number }
  | { readonly kind: 'not-due'; readonly campaign: string; readonly n: number }
  /** Its deadline has passed while the site is away: it waits until players can seal again. */
  | { readonly kind: 'waits'; readonly campaign: string }
  | { readonly kind: 'failed'; readonly campaign: string; readonly error: unknown };

/**
 * Makes the step of one due campaign, in one transaction that holds the campaign's row from the claim to the commit: a
 * process that dies in between leaves nothing behind and frees the row. Null when no due campaign is free, apart from
 * those in backoff. Throws when no campaign could be claimed at all.
 * @param inBackoff called once there is a connection: another worker may have added a campaign while this one waited
 * @param onClaimed called when a campaign was claimed, before its step is made
 */
export async function runOne(
  shell: Shell,
  now: Date,
  inBackoff: () => readonly string[],
  onClaimed: () => void,
): Promise<Done | null> {
  let campaign: string | null = null;
  try {
    const task = async (client: pg.PoolClient): Promise<Done | null> => {
      const claimed = await claim(client, now, inBackoff());
      if (claimed === null) return null;
      if (campaign === null) onClaimed();
      campaign = claimed.id;
      if (!('hash' in claimed)) return paused(client, claimed, UNREADABLE, now);
      return await stepped(shell, client, claimed, now);
    };
    return await inTransaction(shell.db.pool, task, BEGIN_PLANNED);
  } catch (error) {
    if (campaign === null) throw error;
    return { kind: 'failed', campaign, error };
  }
}

/**
 * Makes the step of one of the rules' own times that has come in this campaign, if no other process has made it
 * meanwhile. False: it could not be made.
 */
export async function caughtUp(shell: Shell, campaign: CampaignId): Promise<boolean> {
  const now = shell.now();
  const done = await inTransaction(shell.db.pool, async (client) => {
    const claimed = await claimBehind(client, campaign, now);
    if (claimed === null) return null;
    return 'hash' in claimed ? stepped(shell, client, claimed, now) : paused(client, claimed, UNREADABLE, now);
  });
  if (done?.kind === 'ran') settle(shell, done.made);
  return done === null || done.kind === 'ran';
}

async function stepped(shell: Shell, client: pg.PoolClient, claimed: Claimed, now: Date): Promise<Done> {
  const startedAt = shell.now();
  const { id: campaign } = claimed;
  // Waits for the seals that are being written. Later ones come too late: they find a deadline that has passed.
  await lockCampaign(client, campaign);
  const mayBeSealed = hasSheets(shell.rulesets, claimed.system);
  const seals = mayBeSealed ? await sealsOf(shell.sheets, client, campaign, claimed.opening, now) : [];
  // Nobody is there to seal, and nobody has: the campaign rests until the first is back.
  if (!seals.some(({ isByPerson }) => isByPerson) && (await isEverybodyAway(client, campaign, now)))
    return paused(client, claimed, { code: 'holiday', details: [] }, now);
  const made = await madeStep(shell, client, claimed, seals, now);
  if (!made.ok) return paused(client, claimed, made.problem, now);
  if (made.value.entry === 'waits') return { kind: 'waits', campaign };
  if (made.value.entry === null) {
    const { deadline, until } = made.value;
    if (until === null) await writeNotDue(client, claimed, deadline, now);
    else {
      const by = until.getTime() - (deadline ?? claimed.due).getTime();
      await hold(client, { campaign, n: claimed.n, opening: claimed.opening, until, by, now });
    }
    return { kind: 'not-due', campaign, n: claimed.n };
  }
  const { entry, step, concerns, before, standing } = made.value;
  const duration = Math.max(0, shell.now().getTime() - startedAt.getTime());
  const hasActed = seals.some(({ isByPerson }) => isByPerson);
  const ruleset = shell.rulesetOf(claimed.system);
  const quietRound = quietRoundAfter(ruleset, before, { quietRound: claimed.quietRound, hasActed });
  const isOwn = entry.input.type === 'clock' && step.opening === before.opening;
  const ordinary = campaignStatusAfter(step, shiftAfter(concerns, claimed), isOwn ? claimed : null);
  const campaignStatus = restingIfQuiet(ordinary, step, { quietRound, most: shell.quietRounds ?? ruleset.quietRounds });
  const written = { before, entry, step, concerns, campaignStatus, now, quietRound, duration };
  const numbers = await writeStepAndSeals(shell, client, written, standing);
  const ran = { campaignId: campaign, n: entry.n, startedAt: startedAt.toISOString() };
  return { kind: 'ran', ran, made: { step, concerns, numbers, campaignStatus } };
}

/** The desk's changes end with the phase. */
export const shiftAfter = (concerns: Concerns, { shift }: { readonly shift: number }): number =>
  concerns === 'all' ? 0 : shift;

const UNREADABLE: PauseReason = { code: 'broken', details: ['the row of the campaign cannot be read'] };

async function paused(client: pg.PoolClient, { id, n }: UnreadableRow, reason: PauseReason, now: Date): Promise<Done> {
  await writePause(client, id, n, reason, now);
  await tell(client, { campaign: id, kind: 'paused', event: now.toISOString(), seats: null, opening: null, now });
  return { kind: 'paused', campaign: id, n };
}

/** The campaign's last step; from the cache if the hash is the same. */
export async function lastStep(
  shell: Shell,
  client: pg.PoolClient,
  { id, n, hash }: Pick<Claimed, 'id' | 'n' | 'hash'>,
): Promise<KnownStep> {
  const known = shell.steps.cached(id, n);
  if (known?.hash === hash) return known;
  shell.steps.forget(id);
  const read = await shell.steps.step(client, id, n);
  if (read === null) throw new Error(`campaign ${id} has no step ${n}`);
  return read;
}

type Outcome =
  | {
      readonly entry: Entry;
      readonly before: KnownStep;
      readonly step: KnownStep;
      readonly concerns: Concerns;
      readonly standing: readonly StandingSeal[];
    }
  | { readonly entry: 'waits' }
  /** `until`: how long its phase is held for missing orders; null: it was not due. */
  | { readonly entry: null; readonly deadline: Date | null; readonly until: Date | null };

/**
 * The step that the rules make, or none when it is not due. Whatever goes wrong in the rules stops only this campaign.
 */
async function madeStep(
  shell: Shell,
  client: pg.PoolClient,
  claimed: Claimed,
  seals: readonly SealedRow[],
  now: Date,
): Promise<Result<Outcome, PauseReason>> {
  try {
    const { id, system, edition, seed, shift, nextDue } = claimed;
    const ruleset = shell.rulesetOf(system);
    const before = await lastStep(shell, client, claimed);
    const moment = { now: notBefore(before, now), shift, nextDue, clock: claimed.pace.clock };
    const due = dueInput(ruleset, before, seals, moment);
    if (due !== null && asksSomebody(before, due) && (await isSiteAway(client, now))) return ok({ entry: 'waits' });
    const until = due === null ? null : await heldUntil(client, claimed, due, notBefore(before, now));
    if (due === null || until !== null)
      return ok({ entry: null, deadline: shifted(before.deadline, shift, new Date(before.at), nextDue), until });
    const input = await withDrafts(shell, client, before, due);
    const made = advanced(ruleset, before, input, edition, chanceOf(seed, id, before.n + 1, input));
    if (!made.ok) return failed(refused(made.problem));
    const { n, state, events } = made.value;
    const coming = {
      campaign: id,
      n,
      opening: before.opening,
      system,
      edition,
      at: input.at,
      state,
      events,
      earlyEnd: null,
      rewoundTo: null,
    };
    const writing = entryOf(shell, ruleset, id, made.value);
    const hashed = writing.then((it) => (it.ok ? { hash: it.value.hash, weight: it.value.length } : null));
    // A view that cannot be made fails again for the viewer who requests it.
    shell.steps.lookAhead(coming, before.opening, hashed).catch(() => undefined);
    // Asked while other threads compress and hash.
    const asking = ruleset.sheets === null ? [] : standingSeals(client, id, ruleset.summary(state).phase);
    const [written, standing] = await Promise.all([writing, asking]);
    if (!written.ok) return failed({ code: 'faults', details: written.problem });
    const entry = written.value;
    const derived = derivedStep(ruleset, { ...coming, hash: entry.hash, weight: entry.length });
    const step = timed(ruleset, numbered(before, derived, input), before.opening, claimed);
    const stuck = stuckAt(before, step, due);
    if (stuck !== null) return failed({ code: 'no-progress', details: [stuck] });
    const concerns = await concernsOf(shell, { before, step, input, seats: claimed.everySeat });
    return ok({ entry, before, step, standing, concerns });
  } catch (error) {
    // The rules are not to blame, and this transaction can no longer write anything.
    if (error instanceof pg.DatabaseError || error instanceof ConnectionLost) throw error;
    return failed({ code: 'broken', details: [String(error)] });
  }
}

/** A time of the rules that has come and would come again at the same instant, for ever; null: none. */
function stuckAt(before: KnownStep, { firm }: KnownStep, due: AdvancingInput): string | null {
  const of = due.type === 'clock' ? (due.of ?? []) : [];
  const again = before.firm.find(
    ({ id, at }) => of.includes(id) && firm.some((one) => one.id === id && one.at.getTime() === at.getTime()),
  );
  return again === undefined ? null : `${again.id} came at ${again.at.toISOString()}, and is due again`;
}

/**
 * Whether somebody could still have acted for the phase that the input closes. A time of the rules' own comes whether the
 * site is there or not.
 */
const asksSomebody = (before: KnownStep, due: AdvancingInput): boolean =>
  due.type === 'phase'
    ? due.closedBy === 'deadline'
    : before.awaited.length > 0 && !before.firm.some(({ id }) => 'of' in due && due.of.includes(id));

function refused(rejections: readonly AnyRejection[]): PauseReason {
  return { code: 'rejected', details: rejections.map((rejection) => JSON.stringify(rejection)) };
}
