import { ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { markOpen } from '../absence/open-seat.ts';
import { extendedDue } from '../clock/deadline.ts';
import { setDeadline } from '../clock-deeds/move-deadline.ts';
import { stopClock } from '../clock-deeds/pause.ts';
import { startClock } from '../clock-deeds/resume.ts';
import { ask, type Statement } from '../database/statement.ts';
import type { DeedFacts } from '../deeds/facts.ts';
import { noteDeed } from '../deeds/log.ts';
import type { Deed } from '../deeds/types.ts';
import { type Matter, VOTED_EXTENSION } from '../polls/types.ts';
import type { Shell } from '../shell/shell.ts';
import { madeByHand } from '../step/by-hand.ts';
import type { Made } from '../step/made.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import type { VotePosition } from './may-vote.ts';

/** What the players have decided. */
export interface Verdict {
  readonly campaign: CampaignId;
  /** The user who gave the deciding vote. */
  readonly by: UserId;
  readonly matter: Matter;
  readonly about: string;
  readonly votes: readonly SeatId[];
  /** The seats that could vote. */
  readonly held: readonly SeatId[];
  readonly position: VotePosition;
  readonly now: Date;
}

/** The result. `made` is the step that was made for it, to be settled after the commit. */
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
    if (!made.ok) return made;
    const { opening } = position;
    await noteDeed(client, {
      ...{ campaign, by: null, deed: 'finish', minutes: null, reason: null, opening, now, voters: votes },
    });
    return ok({ n: made.value.step.n, made: made.value });
  }
  const { minutes = null, made = null, ...changed } = await done(shell, client, verdict, matter);
  // The same can be voted on again.
  await ask(client, CLEAR, [campaign, matter.what, about]);
  const seats = matter.what === 'open-seat' ? [matter.seat] : [];
  const deed: Deed = matter.what;
  const { opening } = position;
  const noted = { campaign, by: null, deed, minutes, reason: null, opening, now, seats, voters: votes, ...changed };
  await noteDeed(client, noted);
  return ok({ n: position.n, made });
}

/** What there is to note of a decision. */
interface Change {
  /** By how many minutes it extended the phase. */
  readonly minutes?: number;
  readonly facts?: DeedFacts;
  readonly made?: Made | null;
}

async function done(
  shell: Shell,
  client: pg.PoolClient,
  { campaign, position, now }: Verdict,
  matter: Exclude<Matter, { what: 'finish' }>,
): Promise<Change> {
  switch (matter.what) {
    case 'extend': {
      const before = position.nextDue ?? now;
      const due = extendedDue(before, VOTED_EXTENSION * MINUTE, position.pace);
      const by = due.getTime() - before.getTime();
      await setDeadline(client, { campaign, due, by, now, mover: null });
      const facts = { of: 'deadline', from: before.toISOString(), to: due.toISOString() } as const;
      return { minutes: Math.round(by / MINUTE), facts };
    }
    case 'close': {
      // The scheduler finds that its time is up, and closes it as it would have done at the end.
      const by = now.getTime() - (position.nextDue ?? now).getTime();
      await setDeadline(client, { campaign, due: now, by, now, mover: null });
      return {};
    }
    case 'pause':
      await stopClock(client, { campaign, now, ends: null, by: null });
      return {};
    case 'resume':
      return startClock(shell, client, { campaign, now, by: null });
    case 'open-seat':
      await markOpen(client, campaign, matter.seat, now);
      return {};
    case 'finish':
      // A separate step.
      return {};
  }
}
