import type { Awaited, SeatId } from '../kernel/index.ts';
import { lookup, sortedKeys } from '../kernel/index.ts';
import { fighting, playersOf, seatsOf } from './board/board.ts';
import { isTimed, timerId } from './board/play.ts';
import type { Battle, Decision, Known, Talk } from './types.ts';

/** A pending decision of a seat. */
export interface Owed extends Awaited {
  readonly decision: Decision;
}
type Answer = Omit<Owed, 'seat'>;
const answer = (decision: Decision, otherwise: string, due: string | null, topic: string | null = null): Answer => ({
  ...{ decision, by: 'order', otherwise, due, topic },
});

/** Pending decisions of the catalogue: who owes which, and what happens without it. A viewer knows the own ones from the view. */
export function awaiting(known: Known): readonly Owed[] {
  if (known.ended !== null) return [];
  return [
    ...placesAwaited(known),
    ...sortedKeys(known.battles).flatMap((id) => battleAwaited(known, known.battles[id])),
    ...roundAwaited(known),
    ...rostersAwaited(known),
  ];
}

/** NODE-SETUP-04, -08. */
function placesAwaited({ setUp, settings, seats, players }: Known): readonly Owed[] {
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
const roundAwaited = ({ night }: Known): readonly Owed[] =>
  night === null
    ? []
    : night.players
        .filter((seat) => !night.acted.includes(seat))
        .map((seat) => ({ seat, ...answer('round', 'pass', timerId('round', '')) }));

/** NODE-BF-06: battleforces without a unit whose first roster can still be entered in time. */
const rostersAwaited = (known: Known): readonly Owed[] =>
  sortedKeys(known.forces).flatMap((key) => {
    const force = known.forces[key];
    if (force === undefined) return [];
    const { id, owner, units, isFrozen } = force;
    const isOwed = units.length === 0 && !isFrozen && isTimed(known, 'roster', id);
    return isOwed
      ? seatsOf([owner]).map((seat) => ({ seat, ...answer('roster', 'no-roster', timerId('roster', id)) }))
      : [];
  });

/** What is asked in a battle now; once nothing has to be agreed on, its players owe a report. NODE-BTL-16. */
function battleAwaited({ talks }: Pick<Known, 'talks'>, battle: Battle | undefined): readonly Owed[] {
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
  const asked = questions(battle, talk);
  const isAgreed = asked.every(({ decision }) => decision === 'consent');
  return isAgreed ? [...asked, ...reportsAwaited(battle)] : asked;
}

const reportsAwaited = (battle: Battle): readonly Owed[] =>
  seatsOf(fighting(battle).map(({ owner }) => owner)).map((seat) => ({
    ...{ seat, ...answer('report', 'random', timerId('battle', battle.id), battle.id) },
  }));

/** What a battle asks of a seat now, as far as the viewer knows; the most urgent first. */
export const askedIn = (known: Pick<Known, 'talks'>, battle: Battle, seat: SeatId): readonly Decision[] =>
  battleAwaited(known, battle).flatMap((owed) => (owed.seat === seat ? [owed.decision] : []));

/** NODE-BTL-02, NODE-MSN-04, -05, -07, -12, NODE-MULTI-01. */
function questions(battle: Battle, talk: Talk): readonly Owed[] {
  const { id, choice, stack } = battle;
  const { pivotal, multi } = talk;
  const ask = (seats: readonly SeatId[], of: Answer): readonly Owed[] => seats.map((seat) => ({ seat, ...of }));
  const pivots = pivotal?.answer === 'open' ? playersOf(battle).filter((seat) => seat !== pivotal.by) : [];
  const consents =
    multi === null || multi.isOver || battle.multi !== null
      ? []
      : seatsOf(stack.map(({ owner }) => owner)).filter((seat) => !multi.agreed.includes(seat) && seat !== multi.by);
  return [
    ...(choice === null ? [] : ask([choice.by], answer('mission', 'first-mission', timerId('choice', id), id))),
    ...ask(levelsAwaited(battle, talk), answer('level', 'random', timerId('battle', id), id)),
    ...ask(pivots, answer('pivotal', 'not-pivotal', timerId('mission', id), id)),
    ...ask(consents, answer('consent', 'no-consent', timerId('consent', id), id)),
  ];
}

/** NODE-BTL-02: those who have not named the level that was proposed last. */
function levelsAwaited(battle: Battle, { levels }: Pick<Talk, 'levels'>): readonly SeatId[] {
  const last = battle.level === null ? levels.at(-1) : undefined;
  if (last === undefined) return [];
  return playersOf(battle).filter((seat) => levels.every((one) => one.seat !== seat || one.level !== last.level));
}
