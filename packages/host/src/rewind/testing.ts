import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { expect } from 'vitest';
import { handClock } from '../testing/hand-clock.ts';
import type { Wanted } from '../testing/tally-campaign.ts';
import { BLUE, GREEN, RED, runningTable, sealNumber, type Table } from '../testing.ts';

export const START = new Date('2026-11-26T12:00:00.000Z');
export const HOUR = 3_600_000;
export const NAME = 'A game of tally';
export const MISTAKE = { text: 'A mistake.', isKept: false };

export const seat = (id: SeatId): Viewer => ({ kind: 'seat', seat: id });
export const SPECTATOR: Viewer = { kind: 'spectator' };
export const REFEREE: Viewer = { kind: 'referee' };

/** A site with wars to rewind. */
export async function rewinding() {
  const { db, clock, hostOf, close } = await handClock(START);
  const host = hostOf();
  /** All seats seal, and the phase is closed. */
  const turn = async (table: Table, opening: number, numbers: readonly number[]): Promise<void> => {
    const seats = Object.keys(table.users);
    for (const [i, id] of [RED, BLUE, GREEN].filter((one) => seats.includes(one)).entries())
      expect(await sealNumber(host, table, id, opening, numbers[i] ?? 0)).toMatchObject({ ok: true });
    await host.runDue();
    expect(await host.head(table.campaign)).toMatchObject({ opening: opening + 1 });
  };
  return {
    db,
    clock,
    hostOf,
    host,
    close,
    turn,
    /** A war whose third phase is open. */
    war: async (wanted: Wanted = {}): Promise<Table> => {
      const table = await runningTable(db, host, wanted);
      await turn(table, 0, [1, 2, 3]);
      await turn(table, 1, [4, 5, 6]);
      return table;
    },
    rewind: (table: Table, to: number, opening: number, more: object = {}) =>
      host.rewind(table.campaign, table.owner, { opening, to, name: NAME, reason: MISTAKE, ...more }),
  };
}
