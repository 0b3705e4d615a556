import type { SeatId } from '@sealed-orders/rules/kernel';
import type { State } from '@sealed-orders/rules/node-campaign';
import type { Random } from '../random.ts';

const kept = <Value>(record: Readonly<Record<string, Value>>, isKept: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isKept(key)));

/** Timers that only the two sides of a battle know about. */
const OWN_TIMERS = ['report', 'dispute'];

/** The state without what this seat cannot see: purses, lists, postdated orders and talks of others. */
export function veiled(state: State, seat: SeatId, random: Random): State {
  const { settings, battles, forces } = state;
  const isIn = (id: string): boolean => battles[id]?.stack.some(({ owner }) => owner === seat) ?? false;
  const purses = Object.entries(state.purses).map(([id, purse]) => {
    const isSeen = settings.cpPublic || id === seat;
    return [id, isSeen ? purse : { cp: random.int(20), free: random.int(5), held: [] }] as const;
  });
  return {
    ...state,
    purses: Object.fromEntries(purses),
    retreats: kept(state.retreats, (id) => forces[id]?.owner === seat),
    posts: settings.postdatedOrdersPublic ? state.posts : state.posts.filter((post) => post.seat === seat),
    talks: Object.fromEntries(
      Object.entries(state.talks).map(([id, talk]) => [
        id,
        isIn(id) ? talk : { ...talk, report: null, amendment: null, random: [] },
      ]),
    ),
    timers: kept(state.timers, (timer) => {
      const [kind = '', subject = ''] = timer.split(':');
      return !OWN_TIMERS.includes(kind) || isIn(subject);
    }),
  };
}
