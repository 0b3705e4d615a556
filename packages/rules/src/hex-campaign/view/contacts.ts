import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { rollOf } from '../roll/roll.ts';
import type { State } from '../types.ts';

/** HEX-DIP-11: the seats that a seat may deal with in secret: one has a diplomat in the other's Capital. */
export function contactsOf(state: State, seat: SeatId): readonly SeatId[] {
  const capitalOf = (of: SeatId) => lookup(state.seats, of)?.capital ?? null;
  const own = capitalOf(seat);
  if (own === null) return [];
  const { diplomats } = rollOf(state);
  if (diplomats.length === 0) return [];
  return state.seatOrder.filter((other) => {
    const theirs = capitalOf(other);
    if (other === seat || theirs === null) return false;
    return diplomats.some(
      (one) => (one.seat === seat && one.hex === theirs) || (one.seat === other && one.hex === own),
    );
  });
}
