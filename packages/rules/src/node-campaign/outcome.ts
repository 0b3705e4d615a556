import type { Outcome, SeatId, SideChange, Summary, Topic, TopicNow } from '../kernel/index.ts';
import { seatsOf } from './board/board.ts';
import type { Event, Phase, State, View } from './types.ts';

export const outcome = ({ ended }: Pick<State, 'ended'>): Outcome =>
  ended === null ? { kind: 'ongoing' } : { kind: 'ended', rule: ended.rule, winners: ended.winners };

const phaseOf = ({ clock, night }: Pick<State, 'clock' | 'night'>): Phase => {
  if (clock.day === 0) return 'set-up';
  return night === null ? 'war' : 'game-night';
};

/** A day is a round. */
export const summary = (state: State): Summary => ({ round: state.clock.day, phase: phaseOf(state) });

/** Battles, current ones and past ones. */
export function topics({ battles, past, talks }: View): readonly TopicNow[] {
  const current = Object.values(battles).map(
    ({ id, node, stack }): TopicNow => ({
      id,
      seats: seatsOf(stack.map(({ owner }) => owner)),
      at: node,
      standing: (talks[id]?.dispute ?? null) === null ? 'open' : 'disputed',
    }),
  );
  const over = past.map(
    ({ id, node, sides }): TopicNow => ({
      id,
      seats: seatsOf(sides.flat()),
      at: node,
      standing: 'over',
    }),
  );
  return [...current, ...over];
}

export const outcomes = (events: readonly Event[]): readonly Topic[] =>
  events.flatMap((event) =>
    event.type === 'battle-ended' ? [{ id: event.battle, seats: seatsOf(event.sides.flat()) }] : [],
  );

const DEEDS: readonly Event['type'][] = ['ruled', 'corrected', 'battle-extended', 'battle-ended', 'list-approved'];
/** What a ruling, or an order on arrival, did. */
export const deeds = (events: readonly Event[]): readonly Event[] => events.filter(({ type }) => DEEDS.includes(type));

/** Everybody is everybody's neighbour: all is open. */
export const neighbours = ({ you, seats }: View): readonly SeatId[] =>
  you === null ? [] : seats.filter((seat) => seat !== you);

/** Orders count at once, so that there is nothing to try out. */
export const changes = (): readonly SideChange[] => [];
