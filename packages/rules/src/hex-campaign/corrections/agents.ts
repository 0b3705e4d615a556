import { lookup } from '../../kernel/index.ts';
import { nameFault } from './armies.ts';
import {
  battleFault,
  type Edits,
  first,
  gone,
  landFault,
  no,
  pieceOf,
  seatFault,
  strangersFault,
  withPiece,
} from './made.ts';
import { freshPieceId } from './recruits.ts';

/** Convoys, spies and diplomats. Aircraft are no pieces: squadrons follow from airbases. */
export const AGENT_EDITS: Edits<'add-convoy' | 'set-cargo' | 'add-spy' | 'add-diplomat'> = {
  'add-convoy': (state, { hex, seat, bp }) => {
    const found = first(
      seatFault(state, seat),
      landFault(state, hex, 'seat'),
      battleFault(state, hex),
      strangersFault(state, hex, seat, 'seat'),
    );
    if (found !== null) return found;
    const id = freshPieceId(state);
    const convoy = { kind: 'convoy', id, seat, hex, name: '', bp } as const;
    return { state: withPiece(state, convoy), facts: { piece: id, seat, hex, bp }, to: [seat] };
  },
  'set-cargo': (state, { piece: id, bp }) => {
    const convoy = pieceOf(state, id);
    if (convoy === undefined) return gone();
    if (convoy.kind !== 'convoy') return gone();
    if (convoy.bp === bp) return no('nothing-changed', {}, ['bp']);
    const { seat, hex, bp: was } = convoy;
    return { state: withPiece(state, { ...convoy, bp }), facts: { piece: id, seat, hex, bp, was }, to: [seat] };
  },
  'add-spy': (state, { hex, seat, name, home }) => {
    const isHome = lookup(state.control, home) === seat && lookup(state.sites, home)?.kind === 'urban';
    const found = first(
      seatFault(state, seat),
      nameFault(state, seat, name),
      landFault(state, hex, 'seat'),
      isHome ? null : no('no-settlement-there', { hex: home }, ['home']),
    );
    if (found !== null) return found;
    const id = freshPieceId(state);
    const spy = { kind: 'spy', id, seat, hex, name, home, target: null } as const;
    return { state: withPiece(state, spy), facts: { piece: id, seat, name, hex }, to: [seat] };
  },
  'add-diplomat': (state, { hex, seat, name }) => {
    const found = first(seatFault(state, seat), nameFault(state, seat, name), landFault(state, hex, 'seat'));
    if (found !== null) return found;
    const id = freshPieceId(state);
    const diplomat = { kind: 'diplomat', id, seat, hex, name } as const;
    return { state: withPiece(state, diplomat), facts: { piece: id, seat, name, hex }, to: [seat] };
  },
};
