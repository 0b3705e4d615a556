import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Fault } from '../refusal/fault.ts';
import type { State } from '../types.ts';
import { type Edits, first, gone, landFault, type Made, no } from './made.ts';

const owned = ({ control }: State, hex: HexKey): readonly SeatId[] => {
  const seat = lookup(control, hex);
  return seat === undefined ? [] : [seat];
};

const bareFault = (state: State, hex: HexKey): Fault | null =>
  first(landFault(state, hex, 'hex'), lookup(state.sites, hex) === undefined ? null : no('place-there', { hex }));

const made = (state: State, hex: HexKey, change: Partial<State>): Made => ({
  ...{ state: { ...state, ...change }, facts: { hex } },
  to: owned(state, hex),
});

const withHex = (list: readonly HexKey[], hex: HexKey): readonly HexKey[] => [...list, hex].sort();
const withoutHex = (list: readonly HexKey[], hex: HexKey): readonly HexKey[] => list.filter((one) => one !== hex);

/** HEX-CLAIM-19: ruins. HEX-CLAIM-10: whether something can still be discovered in a hex. */
export const GROUND_EDITS: Edits<'add-ruin' | 'remove-ruin' | 'mark-discovered' | 'mark-undiscovered'> = {
  'add-ruin': (state, { hex }) => {
    if (state.ruins.includes(hex)) return gone();
    return bareFault(state, hex) ?? made(state, hex, { ruins: withHex(state.ruins, hex) });
  },
  'remove-ruin': (state, { hex }) =>
    state.ruins.includes(hex) ? made(state, hex, { ruins: withoutHex(state.ruins, hex) }) : gone(),
  'mark-discovered': (state, { hex }) =>
    state.undiscovered.includes(hex) ? made(state, hex, { undiscovered: withoutHex(state.undiscovered, hex) }) : gone(),
  'mark-undiscovered': (state, { hex }) => {
    if (state.undiscovered.includes(hex)) return gone();
    return bareFault(state, hex) ?? made(state, hex, { undiscovered: withHex(state.undiscovered, hex) });
  },
};
