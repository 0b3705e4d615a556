import type { Construction, PieceId, State } from '../types.ts';
import { type Edits, gone, no } from './made.ts';

const builtAs = ({ constructions }: State, id: PieceId): Construction | undefined =>
  constructions.find(({ detachment }) => detachment.id === id);

const about = ({ detachment: { id, seat, name }, hex }: Construction) => ({ piece: id, seat, name, hex });

/** Detachments under construction. What was paid for them is in the books. */
export const CONSTRUCTION_EDITS: Edits<'set-ready' | 'end-construction'> = {
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
