import { afterAll, expect, test } from 'vitest';
import { handClock } from '../testing/hand-clock.ts';
import { BLUE, GREEN, RED, runningTable } from '../testing.ts';

const START = new Date('2031-05-01T12:00:00Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
afterAll(close);

/** Waits until one connection waits for another, or everything is done. */
async function untilBlocked(isOver: () => boolean): Promise<void> {
  for (;;) {
    if (isOver()) return;
    const { rows } = await db.pool.query<{ waits: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waits`,
    );
    if (rows[0]?.waits === true) return;
  }
}

test('a seat whose player takes the sheet back on another connection is not sealed as absent', async () => {
  clock.now = START;
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN], seconds: 3600 });
  const days = { firstDay: '2031-05-01', lastDay: '2031-05-02', zone: 'Europe/Berlin' };
  await host.announceHoliday(table.campaign, GREEN, table.users[GREEN] ?? '', days);
  const player = await db.pool.connect();
  try {
    await player.query('BEGIN');
    await player.query("UPDATE seat SET taken_back = 0 WHERE campaign_id = $1 AND seat = 'green'", [table.campaign]);
    let isOver = false;
    const sealing = host.playSeats().finally(() => {
      isOver = true;
    });
    await untilBlocked(() => isOver);
    await player.query('COMMIT');
    expect(await sealing).toBe(0);
  } finally {
    player.release();
  }
  expect(await db.prisma.sealed.count({ where: { campaignId: table.campaign } })).toBe(0);
});
