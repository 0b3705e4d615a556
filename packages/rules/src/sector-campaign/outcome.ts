import type { Outcome, SeatId, SideChange, Summary, Topic, TopicNow } from '../kernel/index.ts';
import { lookup } from '../kernel/index.ts';
import { battlesInOrder, seatsOf } from './board/board.ts';
import { printed } from './board/grid.ts';
import type { Board, Event, State, View } from './types.ts';

export const outcome = ({ board }: Pick<State, 'board'>): Outcome => {
  const { ended } = board;
  if (ended === null) return { kind: 'ongoing' };
  return { kind: 'ended', rule: ended.rule, winners: ended.winner === null ? [] : seatsOf(board, ended.winner) };
};

/** A turn is a round; 0 is the set-up. */
export const summary = ({ board }: Pick<State, 'board'>): Summary => ({ round: board.turn, phase: board.phase });

const commanders = ({ sides }: Pick<Board, 'sides'>): readonly SeatId[] => [sides.west.commander, sides.east.commander];

/** Battles, with the commander’s seat for each side. Battles that nobody fought don’t count. */
export function topics({ board, talks }: View): readonly TopicNow[] {
  const seats = commanders(board);
  const open = battlesInOrder(board).filter(({ outcome: over }) => over === null && board.phase === 'battles');
  const current = open.map(({ id, territory }): TopicNow => {
    const isDisputed = (lookup(talks, id)?.dispute ?? null) !== null;
    return { id, seats, at: printed(territory), standing: isDisputed ? 'disputed' : 'open' };
  });
  const over = board.past.map(
    ({ id, territory }): TopicNow => ({
      ...{ id, seats, at: printed(territory), standing: 'over' },
    }),
  );
  return [...current, ...over];
}

export const outcomes = (events: readonly Event[]): readonly Topic[] =>
  events.flatMap((event) => (event.type === 'battle-ended' ? [{ id: event.battle, seats: event.commanders }] : []));

const RULED: readonly Event['type'][] = ['ruled', 'corrected'];

/** What a ruling said, or the first thing an order did, and the battles that it ended. */
export function deeds(events: readonly Event[]): readonly Event[] {
  const ruled = events.filter(({ type }) => RULED.includes(type));
  const said = ruled.length > 0 ? ruled : events.slice(0, 1);
  return [...said, ...events.filter((event) => event.type === 'battle-ended' && !said.includes(event))];
}

/** A side’s staff can talk to each other and to the enemy: all players are neighbours. */
export const neighbours = ({ you, board }: View): readonly SeatId[] =>
  you === null ? [] : board.seats.filter((seat) => seat !== you);

/** Orders count immediately, so there is nothing to try out. */
export const changes = (): readonly SideChange[] => [];
