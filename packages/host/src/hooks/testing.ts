import { expect } from 'vitest';
import { HOOK_KINDS, type HookAnswer, type HookItem, type NewHook } from '../telling/hook-types.ts';
import { BECAUSE, BLUE, handClock, RED, runningTable, type Table } from '../testing.ts';

export const START = new Date('2026-11-20T12:00:00.000Z');
export const HOUR = 60 * 60_000;
export const SIGNED: NewHook = { form: 'signed', url: 'https://hooks.example.org/war', kinds: [...HOOK_KINDS] };

export const OK: HookAnswer = { kind: 'sent', status: 204 };
export const FAILED = { kind: 'failed', status: 500, isGone: false, pause: 0 } as const satisfies HookAnswer;

/** A site whose messages to hooks tests read before they are sent. */
export async function hookDesk() {
  const { db, clock, hostOf, close } = await handClock(START);
  const host = hostOf();
  return {
    db,
    clock,
    hostOf,
    host,
    close,
    /** Takes the clock back, and clears all hooks and news. */
    anew: async (): Promise<void> => {
      clock.now = START;
      await db.prisma.hook.deleteMany();
      await db.prisma.news.deleteMany();
    },
    /** A running game with a hook that its owner set. */
    hooked: async (hook = SIGNED): Promise<Table> => {
      const made = await runningTable(db, host, { seconds: 48 * 3600, seats: [RED, BLUE] });
      expect(await host.hooks.add(made.campaign, made.owner, hook)).toMatchObject({ ok: true });
      return made;
    },
    /** Sends everything that is due, with this answer. */
    sent: async (answer: HookAnswer = OK, on = host): Promise<HookItem[]> => {
      const items: HookItem[] = [];
      const send = async (item: HookItem) => {
        items.push(item);
        return answer;
      };
      while ((await on.hooks.deliver(send)) !== 'none');
      return items;
    },
    closed: (made: Table, opening: number) => host.closePhase(made.campaign, made.owner, opening, BECAUSE),
    hookOf: async ({ campaign }: Table) => {
      const [hook] = await host.hooks.list(campaign);
      if (hook === undefined) throw new Error('no hook');
      return hook;
    },
  };
}
