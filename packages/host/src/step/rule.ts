import { canonical, failed, NONCE_PATTERN, ok, type Result } from '@sealed-orders/rules/kernel';
import { logInputSchema } from '@sealed-orders/rules/log';
import type pg from 'pg';
import { isReferee } from '../access/in-charge.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import { unpacked } from '../log/packed.ts';
import { undoneIn } from '../log/undone.ts';
import { notOpen } from '../reading/not-open.ts';
import { readRuling } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, Ruled } from '../vocabulary/types.ts';
import { pauseIn } from './by-hand.ts';
import { type Earlier, earlierRow, type First, madeOnce } from './give-once.ts';

/**
 * Carries out a referee's ruling as a separate step, once for each nonce of the campaign
 * (docs/adr/0014-an-order-is-given-once.md). A war that the desk has paused stays paused; there a ruling that would close
 * the phase is refused. The reason goes into the log; viewers whom the step concerns can read it immediately.
 */
export async function rule(
  shell: Shell,
  campaign: CampaignId,
  ruled: Ruled,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const { ruling: wanted, reason: given, nonce, userId } = ruled;
  if (!NONCE_PATTERN.test(nonce)) return failed({ code: 'bad-nonce' });
  const read = readReason({ text: given, isKept: false });
  if (!read.ok) return read;
  const reason = read.value.text;
  return madeOnce(
    shell,
    {
      campaign,
      by: userId,
      asked: (request) => {
        const { held, ruleset, now } = request;
        if (!held.isReferee) return failed({ code: 'not-referee' });
        if (!held.isOpen && !held.isPaused) return failed(notOpen(held));
        const ruling = readRuling(ruleset, wanted);
        if (!ruling.ok) return ruling;
        const asked = { type: 'ruling', at: now.toISOString(), reason, ruling: ruling.value.ruling, nonce } as const;
        return ok({ ...asked, ...pauseIn(request) });
      },
      alongside: ({ client, before: { opening }, now }, { concerns, step: { n: step } }) => {
        const deed = { campaign, by: userId, deed: 'rule', minutes: null, opening, now } as const;
        return noteDeed(client, { ...deed, reason: read.value, readers: concerns, step });
      },
    },
    (client) => firstAnswer(shell, client, campaign, ruled),
  );
}

/** No row for a user who may not make any rulings, whatever the nonce. */
const EARLIER: Statement<Earlier> = {
  name: 'earlier-ruling',
  text: `SELECT p.n, p.input, c.system, c.seq AS last FROM step p JOIN campaign c ON c.id = p.campaign_id
    WHERE p.campaign_id = $1 AND p.kind = 'ruling' AND p.order_nonce = $2 AND ${isReferee('$3')}`,
  row: earlierRow,
};

/** The answer to a ruling whose nonce has been used in this campaign before; null: it has not. */
async function firstAnswer(
  shell: Shell,
  client: pg.PoolClient,
  campaign: CampaignId,
  { ruling, nonce, userId }: Ruled,
): ReturnType<First> {
  const earlier = await askOne(client, EARLIER, [campaign, nonce, userId]);
  if (earlier === null) return null;
  const { n, input, system, last } = earlier;
  const read = readRuling(shell.rulesetOf(system), ruling);
  if (!read.ok) return read;
  const logged = logInputSchema.parse(JSON.parse(await unpacked(input)));
  if (logged.type !== 'ruling') throw new Error(`step ${n} of campaign ${campaign} has the nonce of a ruling`);
  if (canonical(logged.ruling) !== canonical(read.value.ruling)) return failed({ code: 'nonce-used' });
  const isUndone = undoneIn(await shell.log.upTo(campaign, last, client)).has(n);
  return isUndone ? failed({ code: 'ruling-undone' }) : ok({ n, made: null });
}
