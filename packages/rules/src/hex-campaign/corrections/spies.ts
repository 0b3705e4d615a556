import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { type Haunt, isSameTarget, targetsIn } from '../places/spy-targets.ts';
import type { PieceId, Spy, SpyTarget, State } from '../types.ts';
import { type Edits, gone, no, piecesIn, withPiece } from './made.ts';

/** A spy and what it can infiltrate in its hex: `S1 convoy B2`, `S1 urban 3,4`. */
export const targetName = (spy: PieceId, target: SpyTarget): string =>
  `${spy} ${target.kind} ${'piece' in target ? target.piece : target.hex}`;

function hauntIn(state: State, hex: HexKey): Haunt {
  return {
    hex,
    pieces: piecesIn(state, hex).filter(
      (piece): piece is Extract<typeof piece, { kind: 'detachment' | 'convoy' }> =>
        piece.kind === 'detachment' || piece.kind === 'convoy',
    ),
    stronghold: lookup(state.strongholds, hex)?.owner ?? null,
    site: lookup(state.sites, hex)?.kind ?? null,
    control: lookup(state.control, hex) ?? null,
  };
}

const spyNamed = ({ pieces }: State, id: string): Spy | null => {
  const piece = Object.values(pieces).find((one) => one.id === id);
  return piece?.kind === 'spy' ? piece : null;
};

/** HEX-SPY-03, -09: what a spy has infiltrated. Its missions are orders, and leave nothing behind. */
export const SPY_EDITS: Edits<'set-target' | 'free-spy'> = {
  'set-target': (state, { target: named }) => {
    const [id = ''] = named.split(' ');
    const spy = spyNamed(state, id);
    if (spy === null) return gone();
    const target = targetsIn(hauntIn(state, spy.hex), spy.seat).find((one) => targetName(spy.id, one) === named);
    if (target === undefined) return no('spy-target-not-here', {}, ['target']);
    if (spy.target !== null && isSameTarget(spy.target, target)) return no('nothing-changed', {}, ['target']);
    const { seat, name, hex } = spy;
    const facts = { piece: spy.id, seat, name, hex, kind: target.kind, of: target.of };
    return { state: withPiece(state, { ...spy, target }), facts, to: [seat] };
  },
  'free-spy': (state, { piece: id }) => {
    const spy = spyNamed(state, id);
    if (spy === null || spy.target === null) return gone();
    const { seat, name, hex, target } = spy;
    const facts = { piece: spy.id, seat, name, hex, kind: target.kind, of: target.of };
    return { state: withPiece(state, { ...spy, target: null }), facts, to: [seat] };
  },
};
