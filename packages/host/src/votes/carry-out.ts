import { ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { markOpen } from '../absence/open-seat.ts';
import { noteDeed } from '../desk/log.ts';
import { setDeadline } from '../desk/move-deadline.ts';
import { stopClock } from '../desk/pause.ts';
import type { Deed } from '../desk/types.ts';
import type { Refusal } from '../refusals.ts';
import type { Shell } from '../shell.ts';
import { ask, type Statement } from '../statement.ts';
import { madeByHand } from '../step/by-hand.ts';
import type { Made } from '../step/made.ts';
import { startClock } from '../step/resume.ts';
import type { CampaignId, UserId } from '../types.ts';
import type { VotePosition } from './may-vote.ts';
import { type Matter, VOTED_EXTENSION } from './types.ts';

/** What the players have decided. */
export interface Verdict {
  readonly campaign: CampaignId;
  /** Who gave the deciding vote. */
  readonly by: UserId;
  readonly matter: Matter;
  readonly about: string;
  readonly votes: readonly SeatId[];
  /** The seats that could vote. */
  readonly held: readonly SeatId[];
  readonly position: VotePosition;
  readonly now: Date;
}

/** What was done. `made` is the step that ended the war, to be settled after the commit. */
export interface CarriedOut {
  readonly n: number;
  readonly made: Made | null;
}

const CLEAR: Statement<{ seat: string }> = {
  name: 'clear-votes',
  text: 'DELETE FROM vote WHERE campaign_id = $1 AND matter = $2 AND about = $3 RETURNING seat',
  row: z.object({ seat: z.string() }),
};

const MINUTE = 60_000;

/** Carries out what the players decided, in the transaction that holds the campaign's row, and notes it for everybody. */
export async function carriedOut(
  shell: Shell,
  client: pg.PoolClient,
  verdict: Verdict,
): Promise<Result<CarriedOut, Refusal>> {
  const { campaign, by, matter, votes, held, position, now, about } = verdict;
  if (matter.what === 'finish') {
    const made = await madeByHand(shell, client, {
      campaign,
      by,
      asked: (step) => ok({ type: 'end', at: step.now.toISOString(), ending: { by: 'vote', votes, held } }),
    });
    return made.ok ? ok({ n: made.value.step.n, made: made.value }) : made;
  }
  await done(shell, client, verdict, matter);
  // The same can be voted on again.
  await ask(client, CLEAR, [campaign, matter.what, about]);
  const minutes = matter.what === 'extend' ? VOTED_EXTENSION : null;
  const seats = matter.what === 'open-seat' ? [matter.seat] : [];
  const deed: Deed = matter.what;
  const { opening } = position;
  await noteDeed(client, { campaign, by: null, deed, minutes, reason: null, opening, now, seats, voters: votes });
  return ok({ n: position.n, made: null });
}

async function done(
  shell: Shell,
  client: pg.PoolClient,
  { campaign, position, now }: Verdict,
  matter: Exclude<Matter, { what: 'finish' }>,
): Promise<void> {
  switch (matter.what) {
    case 'extend': {
      const due = new Date((position.nextDue ?? now).getTime() + VOTED_EXTENSION * MINUTE);
      return setDeadline(client, { campaign, due, minutes: VOTED_EXTENSION, now });
    }
    case 'pause':
      return stopClock(client, campaign, now);
    case 'resume':
      return startClock(shell, client, campaign, now);
    case 'open-seat':
      await markOpen(client, campaign, matter.seat, now);
  }
}
