import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { SeatState, Unit } from '../types.ts';
import { armyWith, withArmy, withUnit } from './armies.ts';
import { type Edits, fightFault, gone, no, ownedPiece, put } from './made.ts';

/** Units that nothing has happened to have no record. */
const CLEAN = { injuries: [], stripped: false, xp: 0 } as const;

/** Ratings, and what battles have left behind. */
export const BOOK_EDITS: Edits<
  'set-strategy' | 'set-dxp' | 'set-xp' | 'heal-unit' | 'set-march' | 'rearm-piece' | 'forget-loss'
> = {
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
  /** HEX-AFT-16, -18: bionics that were ordered for the injuries are fitted to nothing. */
  'heal-unit': (state, { unit: id }) => {
    const found = armyWith(state, id);
    if (found === null) return gone();
    const { army, unit } = found;
    if (unit.record === undefined || !isHurt(unit)) return gone();
    const fault = fightFault(state, army);
    if (fault !== null) return fault;
    const { bionics: _ordered, ...record } = unit.record;
    const healed = { ...unit, record: { ...record, injuries: [], stripped: false } };
    const { id: piece, seat, name } = army;
    return {
      state: withUnit(state, army, unit, healed),
      facts: { piece, seat, name, unit: unit.name },
      to: [seat],
    };
  },
  /** HEX-MOV-10. */
  'set-march': (state, { piece: id, march }) => {
    const army = ownedPiece(state, id);
    if (army === undefined || army.kind !== 'detachment') return gone();
    if (army.march === march) return no('nothing-changed', {}, ['march']);
    const { seat, name } = army;
    const facts = { piece: id, seat, name, march, was: army.march };
    return { state: withArmy(state, { ...army, march }), facts, to: [seat] };
  },
  /** HEX-DET-24. */
  'rearm-piece': (state, { piece: id }) => {
    const army = ownedPiece(state, id);
    if (army === undefined || army.kind !== 'detachment' || !army.disarmed) return gone();
    const { seat, name, hex } = army;
    return { state: withArmy(state, { ...army, disarmed: false }), facts: { piece: id, seat, name, hex }, to: [seat] };
  },
  /** HEX-DET-06, -07: it can be bought again at once. */
  'forget-loss': (state, { loss }) => {
    const [id = '', ...words] = loss.split(' ');
    const thing = words.join(' ');
    const record = Object.values(state.seats).find((one) => one.id === id);
    if (record === undefined || !lossesOf(record).includes(thing)) return gone();
    const lost = put(record.lost, thing, null);
    const characters = record.characters.filter((one) => one !== thing);
    const seats = put(state.seats, record.id, { ...record, lost, characters });
    return { state: { ...state, seats }, facts: { seat: record.id, thing }, to: [record.id] };
  },
};

/** HEX-DET-06, -07: very rare things that were lost, and special characters that were ever bought. */
export const lossesOf = ({ lost, characters }: Pick<SeatState, 'lost' | 'characters'>): readonly string[] => [
  ...new Set([...sortedKeys(lost), ...characters]),
];

/** Whether a battle has left permanent injuries on a unit, or taken its special weapons. */
export const isHurt = ({ record }: Pick<Unit, 'record'>): boolean =>
  record !== undefined && (record.injuries.length > 0 || record.stripped);
