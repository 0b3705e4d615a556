import type { Outcome, SideChange, Standing, Summary, Topic, TopicNow, Viewer } from '../kernel/index.ts';
import { seatOf, TOPIC } from './awaiting.ts';
import { battleOf, stateSheet } from './known.ts';
import { sheetOf } from './sheet/sheet.ts';
import type { Event, State, View } from './types.ts';

/** MSN-MARGIN-04, -11: who won; nobody if it was a draw, or left. */
export function outcome(state: State): Outcome {
  const sheet = stateSheet(state);
  if (sheet?.stage === 'closed') {
    const winner = sheet.totals.margin?.winner ?? null;
    return { kind: 'ended', rule: 'MSN-MARGIN-11', winners: winner === null ? [] : [seatOf(state, winner)] };
  }
  return state.isLeft ? { kind: 'ended', rule: 'MSN-MARGIN-11', winners: [] } : { kind: 'ongoing' };
}

/** A game turn is a round. */
export function summary(state: State): Summary {
  const sheet = stateSheet(state);
  const round = sheet === null ? null : (sheet.now?.turn ?? sheet.turnsPlayed);
  return { round, phase: sheet?.stage ?? 'briefing' };
}

/** MSN-VP-08: both sides know the totals; others when the sheet is closed. */
export function standings(state: State, viewer: Viewer): readonly Standing[] {
  const sheet = stateSheet(state);
  const mayKnow = viewer.kind !== 'spectator' || sheet?.stage === 'closed';
  return state.setup.seats.map(({ id: seat, side }) => ({
    seat,
    score: sheet === null || !mayKnow ? null : sheet.totals.sides[side].total,
    isOut: false,
  }));
}

export function topics(view: View): readonly TopicNow[] {
  const battle = battleOf(view);
  const isOver = view.isLeft || (battle !== null && sheetOf(battle).stage === 'closed');
  const seats = view.setup.seats.map(({ id }) => id);
  return [{ id: TOPIC, seats, at: null, standing: isOver ? 'over' : 'open' }];
}

export const outcomes = (events: readonly Event[]): readonly Topic[] =>
  events.some(({ type }) => type === 'closed') ? [{ id: TOPIC, seats: [] }] : [];

/** A ruling, or what a request brought. */
export function deeds(events: readonly Event[]): readonly Event[] {
  const ruled = events.filter(({ type }) => type === 'ruled');
  const said = ruled.length > 0 ? ruled : events.slice(0, 1);
  return [...said, ...events.filter((event) => event.type === 'closed' && !said.includes(event))];
}

export const neighbours = ({ you, setup }: View) =>
  you === null ? [] : setup.seats.map(({ id }) => id).filter((id) => id !== you);

/** Everything counts immediately, so there is nothing to try out. */
export const changes = (): readonly SideChange[] => [];
