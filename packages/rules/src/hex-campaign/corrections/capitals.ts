import { lookup } from '../../kernel/index.ts';
import { battleFault, type Edits, first, gone, no, put, seatFault } from './made.ts';

/** Which hex is a seat's Capital, and whether it is in. What stands there, and in the old one, stays as it is. */
export const CAPITAL_EDITS: Edits<'set-capital' | 'lose-capital' | 'return-player'> = {
  'set-capital': (state, { seat, hex }) => {
    const record = lookup(state.seats, seat);
    if (record === undefined) return gone();
    if (record.capital === hex) return no('nothing-changed', {}, ['hex']);
    const isTheirs = lookup(state.control, hex) === seat && lookup(state.sites, hex)?.kind === 'urban';
    const fault = first(
      seatFault(state, seat),
      isTheirs ? null : no('no-settlement-there', { hex }, ['hex']),
      battleFault(state, hex),
      record.capital === null ? null : battleFault(state, record.capital),
    );
    if (fault !== null) return fault;
    const seats = put(state.seats, seat, { ...record, capital: hex, lostCapital: null });
    return { state: { ...state, seats }, facts: { seat, hex }, to: [seat] };
  },
  /** HEX-CLAIM-22, -23: everybody learns that it fell, and not where it was. HEX-RACE-DE-05. */
  'lose-capital': (state, { seat }) => {
    const record = lookup(state.seats, seat);
    if (record === undefined || record.capital === null) return gone();
    const fault = battleFault(state, record.capital);
    if (fault !== null) return fault;
    const fallen = { ...record, capital: null, lostCapital: record.capital, capitalFell: state.turn };
    return { state: { ...state, seats: put(state.seats, seat, fallen) }, facts: { seat }, to: null };
  },
  /** HEX-END-05: what the seat lost when it was beaten is gone. Whoever has nothing when the turn ends is out again. */
  'return-player': (state, { seat }) => {
    const record = lookup(state.seats, seat);
    if (record === undefined || record.beaten === null) return gone();
    const seats = put(state.seats, seat, { ...record, beaten: null });
    return { state: { ...state, seats }, facts: { seat }, to: null };
  },
};
