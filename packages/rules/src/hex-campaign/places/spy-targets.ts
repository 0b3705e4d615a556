import type { SeatId } from '../../kernel/index.ts';
import { keysOf, lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Reads } from '../turn/fields.ts';
import type { Infiltrated, Piece, PieceId, SeenPiece, SpyTarget, View } from '../types.ts';

/** Everything that a spy can find in one hex: the truth in the engine, the seat's knowledge in a form. */
export interface Haunt {
  readonly hex: HexKey;
  readonly pieces: readonly Pick<SeenPiece, 'id' | 'kind' | 'seat'>[];
  readonly stronghold: SeatId | null;
  readonly site: 'resource' | 'urban' | null;
  readonly control: SeatId | null;
}

const isTargetPiece = (piece: Piece): piece is Extract<Piece, { kind: 'detachment' | 'convoy' }> =>
  piece.kind === 'detachment' || piece.kind === 'convoy';

/** The true contents of a hex. */
export function hauntAt(play: Reads<'control' | 'pieces' | 'sites' | 'strongholds'>, hex: HexKey): Haunt {
  const pieces: Haunt['pieces'][number][] = [];
  for (const piece of play.pieces.values()) if (piece.hex === hex && isTargetPiece(piece)) pieces.push(piece);
  return {
    hex,
    pieces,
    stronghold: play.strongholds[hex]?.owner ?? null,
    site: play.sites[hex]?.kind ?? null,
    control: lookup(play.control, hex) ?? null,
  };
}

/** The known contents of a hex: complete for a hex with an own spy. HEX-SPY-10. */
export function knownHaunt(view: View, hex: HexKey): Haunt {
  const known = lookup(view.hexes, hex);
  return {
    hex,
    pieces: keysOf(view.seen).flatMap((id) => {
      const piece = lookup(view.seen, id);
      return piece?.hex === hex ? [piece] : [];
    }),
    stronghold: known?.stronghold?.owner ?? null,
    site: known?.site?.kind ?? null,
    control: known?.control ?? null,
  };
}

/**
 * HEX-SPY-03, -04: everything of other players in a hex that a spy of this seat can infiltrate, in the order in which it
 * would: detachment, Stronghold, Urban hex, Resource hex, convoys.
 */
export function targetsIn({ hex, pieces, stronghold, site, control }: Haunt, seat: SeatId): readonly Infiltrated[] {
  const found: Infiltrated[] = [];
  const others = pieces.filter((piece) => piece.seat !== seat).sort((a, b) => (a.id < b.id ? -1 : 1));
  const ofKind = (kind: 'detachment' | 'convoy') =>
    others.filter((piece) => piece.kind === kind).map(({ id, seat: of }) => ({ kind, piece: id, of }) as const);
  found.push(...ofKind('detachment'));
  if (stronghold !== null && stronghold !== seat) found.push({ kind: 'stronghold', hex, of: stronghold });
  if (site !== null && control !== null && control !== seat) found.push({ kind: site, hex, of: control });
  found.push(...ofKind('convoy'));
  return found;
}

/** Whether two targets are the same. */
export const isSameTarget = (a: SpyTarget, b: SpyTarget): boolean =>
  a.kind === b.kind &&
  ('piece' in a && 'piece' in b ? a.piece === b.piece : 'hex' in a && 'hex' in b && a.hex === b.hex);

/** The target without its owner, as orders and events name it. */
export const bare = (target: SpyTarget): SpyTarget =>
  'piece' in target ? { kind: target.kind, piece: target.piece } : { kind: target.kind, hex: target.hex };

const pieceOf = (play: Reads<'pieces'>, id: PieceId, kind: Piece['kind']): Piece | null => {
  const piece = play.pieces.get(id);
  return piece?.kind === kind ? piece : null;
};

/** The present place of a target; null if it is gone. */
export function placeOf(play: Reads<'pieces'>, target: SpyTarget): HexKey | null {
  return 'piece' in target ? (pieceOf(play, target.piece, target.kind)?.hex ?? null) : target.hex;
}

/** The present owner of a target; null if it is gone or neutral. */
export function ownerOf(play: Reads<'control' | 'pieces' | 'sites' | 'strongholds'>, target: SpyTarget): SeatId | null {
  if ('piece' in target) return pieceOf(play, target.piece, target.kind)?.seat ?? null;
  if (target.kind === 'stronghold') return play.strongholds[target.hex]?.owner ?? null;
  return play.sites[target.hex]?.kind === target.kind ? (lookup(play.control, target.hex) ?? null) : null;
}
