import { failed, type Instant, ok, type Result, SYSTEMS } from '@sealed-orders/rules/kernel';
import type { FollowingInput } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { holdsSeveral } from '../access/holders.ts';
import { REFEREE_MEMBERS } from '../access/in-charge.ts';
import { askOne, type Connection, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import { notOpen } from '../reading/not-open.ts';
import type { Shell } from '../shell/shell.ts';
import { type RequestedStep, stepByHand } from '../step/by-hand.ts';
import { dueInput } from '../step/due-input.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { giveOrders } from './play-seats.ts';

/** How far ahead one request may go, ms: a day on which the clocks go back has 25 hours. */
const REACH = 25 * 3_600_000;

/** The most times that come in one request. The next request goes on from there. */
const MOST_TIMES = 100;

/** Who plays a campaign, as far as one user is concerned. */
interface Company {
  readonly system: (typeof SYSTEMS)[number];
  /** Whether the user holds a seat. A deputy does not. */
  readonly isPlayer: boolean;
  /** Whether the computer plays all other seats, and nobody is the referee. */
  readonly isAlone: boolean;
}

const COMPANY: Statement<Company> = {
  name: 'practice-company',
  text: `SELECT c.system, EXISTS (SELECT FROM seat s WHERE s.campaign_id = c.id AND s.user_id = $2) AS "isPlayer",
      NOT EXISTS (SELECT FROM seat s WHERE s.campaign_id = c.id AND NOT s.plays_itself
        AND (s.user_id IS DISTINCT FROM $2 OR ${holdsSeveral('s')}))
        AND NOT EXISTS (SELECT ${REFEREE_MEMBERS}) AS "isAlone"
    FROM campaign c WHERE c.id = $1`,
  row: z.object({ system: z.enum(SYSTEMS), isPlayer: z.boolean(), isAlone: z.boolean() }),
};

/**
 * Goes ahead in a practice war of a game without sheets: everything comes that is due until the instant, at most a day
 * ahead. Before each time, the seats run by the computer give the orders that they have. Asked again for an instant that
 * has come, it does nothing, so that two taps are not two days.
 *
 * The steps are those that the scheduler would have made if nobody had acted until then: each has the instant of its own
 * time, not the present. So the log replays, a clock that advances by itself or by hand makes the same steps, and whatever
 * the rules count in days or hours agrees with their midnights. From then on the war is ahead of the clock: orders count at
 * the instant of the last step, because time never goes back in a log, and the next time comes a day later unless the
 * player goes ahead again.
 */
export async function goAhead(shell: Shell, campaign: CampaignId, by: UserId, to: Instant): Promise<Done> {
  const refusal = await whyNot(shell, shell.db.pool, campaign, by);
  if (refusal !== null) return failed(refusal);
  const asked = (request: RequestedStep) => inputUntil(shell, request, by, new Date(to));
  // Whoever can look at the campaign reads that its player did not wait.
  const note = ({ client, before: { opening }, now }: RequestedStep): Promise<void> => {
    const facts = { of: 'deadline', from: now.toISOString(), to } as const;
    return noteDeed(client, { campaign, by, deed: 'go-ahead', minutes: null, reason: null, opening, now, facts });
  };
  for (let made = 0; made < MOST_TIMES; made++) {
    await giveOrders(shell, campaign);
    const next = await stepByHand(shell, campaign, by, asked, made === 0 ? note : undefined);
    if (next.ok) continue;
    // The war may be over before the instant.
    return made > 0 || next.problem.code === NOTHING.code ? done : next;
  }
  return done;
}

/** Nothing more is due until the instant. */
const NOTHING = { code: 'no-deadline' } as const;

async function inputUntil(
  shell: Shell,
  { client, held, before, ruleset, now }: RequestedStep,
  by: UserId,
  to: Date,
): Promise<Result<FollowingInput, Refusal>> {
  const refusal = await whyNot(shell, client, held.id, by);
  if (refusal !== null) return failed(refusal);
  if (!held.isOpen) return failed(notOpen(held));
  if (to.getTime() > now.getTime() + REACH) return failed({ code: 'bad-time' });
  const input = dueInput(ruleset, before, [], { now: to, shift: held.shift, nextDue: null, clock: held.pace.clock });
  return input === null ? failed(NOTHING) : ok(input);
}

async function whyNot(shell: Shell, on: Connection, campaign: CampaignId, by: UserId): Promise<Refusal | null> {
  const found = await askOne(on, COMPANY, [campaign, by]);
  if (found === null) return { code: 'no-such-campaign' };
  if (!found.isPlayer) return { code: 'not-yours' };
  if (shell.rulesetOf(found.system).sheets !== null) return { code: 'has-sheets' };
  return found.isAlone ? null : { code: 'not-alone' };
}
