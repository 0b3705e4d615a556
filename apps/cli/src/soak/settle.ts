import { setTimeout as pause } from 'node:timers/promises';
import type { OpenHost } from '@sealed-orders/host';
import { type Game, goesOn } from './games.ts';
import { until } from './wait.ts';

/** How often delayed news is made due, ms. */
const BETWEEN = 500;

/** Makes news due that would be sent after five minutes. Other items, such as failed ones, keep their delay. */
const TOLD_LATER = `UPDATE news SET send_at = now()
  WHERE done_at IS NULL AND tries = 0 AND send_at > now() AND send_at = created_at + interval '5 minutes'`;
const ALL_LATER = 'UPDATE news SET send_at = now() WHERE done_at IS NULL AND send_at > now()';

/** Users get mail only after some minutes, in case they are on the page: here these are over immediately. */
export function timePasses({ db }: OpenHost) {
  let isStopped = false;
  const passing = async (): Promise<void> => {
    while (!isStopped) {
      await db.pool.query(TOLD_LATER).catch(() => undefined);
      await pause(BETWEEN);
    }
  };
  const passed = passing();
  return {
    async stop() {
      isStopped = true;
      await passed;
    },
  };
}

/** Pauses the wars that would take long to fall asleep. Those of Tally do not. */
export async function paused({ host }: OpenHost, games: readonly Game[]): Promise<void> {
  for (const { campaign, kind, owner } of games.filter((game) => goesOn(game.kind))) {
    const reason = { text: 'The soak is over.', isKept: false };
    await until(`a pause of the campaign ${kind}`, async () => {
      await host.pause(campaign, owner.user, reason);
      return (await host.head(campaign))?.status !== 'running';
    });
  }
}

/** Resolves when every due step was made and all news was sent. */
export async function settled({ db }: OpenHost): Promise<void> {
  const { campaign, outbox, news } = db.prisma;
  await until('the steps that are due', async () => {
    const [due, untold] = await Promise.all([
      campaign.count({ where: { status: 'running', nextDue: { not: null } } }),
      outbox.count(),
    ]);
    return due === 0 && untold === 0;
  });
  await db.pool.query(ALL_LATER);
  await until('the mails', async () => (await news.count({ where: { doneAt: null } })) === 0);
}
