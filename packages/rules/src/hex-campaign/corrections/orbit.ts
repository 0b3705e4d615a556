import { lookup } from '../../kernel/index.ts';
import { isGuard, leaveFault, standFault } from './armies.ts';
import { type Edits, fightFault, first, gone, no, pieceOf, put, withPiece } from './made.ts';

/** HEX-DET-16: detachments outside the map. */
export const ORBIT_EDITS: Edits<'to-orbit' | 'from-orbit'> = {
  'to-orbit': (state, { piece: id }) => {
    const army = pieceOf(state, id);
    if (army === undefined || army.kind !== 'detachment') return gone();
    const { seat, name, hex } = army;
    const found = first(leaveFault(state, army), isGuard(state, army) ? no('captives-with-it', { name }) : null);
    if (found !== null) return found;
    const above = { ...state, pieces: put(state.pieces, id, null), orbit: put(state.orbit, id, army) };
    return { state: above, facts: { piece: id, seat, name, hex }, to: [seat] };
  },
  'from-orbit': (state, { piece: id, to }) => {
    const army = lookup(state.orbit, id);
    if (army === undefined) return gone();
    const found = first(standFault(state, army, to, 'to'), fightFault(state, army));
    if (found !== null) return found;
    const landed = withPiece({ ...state, orbit: put(state.orbit, id, null) }, { ...army, hex: to });
    const { seat, name } = army;
    return { state: landed, facts: { piece: id, seat, name, hex: to }, to: [seat] };
  },
};
