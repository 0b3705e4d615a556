import type { PieceKind, Relation } from '@sealed-orders/rules/hex-campaign';
import { capital } from '../../sentence.ts';
import { PIECE_NAMES, RELATION_NAMES } from '../names.ts';

/** A piece as far as it is known: others' pieces may come without a name. */
interface KnownPiece {
  readonly kind: PieceKind;
  readonly name?: string | undefined;
}

/**
 * A piece's name: `2nd Karrow`, or without one `Detachment of Iron Wake`. `owner` is its seat's name; null:
 * the reader's own.
 */
export function pieceName({ kind, name }: KnownPiece, owner: string | null): string {
  return name || capital(owner === null ? PIECE_NAMES[kind] : `${PIECE_NAMES[kind]} of ${owner}`);
}

/** A piece's name for screen readers, with its relation to the reader: `enemy detachment of Iron Wake`. */
export function spokenPiece(piece: KnownPiece, owner: string, relation: Relation | null): string {
  const kind = PIECE_NAMES[piece.kind];
  const name = piece.name || (relation === 'own' ? kind : `${kind} of ${owner}`);
  return relation === null ? name : `${RELATION_NAMES[relation]} ${name}`;
}

/** A piece seen from afar, for screen readers: `enemy Iron Wake armour`. */
export const memoryOf = (arm: string, owner: string, relation: Relation | null): string =>
  [relation === null ? '' : RELATION_NAMES[relation], owner, arm].filter((word) => word !== '').join(' ');
