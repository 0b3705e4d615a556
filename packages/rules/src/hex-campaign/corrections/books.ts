import { lookup } from '../../kernel/index.ts';
import { armyWith, withArmy, withUnit } from './armies.ts';
import { type Edits, gone, no, ownedPiece, put } from './made.ts';

/** Units that nothing has happened to have no record. */
const CLEAN = { injuries: [], stripped: false, xp: 0 } as const;

/** Ratings. */
export const BOOK_EDITS: Edits<'set-strategy' | 'set-dxp' | 'set-xp'> = {
  'set-strategy': (state, { seat, strategy }) => {
    const record = lookup(state.seats, seat);
    if (record === undefined) return gone();
    if (record.strategy === strategy) return no('nothing-changed', {}, ['strategy']);
    const seats = put(state.seats, seat, { ...record, strategy });
    return { state: { ...state, seats }, facts: { seat, strategy, was: record.strategy }, to: null };
  },
  'set-dxp': (state, { piece: id, dxp }) => {
    const army = ownedPiece(state, id);
    if (army === undefined) return gone();
    if (army.kind !== 'detachment') return gone();
    if (army.dxp === dxp) return no('nothing-changed', {}, ['dxp']);
    const { bestDxp: _best, ...rest } = army;
    const { seat, name } = army;
    return {
      state: withArmy(state, { ...rest, dxp }),
      facts: { piece: id, seat, name, dxp, was: army.dxp },
      to: [seat],
    };
  },
  'set-xp': (state, { unit: id, xp }) => {
    const found = armyWith(state, id);
    if (found === null) return gone();
    const { army, unit } = found;
    const was = unit.record?.xp ?? 0;
    if (was === xp) return no('nothing-changed', {}, ['xp']);
    const record = { ...(unit.record ?? CLEAN), xp };
    const { id: piece, seat, name } = army;
    const facts = { piece, seat, name, unit: unit.name, xp, was };
    return { state: withUnit(state, army, unit, { ...unit, record }), facts, to: [seat] };
  },
};
