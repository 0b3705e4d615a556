import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import { DECISION_TEXT } from '@sealed-orders/text/sector-campaign';
import { reportText } from '@sealed-orders/text/sector-campaign/report';
import type { Room } from '../../campaign/door.ts';
import type { SectorPlace } from '../sector-context.ts';

/** What the referee's desk says about a seat: its side, and what it owes. */
export function seatNote({ view: { board } }: Pick<SectorPlace, 'view'>, seat: SeatId): ReturnType<Room['ofSeat']> {
  const player = lookup(board.players, seat);
  if (player === undefined) return null;
  const isCommander = player.role === 'commander';
  const owed = isCommander ? board.asked.filter(({ side }) => side === player.side) : [];
  const says = [...new Set(owed.map(({ decision }) => DECISION_TEXT[decision].owes))];
  return { says: [reportText.seat.side(player.side, isCommander), ...says].join('. '), show: null };
}
