import { setImmediate as nextTurn } from 'node:timers/promises';
import { failed, ok, type SeatId } from '@sealed-orders/rules/kernel';
import { nowComplete } from '../locks/everyone.ts';
import { type KnownStep, sheetSeats } from '../log/known-step.ts';
import { readOrder } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import { stepByHand } from '../step/by-hand.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { sealByItself } from './seal-sheet.ts';
import { type PracticeCampaign, practiceCampaigns } from './seats.ts';

/** The most orders on arrival in one campaign before others have their turn. */
const MOST_ORDERS = 40;

/**
 * Does what seats run by the computer owe now, in all running campaigns. Returns how many sheets and orders it
 * wrote. It finds what a process left behind when it died, since it uses nothing but the database; if several processes
 * call it at the same time, each thing is done once.
 */
export type PlaySeats = () => Promise<number>;

export function createPlaySeats(shell: Shell, onError: (error: unknown) => void): PlaySeats {
  /** For each campaign the last step after which nothing was left to do, so that it is checked only once. */
  const quiet = new Map<string, number>();
  return async () => {
    const campaigns = await practiceCampaigns(shell);
    const running = new Set(campaigns.map(({ campaign }) => campaign));
    for (const campaign of quiet.keys()) if (!running.has(campaign)) quiet.delete(campaign);
    let done = 0;
    for (const one of campaigns) {
      if (quiet.get(one.campaign) === one.n) continue;
      try {
        const made = await played(shell, one, onError);
        done += made;
        if (made === 0) quiet.set(one.campaign, one.n);
      } catch (error) {
        onError(error);
      }
    }
    return done;
  };
}

async function played(shell: Shell, found: PracticeCampaign, onError: (error: unknown) => void): Promise<number> {
  const step = await shell.steps.step(shell.db.pool, found.campaign, found.n);
  if (step === null) return 0;
  const orders = await ordersOf(shell, step, found);
  // Each order is a step: the sheets of the phase are for the next look.
  return orders > 0 ? orders : sheetsOf(shell, step, found, onError);
}

/** How often the seats of one campaign are asked again, because others have given orders since. */
const MOST_LOOKS = 5;

/** Has the seats of a running campaign that are run by the computer give the orders on arrival that they have now. */
export async function giveOrders(shell: Shell, campaign: CampaignId): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const [found] = await practiceCampaigns(shell, campaign);
    if (found === undefined) return;
    const step = await shell.steps.step(shell.db.pool, campaign, found.n);
    if (step === null || (await ordersOf(shell, step, found)) === 0) return;
  }
}

/** Gives orders on arrival until no seat has one left. */
async function ordersOf(shell: Shell, step: KnownStep, { bots }: PracticeCampaign): Promise<number> {
  let given = 0;
  for (const seat of bots) {
    while (given < MOST_ORDERS && hasOrder(shell, step, seat, given)) {
      if (!(await give(shell, step.campaign, seat))) break;
      given += 1;
    }
  }
  return given;
}

/** After the first order of this look the step is out of date: whether there is another is asked under the lock. */
function hasOrder(shell: Shell, step: KnownStep, seat: SeatId, given: number): boolean {
  if (given > 0) return true;
  const { practice } = shell.rulesetOf(step.system);
  return practice !== null && practice.order(shell.steps.look(step, { kind: 'seat', seat }).view) !== null;
}

/** One order on arrival, judged on the step that is the last once the campaign's row is held. */
async function give(shell: Shell, campaign: string, seat: SeatId): Promise<boolean> {
  const made = await stepByHand(shell, campaign, null, ({ held, before, ruleset, now }) => {
    if (!held.isOpen) return failed({ code: 'closed' });
    const { view } = shell.steps.look(before, { kind: 'seat', seat });
    const wanted = ruleset.practice?.order(view) ?? null;
    if (wanted === null) return failed({ code: 'not-awaited' });
    const read = readOrder(ruleset, wanted);
    if (!read.ok) return read;
    const nonce = shell.nonceFor(seat, before.n);
    return ok({ type: 'order', at: now.toISOString(), seat, order: read.value.order, nonce });
  });
  return made.ok;
}

/**
 * Seals the open phase for the seats that owe it. They play with people: while no player owes orders, because the
 * others are out or gone, they rest, and the campaign does not run on alone.
 */
async function sheetsOf(
  shell: Shell,
  step: KnownStep,
  { campaign, opening, bots, held, sealed }: PracticeCampaign,
  onError: (error: unknown) => void,
): Promise<number> {
  const asked = sheetSeats(step);
  const owing = bots.filter((seat) => asked.includes(seat) && !sealed.includes(seat));
  if (owing.length === 0 || !held.some((seat) => asked.includes(seat))) return 0;
  let done = 0;
  for (const seat of owing) {
    await nextTurn();
    if (await sealByItself(shell, step, seat)) done += 1;
    else onError(new Error(`${seat} in ${campaign} is run by the computer and has no sheet for phase ${opening}`));
  }
  if (done === 0) return 0;
  shell.changes.tellSeals(campaign, opening);
  await nowComplete(shell, [campaign]);
  return done;
}
