import { lookup } from '../../kernel/index.ts';
import type { Pending, State } from '../types.ts';
import { type Edits, gone, no, pieceOf } from './made.ts';

/** HEX-CLAIM-12: `followers red 3,4`. */
export const findName = ({ kind, seat, hex }: Pending): string => `${kind} ${seat} ${hex}`;

const findAt = ({ pending }: State, name: string): Pending | undefined => pending.find((one) => findName(one) === name);

const about = ({ kind, seat, hex, points }: Pending) => ({ seat, hex, found: kind, points });

/** HEX-CLAIM-12 to -14: forces that were discovered and join or attack in a later phase. */
export const FIND_EDITS: Edits<'add-find' | 'set-find' | 'end-find'> = {
  'add-find': (state, { piece: id, found: kind, race, points }) => {
    const finder = pieceOf(state, id);
    const own = finder === undefined ? undefined : lookup(state.seats, finder.seat)?.faction;
    if (finder?.kind !== 'detachment' || own === undefined) return gone();
    const { seat, hex } = finder;
    const found: Pending = {
      ...{ kind, seat, piece: id, hex, points, turn: state.turn },
      faction: kind === 'followers' ? own : race,
    };
    if (findAt(state, findName(found)) !== undefined) return no('find-there', { hex }, ['found']);
    const facts = { ...about(found), piece: id, name: finder.name };
    return { state: { ...state, pending: [...state.pending, found] }, facts, to: [seat] };
  },
  'set-find': (state, { find: named, points }) => {
    const found = findAt(state, named);
    if (found === undefined) return gone();
    if (found.points === points) return no('nothing-changed', {}, ['points']);
    const now = { ...found, points };
    const pending = state.pending.map((one) => (one === found ? now : one));
    return { state: { ...state, pending }, facts: { ...about(now), was: found.points }, to: [found.seat] };
  },
  'end-find': (state, { find: named }) => {
    const found = findAt(state, named);
    if (found === undefined) return gone();
    const pending = state.pending.filter((one) => one !== found);
    return { state: { ...state, pending }, facts: about(found), to: [found.seat] };
  },
};
