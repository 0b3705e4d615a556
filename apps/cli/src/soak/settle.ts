import { setTimeout as pause } from 'node:timers/promises';
import type { OpenHost } from '@sealed-orders/host';
import { until } from './wait.ts';

/** How often what would be told in some minutes is told now, ms. */
const BETWEEN = 500;

/** Whoever is on the page is told by mail only after some minutes: here these are over at once. */
export function timePasses({ db }: OpenHost) {
  let isStopped = false;
  const passing = async (): Promise<void> => {
    while (!isStopped) {
      // What has failed waits as long as it does anywhere.
      await brought(db, { tries: 0 }).catch(() => undefined);
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

const brought = ({ prisma }: OpenHost['db'], which: { readonly tries?: number }) => {
  const now = new Date();
  return prisma.news.updateMany({ where: { ...which, doneAt: null, sendAt: { gt: now } }, data: { sendAt: now } });
};

/** Resolves when every step that is due was made and everything that was to be told was told. */
export async function settled({ db }: OpenHost): Promise<void> {
  const { campaign, outbox, news } = db.prisma;
  await until('the steps that are due', async () => {
    const [due, untold] = await Promise.all([
      campaign.count({ where: { status: 'running', nextDue: { not: null } } }),
      outbox.count(),
    ]);
    return due === 0 && untold === 0;
  });
  await brought(db, {});
  await until('the mails', async () => (await news.count({ where: { doneAt: null } })) === 0);
}
