import type { Detachment, PieceId, SeenBattle, View } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, hexAt, label } from '@sealed-orders/rules/space';
import type { Known } from './script.ts';

/** The hex with this printed number. */
export const hex = (printed: string): HexKey => hexAt(Number(printed.slice(0, 2)) - 1, Number(printed.slice(2)) - 1);

export const hexes = (printed: string): readonly HexKey[] => printed.split(' ').map(hex);

const ownPieces = ({ view, seat }: Known) => [
  ...Object.values(view.pieces).filter((piece) => piece.seat === seat),
  ...Object.values(view.own?.orbit ?? {}),
];

/** An own detachment by its name. */
export function detachment(known: Known, name: string): Detachment {
  const found = ownPieces(known).find((piece) => piece.kind === 'detachment' && piece.name === name);
  if (found?.kind === 'detachment') return found;
  throw new Error(`there is no detachment called ${name}`);
}

/** An own spy or convoy in a hex. */
export function pieceAt(known: Known, kind: 'spy' | 'convoy', at: string): PieceId {
  const found = ownPieces(known).find((piece) => piece.kind === kind && piece.hex === hex(at));
  if (found !== undefined) return found.id;
  throw new Error(`there is no ${kind} in ${at}`);
}

/** The battle that is fought in a hex. */
export function battleAt(view: View, at: string): SeenBattle {
  const found = view.battles.find((battle) => battle.hex === hex(at) && battle.stage !== 'closed');
  if (found !== undefined) return found;
  const others = view.battles.map((battle) => label(view.chart.size, battle.hex)).join(', ');
  throw new Error(`no battle is fought in ${at}${others === '' ? '' : `, only in ${others}`}`);
}
