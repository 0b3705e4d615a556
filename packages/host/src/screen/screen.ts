import { failed, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { isDeclaration, type KnownStep } from '../log/known-step.ts';
import { head } from '../reading/head.ts';
import { lastStep } from '../reading/look.ts';
import { coverSeat, uncoverSeat } from '../seats/cover.ts';
import type { Shell } from '../shell/shell.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

/** A user at a screen, in a campaign. */
interface AtScreen {
  readonly campaign: CampaignId;
  readonly user: UserId;
}

/**
 * Opens a seat of a user who holds several, and covers the one that was open. Nothing changes if it is open already, or
 * their only one.
 */
export async function uncover(shell: Shell, { campaign, user }: AtScreen, seat: SeatId): Promise<Done> {
  const membership = await shell.memberships.of(shell.db.pool, campaign, user);
  if (membership?.seat === seat && membership.roles.includes('seat')) return done;
  if (membership?.covered.includes(seat) !== true) return failed({ code: 'not-yours' });
  const isTheirs = await withCampaignLock(shell, campaign, async (client) => {
    await coverSeat(client, campaign, user);
    return uncoverSeat(client, campaign, user, seat);
  });
  if (!isTheirs) return failed({ code: 'not-yours' });
  shell.changes.tellScreen(campaign, user);
  return done;
}

/** Covers the open seat of a user who holds several. Nothing changes if none is open, or they hold only one. */
export async function cover(shell: Shell, { campaign, user }: AtScreen): Promise<Done> {
  if (await coverSeat(shell.db.pool, campaign, user)) shell.changes.tellScreen(campaign, user);
  return done;
}

/**
 * Which of these seats a decision is known to wait for: those that owe a sheet, as far as a spectator can see, or the
 * declaration for which the phase waits. Who owes any other order may be a secret.
 */
export async function nextOf(shell: Shell, campaign: CampaignId, seats: readonly SeatId[]): Promise<readonly SeatId[]> {
  const [known, step] = await Promise.all([head(shell, campaign, { kind: 'spectator' }), present(shell, campaign)]);
  if (known?.status !== 'running' || step === null) return [];
  const sealing = known.seats.filter(({ awaited, sealed }) => awaited && !sealed).map(({ seat }) => seat);
  const declaring = step.awaited
    .filter((one) => one.by === 'order' && isDeclaration(step, one))
    .map(({ seat }) => seat);
  return seats.filter((seat) => sealing.includes(seat) || declaring.includes(seat));
}

type Answer<Value> = Promise<Result<Value, Refusal>>;

/** Seals a sheet for a seat of the user, and covers the seat if they hold others. */
export async function thenCovered<Value>(shell: Shell, at: AtScreen, sealing: () => Answer<Value>): Answer<Value> {
  const made = await sealing();
  if (made.ok && (await isShared(shell, at))) await cover(shell, at);
  return made;
}

/**
 * Gives an order for a seat of the user, and covers the seat if they hold others and it was the last decision that it
 * owed.
 */
export async function coveredIfLast<Value>(
  shell: Shell,
  at: AtScreen,
  seat: SeatId,
  giving: () => Answer<Value>,
): Answer<Value> {
  if (!(await isShared(shell, at))) return giving();
  const owed = await owes(shell, at.campaign, seat);
  const made = await giving();
  if (made.ok && owed && !(await owes(shell, at.campaign, seat))) await cover(shell, at);
  return made;
}

/** Whether the user holds more seats than the open one. */
async function isShared(shell: Shell, { campaign, user }: AtScreen): Promise<boolean> {
  const membership = await shell.memberships.of(shell.db.pool, campaign, user);
  return membership !== null && membership.covered.length > 0;
}

async function owes(shell: Shell, campaign: CampaignId, seat: SeatId): Promise<boolean> {
  const step = await present(shell, campaign);
  return step?.awaited.some((one) => one.by === 'order' && one.seat === seat) === true;
}

async function present(shell: Shell, campaign: CampaignId): Promise<KnownStep | null> {
  const last = await lastStep(shell, campaign);
  return last === null ? null : shell.steps.step(shell.db.pool, campaign, last.n);
}
