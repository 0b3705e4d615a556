import { SYSTEMS, type SystemId, viewerKey } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { concernsSql, EVERYBODY } from '../log/log.ts';
import type { Shell } from '../shell/shell.ts';
import { QUIET_ROUND_DAYS } from '../step/quiet.ts';
import { writePause } from '../step/write.ts';
import { tell } from '../telling/tell.ts';
import type { CampaignId } from '../vocabulary/types.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often a process looks, ms: falling asleep some minutes later does no harm. */
const PAUSE = 10 * MINUTE;

/**
 * SQL, for the campaign `c`: when somebody last did something in it that everybody can notice: a phase was closed, a
 * sheet sealed, an open order given, a deed done at the desk. Drafts and secret orders do not count, because others
 * would see that there were some.
 */
const LAST_DEED = `greatest(c.opened_at,
      (SELECT max(e.sealed_at) FROM sealed e
        WHERE e.campaign_id = c.id AND e.opening = c.opening AND e.by_user IS NOT NULL),
      (SELECT max(s.at) FROM step s WHERE s.campaign_id = c.id AND s.opening = c.opening
        AND ${concernsSql(`'${viewerKey({ kind: 'spectator' })}'`)}),
      (SELECT max(t.at) FROM desk_entry t WHERE t.campaign_id = c.id AND t.opening = c.opening
        AND t.readers && ARRAY['${EVERYBODY}'] AND NOT t.seats_only))`;

/** Running wars without a clock in which nobody has acted since. $2: only this one; null: all. */
const STILL: Statement<{ campaign: CampaignId; n: number }> = {
  name: 'still-without-clock',
  text: `SELECT c.id AS campaign, c.seq AS n FROM campaign c
    WHERE c.status = 'running' AND c.next_due IS NULL AND c.firm_due IS NULL AND c.system = $3
      AND ($2::uuid IS NULL OR c.id = $2) AND ${LAST_DEED} <= $1
    ORDER BY c.id LIMIT 100`,
  row: z.object({ campaign: z.string(), n: z.number() }),
};

/**
 * Pauses wars without a clock in which nobody has acted for about as long as the rounds after which a war with a clock
 * pauses automatically. If several processes do it at the same time, each war is paused once.
 */
export function createFallAsleep(shell: Shell, onError: (error: unknown) => void): () => Promise<void> {
  let lookedAt: number | null = null;
  return async () => {
    const now = shell.now();
    if (shell.quietRounds !== null && !Number.isFinite(shell.quietRounds)) return;
    if (lookedAt !== null && Math.abs(now.getTime() - lookedAt) < PAUSE) return;
    lookedAt = now.getTime();
    for (const system of SYSTEMS) {
      const rounds = shell.quietRounds ?? shell.rulesets(system)?.quietRounds;
      if (rounds === undefined) continue;
      const still = { system, since: new Date(now.getTime() - rounds * QUIET_ROUND_DAYS * DAY), now };
      for (const { campaign } of await ask(shell.db.pool, STILL, [still.since, null, system])) {
        try {
          await slept(shell, campaign, still);
        } catch (error) {
          onError(error);
        }
      }
    }
  };
}

/** Wars of a game in which nobody has acted for as long as it allows. */
interface Still {
  readonly system: SystemId;
  readonly since: Date;
  readonly now: Date;
}

/** Somebody may have acted since it was found. */
async function slept(shell: Shell, campaign: CampaignId, { system, since, now }: Still): Promise<void> {
  const n = await withCampaignLock(shell, campaign, async (client) => {
    const [still] = await ask(client, STILL, [since, campaign, system]);
    if (still === undefined) return null;
    await writePause(client, campaign, still.n, { code: 'asleep', details: [] }, now);
    await tell(client, { campaign, kind: 'paused', event: now.toISOString(), seats: null, opening: null, now });
    return still.n;
  });
  if (n !== null) shell.changes.tell({ what: 'lobby', campaign, n });
}
