import type { Construction, Detachment, PieceId, State } from '../types.ts';
import { NEW_DETACHMENT } from '../units/fresh.ts';
import { nameFault } from './armies.ts';
import { type Edits, first, gone, no, seatFault } from './made.ts';
import { settled } from './places.ts';
import { freshPieceId, unitFrom } from './recruits.ts';

/** The latest turn that a referee can name. */
const LATEST = 999;

const builtAs = ({ constructions }: State, id: PieceId): Construction | undefined =>
  constructions.find(({ detachment }) => detachment.id === id);

const about = ({ detachment: { id, seat, name }, hex }: Construction) => ({ piece: id, seat, name, hex });

/** Detachments under construction. What was paid for them is in the books. */
export const CONSTRUCTION_EDITS: Edits<'add-construction' | 'set-ready' | 'end-construction'> = {
  'add-construction': (state, given) => {
    const { hex, name, ready } = given;
    const place = settled(state, hex);
    if ('code' in place) return place;
    const { seat } = place;
    const range = { least: state.turn + 1, most: LATEST };
    const fault = first(
      seatFault(state, seat),
      nameFault(state, seat, name),
      ready > state.turn ? null : no('out-of-range', range, ['ready']),
    );
    if (fault !== null) return fault;
    const unit = unitFrom(state, seat, given);
    if ('code' in unit) return unit;
    const detachment: Detachment = {
      ...{ kind: 'detachment', id: freshPieceId(state), seat, hex, name, march: 'normal', units: [unit] },
      ...NEW_DETACHMENT,
    };
    const built: Construction = { detachment, hex, ready, orbit: false, prefer: [], paid: 0 };
    const constructions = [...state.constructions, built];
    return { state: { ...state, constructions }, facts: { ...about(built), unit: unit.name, ready }, to: [seat] };
  },
  'set-ready': (state, { construction: id, ready }) => {
    const built = builtAs(state, id);
    if (built === undefined) return gone();
    if (built.ready === ready) return no('nothing-changed', {}, ['ready']);
    const constructions = state.constructions.map((one) => (one === built ? { ...built, ready } : one));
    return {
      state: { ...state, constructions },
      facts: { ...about(built), ready, was: built.ready },
      to: [built.detachment.seat],
    };
  },
  'end-construction': (state, { construction: id }) => {
    const built = builtAs(state, id);
    if (built === undefined) return gone();
    const constructions = state.constructions.filter((one) => one !== built);
    return { state: { ...state, constructions }, facts: about(built), to: [built.detachment.seat] };
  },
};
