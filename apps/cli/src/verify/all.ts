import { openHost } from '@sealed-orders/host';
import { verifyText } from '@sealed-orders/text/cli/verify';
import type { Terminal } from '../command.ts';
import { reason } from '../reason.ts';
import { printed } from './printed.ts';

/** Replays the logs of all campaigns, one after the other. 0: everything agrees. 1: something differs. */
export async function verifiedAll(connectionString: string, terminal: Terminal): Promise<number> {
  const { db, host, close } = openHost({ connectionString, poolSize: 2 });
  try {
    const campaigns = await db.prisma.campaign
      .findMany({ select: { id: true, slug: true }, where: { steps: { some: {} } }, orderBy: { slug: 'asc' } })
      .catch((error: unknown) => terminal.err(verifyText.noAnswer(reason(error))));
    if (!Array.isArray(campaigns)) return 1;
    if (campaigns.length === 0) terminal.out(verifyText.noLogs);
    let worst = 0;
    for (const { id, slug } of campaigns) {
      const war = `/c/${slug}`;
      const result = await host.verified(id).catch((error: unknown) => {
        terminal.err(verifyText.notReplayed(war, reason(error)));
      });
      worst = Math.max(worst, result === undefined ? 1 : printed(war, result, terminal));
    }
    return worst;
  } finally {
    await close();
  }
}
