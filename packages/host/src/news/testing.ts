import { expect } from 'vitest';
import type { Host } from '../host.ts';
import type { NewsItem } from '../telling/news-types.ts';
import { BECAUSE, BLUE, handClock, RED, runningTable, type Table } from '../testing.ts';

export const START = new Date('2026-11-20T12:00:00.000Z');
export const HOURS = 3600;
export const later = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);

/** A site whose news tests read before it is sent. */
export async function newsDesk() {
  const { db, clock, hostOf, close } = await handClock(START);
  const host = hostOf();
  return {
    db,
    clock,
    hostOf,
    host,
    close,
    /** Takes the clock back, and clears all news. */
    anew: async (): Promise<void> => {
      clock.now = START;
      await db.prisma.news.deleteMany();
    },
    /** A running game, by default with eight hours for each phase. */
    table: (on = host, seconds: number | null = 8 * HOURS): Promise<Table> =>
      runningTable(db, on, { seconds, seats: [RED, BLUE] }),
    /** Users who can be written to. */
    withAddresses: async (made: Table): Promise<Table> => {
      for (const id of [made.owner, ...Object.values(made.users)])
        await db.prisma.user.update({ where: { id }, data: { email: `${id}@example.org` } });
      return made;
    },
    sent: (on = host): Promise<NewsItem[]> => sentBy(on),
    /** Sends everything that is due; returns who got what. */
    told: async (made: Table, on = host): Promise<string[]> => {
      const names = new Map([
        [made.owner, 'owner'],
        ...Object.entries(made.users).map(([seat, id]) => [id, seat] as const),
      ]);
      return (await sentBy(on)).map(({ kind, reader }) => `${names.get(reader.id)}: ${kind}`).toSorted();
    },
    /** Closes a phase; five minutes later. */
    closed: async (made: Table, opening: number, on = host): Promise<void> => {
      expect(await on.closePhase(made.campaign, made.owner, opening, BECAUSE)).toMatchObject({ ok: true });
      clock.now = new Date(clock.now.getTime() + 5 * 60_000);
    },
  };
}

/** Sends everything that is due. */
async function sentBy(host: Host): Promise<NewsItem[]> {
  const items: NewsItem[] = [];
  const send = async (item: NewsItem) => {
    items.push(item);
    return { kind: 'sent' } as const;
  };
  while ((await host.news.deliver(['mail'], send)) === 'done');
  return items;
}
