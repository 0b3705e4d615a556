import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import type { BattleId, Command, Event, Phase, View } from '@sealed-orders/rules/node-campaign';
import type { Steps } from '../../campaign-data/step-list.ts';

type StepLine = Steps[number];
const NIGHT: Phase = 'game-night';

/** The steps of the last game night session up to step `n`, oldest first; the last one closed it, unless it is open. */
export function sessionSteps(steps: Steps, n: number): readonly StepLine[] {
  const told = steps.filter((step) => step.n <= n && !step.isUndone);
  const last = told.findLastIndex(({ phase }) => phase === NIGHT);
  if (last < 0) return [];
  const before = told.findLastIndex(({ phase }, i) => i < last && phase !== NIGHT);
  return told.slice(before + 1, last + 2);
}

/** Whether the session of these steps still matters: it is open, its points rest, or its battle is being fought. */
export function isTonight({ night, timers, battles }: View, steps: readonly StepLine[]): boolean {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return false;
  const isFought = Object.values(battles).some(({ openedAt }) => openedAt >= first.at && openedAt <= last.at);
  return night !== null || isFought || Object.keys(timers).some((timer) => timer.startsWith('embargo:'));
}

/** A step with the time at which it was made. */
export interface ToldStep {
  readonly at: string;
  readonly events: readonly Event[];
}

/** What a player did in a round. */
export interface Act {
  readonly at: string;
  readonly round: number;
  readonly seat: SeatId;
  readonly kind: 'ordered' | 'cancelled' | 'passed' | 'passed-by-time';
  /** Null: a pass. */
  readonly command: Command | null;
  readonly points: number;
}

/** A game night session, from its first step to its last. */
export interface Session {
  readonly number: number;
  readonly openedAt: string;
  readonly acts: readonly Act[];
  /** Acceleration points by seat, as far as the reader may know them. */
  readonly gained: Readonly<Record<string, number>>;
  readonly closed: { readonly at: string; readonly event: Extract<Event, { readonly type: 'night-closed' }> } | null;
  /** The last battle that began in it. */
  readonly battle: BattleId | null;
}

/** The story of a session; null if its first step is not among these. */
export function sessionOf(steps: readonly ToldStep[]): Session | null {
  let session: Session | null = null;
  let round = 0;
  for (const { at, events } of steps) {
    for (const event of events) {
      if (event.type === 'night-opened') session = begun(event.session, at);
      if (event.type === 'round-opened') round = event.round;
      if (session !== null) session = after(session, event, { at, round });
    }
  }
  return session;
}

const begun = (number: number, openedAt: string): Session => ({
  ...{ number, openedAt, acts: [], gained: {}, closed: null, battle: null },
});

function after(session: Session, event: Event, when: Pick<Act, 'at' | 'round'>): Session {
  switch (event.type) {
    case 'ordered':
    case 'order-cancelled':
    case 'passed':
      // What had been delayed is carried out when the session is over.
      return session.closed === null ? { ...session, acts: [...session.acts, actOf(event, when)] } : session;
    case 'cp-gained':
      return event.why === 'acceleration' ? { ...session, gained: summed(session.gained, event.gains) } : session;
    case 'battle-opened':
      return { ...session, battle: event.battle };
    case 'night-closed':
      return { ...session, closed: { at: when.at, event } };
    default:
      return session;
  }
}

type Acted = Extract<Event, { readonly type: 'ordered' | 'order-cancelled' | 'passed' }>;

function actOf(event: Acted, when: Pick<Act, 'at' | 'round'>): Act {
  if (event.type === 'passed') {
    return { ...when, seat: event.seat, kind: event.isByTime ? 'passed-by-time' : 'passed', command: null, points: 0 };
  }
  const { seat, command, paid } = event;
  const kind = event.type === 'ordered' ? 'ordered' : 'cancelled';
  return { ...when, seat, kind, command, points: paid.cp + paid.acceleration };
}

function summed(
  gained: Session['gained'],
  gains: readonly { readonly seat: SeatId; readonly points: number }[],
): Session['gained'] {
  const sums = new Map(Object.entries(gained));
  for (const { seat, points } of gains) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return Object.fromEntries(sums);
}

/** The points of a session of one player. */
export interface NightPoints {
  readonly seat: SeatId;
  readonly gained: number;
  readonly spent: number;
  readonly left: number;
}

/** The points of a session, of the players whose points the reader may know; nobody once its embargo is over. */
export function nightPoints(
  { night, timers, seats, purses }: View,
  { number, gained }: Session,
): readonly NightPoints[] {
  if (night?.session !== number && lookup(timers, `embargo:${number}`) === undefined) return [];
  return seats.flatMap((seat) => {
    const [purse, got] = [lookup(purses, seat), lookup(gained, seat)];
    if (purse === undefined || got === undefined) return [];
    const left = purse.held.find(({ session }) => session === number)?.points ?? 0;
    return [{ seat, gained: got, spent: Math.max(0, got - left), left }];
  });
}
