import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { FailureCode } from '../claim/failures.ts';
import { type ClaimLand, claimFault, isLeftOut } from '../claim/legality.ts';
import { isSupplied, type Supply, supplyFrom } from '../claim/supply.ts';
import { seatNumber } from '../ground/ground.ts';
import { knownGround } from '../ground/known-ground.ts';
import { indexOf, keyAt, nextTo } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { EVERY_DIRECTION } from '../map/numbers.ts';
import { march } from '../movement/march.ts';
import type { Detachment, MovementOrder, View } from '../types.ts';
import { classesOf } from '../units/classes.ts';
import { knownMover } from './known-faults.ts';

/** A hex that an order would claim, and why the claim would fail as far as the viewer knows; null: it would succeed. */
export interface ForeseenClaim {
  readonly hex: HexKey;
  readonly code: Exclude<FailureCode, 'contested'> | null;
}

/** What one order claims on the known map, by index, and its detachment's hex at that time. */
interface Claiming {
  readonly piece: Detachment;
  readonly at: HexIndex;
  readonly hexes: readonly HexIndex[];
  readonly isArea: boolean;
}

/**
 * HEX-CLAIM-01: what an order would claim now. The viewer's own hexes are not listed, nor are those that a claimed area
 * leaves out. Nobody can know other claims on the same hex. HEX-CLAIM-07.
 * @param sheet the other orders of the sheet: their claims count for supply too. HEX-CLAIM-08
 */
export function foreseenClaims(
  view: View,
  order: MovementOrder,
  sheet: readonly MovementOrder[],
): readonly ForeseenClaim[] {
  const claiming = claimingOf(view, order);
  if (claiming === null) return [];
  const ground = knownGround(view);
  const land: ClaimLand = {
    ground,
    isUrban: (hex) => lookup(view.hexes, keyAt(ground.grid, hex))?.site?.kind === 'urban',
  };
  const seat = seatNumber(ground.seats, claiming.piece.seat);
  const fault = ({ at }: Claiming, hex: HexIndex) => claimFault(land, { seat, at }, hex);
  const others = sheet.flatMap((other) => (other.piece === order.piece ? [] : (claimingOf(view, other) ?? [])));
  const claimed = new Set([claiming, ...others].flatMap((one) => one.hexes.filter((hex) => fault(one, hex) === null)));
  const cut = cutOff(view, claiming, claimed);
  return claiming.hexes.flatMap((hex): readonly ForeseenClaim[] => {
    const code = fault(claiming, hex);
    if (ground.control[hex] === seat || (claiming.isArea && isLeftOut(code))) return [];
    return [{ hex: keyAt(ground.grid, hex), code: code ?? cut }];
  });
}

/** HEX-MORD-08, -09: the hexes that an order claims; null: it claims none. */
function claimingOf(view: View, order: MovementOrder): Claiming | null {
  const piece = lookup(view.pieces, order.piece);
  if (piece?.kind !== 'detachment') return null;
  const ground = knownGround(view);
  const start = indexOf(ground.grid, piece.hex);
  if (order.type === 'claim-area' && order.shrine === undefined) {
    const around = EVERY_DIRECTION.map((d) => nextTo(ground.grid, start, d)).filter((hex) => hex >= 0);
    return { piece, at: start, hexes: [start, ...around], isArea: true };
  }
  const mover = order.type === 'move-and-claim' ? knownMover(view, piece, order) : null;
  if (mover === null || order.type !== 'move-and-claim') return null;
  const { trail } = march(
    ground,
    mover,
    order.path.map((key) => indexOf(ground.grid, key)),
  );
  return { piece, at: trail.at(-1) ?? start, hexes: [...new Set(trail)], isArea: false };
}

/** HEX-CLAIM-08, -23: what invalidates all claims of a detachment; null: a supply path leads to the Capital. */
function cutOff(
  view: View,
  { piece, at }: Claiming,
  claimed: ReadonlySet<HexIndex>,
): 'no-capital' | 'no-supply' | null {
  const capital = view.own?.capital ?? null;
  if (capital === null) return 'no-capital';
  const ground = knownGround(view);
  const tracer = { seat: seatNumber(ground.seats, piece.seat), classes: classesOf(piece.units) };
  const supply: Supply = supplyFrom(ground, tracer, indexOf(ground.grid, capital), claimed);
  return isSupplied(supply, at) ? null : 'no-supply';
}
