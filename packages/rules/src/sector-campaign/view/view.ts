import type { Standing, Viewer } from '../../kernel/index.ts';
import { sideOf } from '../board/board.ts';
import { TIMERS } from '../data/timers.ts';
import type { Board, Desk, State, View } from '../types.ts';

/**
 * The one filter: what the viewer may know. Everyone sees the board, each side its own desk, and both sides the talk about
 * battles. The referee sees everything, and so does everyone once the campaign is over. SEC-DIR-03, SEC-VP-13.
 */
export function view(state: State, viewer: Viewer): View {
  const { board, desks, talks } = state;
  const side = viewer.kind === 'seat' ? sideOf(board, viewer.seat) : null;
  const seesAll = viewer.kind === 'referee' || board.ended !== null;
  const deskFor = (one: 'west' | 'east'): Desk | null => (seesAll || side === one ? desks[one] : null);
  return {
    you: viewer.kind === 'seat' ? viewer.seat : null,
    side,
    isReferee: viewer.kind === 'referee',
    board: seesAll || side !== null ? named(board) : { ...named(board), timers: publicTimers(board) },
    desks: { west: deskFor('west'), east: deskFor('east') },
    talks: seesAll || side !== null ? talks : {},
  };
}

/**
 * What everyone sees, member by member: a new member is hidden until it is listed here. SEC-TURN-05 makes it public which side
 * owes which decision. So spectators can tell that a report awaits an answer, but not what it says; and the enemy that a
 * directive has left a side something to choose, but not what: the map shows that when both sides' choices are opened.
 */
function named(board: Board): Board {
  const { settings, orderClock, seats, players, sides, planet, territories, counters } = board;
  const { turn, phase, began, decision, asked, isOvertime, alternation, roll, flight, flownHome, answered } = board;
  const { battles, past, declared, ledger, timers, claim, ended } = board;
  return {
    ...{ settings, orderClock, seats, players, sides, planet, territories, counters },
    ...{ turn, phase, began, decision, asked, isOvertime, alternation, roll, flight, flownHome, answered },
    ...{ battles, past, declared, ledger, timers, claim, ended },
  };
}

/** SEC-BTL-12: reports and disputes are for the two sides only until they are published. */
const publicTimers = ({ timers }: Board): Board['timers'] =>
  Object.fromEntries(
    Object.entries(timers).filter(([id]) =>
      Object.entries(TIMERS).some(([kind, { knownTo }]) => knownTo === 'all' && id.startsWith(`${kind}:`)),
    ),
  );

/** SEC-VP-13: scores are public; a side's seats share one. */
export const standings = ({ board }: State): readonly Standing[] =>
  board.seats.map((seat) => {
    const side = sideOf(board, seat);
    return { seat, score: side === null ? null : board.sides[side].score, isOut: false };
  });
