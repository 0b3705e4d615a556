import type { Awaited, SeatId } from '../kernel/index.ts';
import { lookup, sortedKeys } from '../kernel/index.ts';
import { fighting, playersOf, seatsOf } from './board/board.ts';
import { isTimed, timerId } from './board/play.ts';
import type { Battle, Decision, Known, State, Talk } from './types.ts';

type OwedIn = Awaited & { readonly decision: Decision };
type Answer = Omit<OwedIn, 'seat'>;
const answer = (decision: Decision, otherwise: string, due: string | null, topic: string | null = null) => ({
  ...({ decision, by: 'order', otherwise, due, topic } as const),
});

/** Pending decisions of the catalogue: who owes which, and what happens without it. */
export function awaiting(state: State): readonly Awaited[] {
  if (state.ended !== null) return [];
  return [
    ...placesAwaited(state),
    ...sortedKeys(state.battles).flatMap((id) => battleAwaited(state, state.battles[id])),
    ...roundAwaited(state),
    ...rostersAwaited(state),
  ];
}

/** NODE-SETUP-04, -08. */
function placesAwaited({ setUp, settings, seats, players }: State): readonly Awaited[] {
  const placing = (setUp?.owed ?? []).map((seat) => ({
    seat,
    ...answer('place', 'first-node', timerId('set-up', '')),
  }));
  const joining = seats
    .filter((seat) => settings.lateJoin && players[seat]?.standing === 'waiting' && !players[seat].isEmpty)
    .map((seat) => ({ seat, ...answer('join', 'wait', null) }));
  return [...placing, ...joining];
}

/** NODE-CP-06. */
const roundAwaited = ({ night }: State): readonly Awaited[] =>
  night === null
    ? []
    : night.players
        .filter((seat) => !night.acted.includes(seat))
        .map((seat) => ({ seat, ...answer('round', 'pass', timerId('round', '')) }));

/** NODE-BF-06: battleforces without a unit whose first roster can still be entered in time. */
const rostersAwaited = (state: State): readonly Awaited[] =>
  sortedKeys(state.forces).flatMap((key) => {
    const force = state.forces[key];
    if (force === undefined) return [];
    const { id, owner, units, isFrozen } = force;
    const isOwed = units.length === 0 && !isFrozen && isTimed(state, 'roster', id);
    return isOwed
      ? seatsOf([owner]).map((seat) => ({ seat, ...answer('roster', 'no-roster', timerId('roster', id)) }))
      : [];
  });

/** What is asked in a battle now; if nothing is, its players owe a report. NODE-BTL-16. */
function battleAwaited({ talks }: Pick<Known, 'talks'>, battle: Battle | undefined): readonly OwedIn[] {
  if (battle === undefined) return [];
  const { id, choice } = battle;
  const talk = lookup(talks, id);
  if (talk === undefined) return [];
  if (choice?.kind === 'breakout') return [{ seat: choice.by, ...answer('leave', 'stay', timerId('choice', id), id) }];
  if (talk.dispute !== null) return [];
  const filed = talk.amendment ?? talk.report;
  if (filed !== null) {
    const others = playersOf(battle).filter((seat) => seat !== filed.by && !talk.confirmed.includes(seat));
    return others.map((seat) => ({ seat, ...answer('confirm', 'confirmed', timerId('report', id), id) }));
  }
  return [...questions(battle, talk), ...reportsAwaited(battle)];
}

const reportsAwaited = (battle: Battle): readonly OwedIn[] =>
  seatsOf(fighting(battle).map(({ owner }) => owner)).map((seat) => ({
    ...{ seat, ...answer('report', 'random', timerId('battle', battle.id), battle.id) },
  }));

/** What a battle asks of a seat now, as far as the viewer knows; the most urgent first. */
export const askedIn = (known: Pick<Known, 'talks'>, battle: Battle, seat: SeatId): readonly Decision[] =>
  battleAwaited(known, battle).flatMap((owed) => (owed.seat === seat ? [owed.decision] : []));

/** NODE-MSN-04, -05, -07, -12, NODE-MULTI-01. */
function questions(battle: Battle, { pivotal, multi }: Talk): readonly OwedIn[] {
  const { id, choice, stack } = battle;
  const ask = (seats: readonly SeatId[], of: Answer): readonly OwedIn[] => seats.map((seat) => ({ seat, ...of }));
  const pivots = pivotal?.answer === 'open' ? playersOf(battle).filter((seat) => seat !== pivotal.by) : [];
  const consents =
    multi === null || multi.isOver || battle.multi !== null
      ? []
      : seatsOf(stack.map(({ owner }) => owner)).filter((seat) => !multi.agreed.includes(seat) && seat !== multi.by);
  return [
    ...(choice === null ? [] : ask([choice.by], answer('mission', 'first-mission', timerId('choice', id), id))),
    ...ask(pivots, answer('pivotal', 'not-pivotal', timerId('mission', id), id)),
    ...ask(consents, answer('consent', 'no-consent', timerId('consent', id), id)),
  ];
}
