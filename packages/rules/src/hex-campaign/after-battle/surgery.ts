import type { HexKey } from '../../space/hex.ts';
import { BIONICS_COST } from '../data/after-battle.ts';
import { seatNumber } from '../ground/ground.ts';
import { isEnemyNear } from '../ground/zoc.ts';
import { hasSurgeons } from '../places/working.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import { moversInSheets } from '../turn/orders.ts';
import type { Board, Telling } from '../turn/play.ts';
import { at, factionOf, replacePiece, tell } from '../turn/play.ts';
import type { Detachment, PieceId, Unit, UnitRecord } from '../types.ts';

/** The fields of a step that this reads and changes. */
type Surgery = Telling & Board & Reads<'before' | 'control' | 'seats' | 'sheets' | 'strongholds'> & Changes<'sites'>;

const isPatient = ({ record }: Unit): boolean => (record?.bionics ?? []).length > 0;

/** HEX-AFT-17: before movement, paid bionics are fitted to recovering detachments and refunded for the others. */
export function fitBionics(play: Surgery): void {
  const waiting = [...play.pieces.values()].filter(
    (piece): piece is Detachment => piece.kind === 'detachment' && piece.units.some(isPatient),
  );
  if (waiting.length === 0) return;
  const recovering = new Set<PieceId>(
    moversInSheets(play).flatMap(({ piece, order }) => (order.type === 'recover' ? [piece.id] : [])),
  );
  for (const piece of waiting) {
    const isFitted = recovering.has(piece.id) && isInSurgery(play, piece);
    const units = piece.units.map((unit) => (isPatient(unit) ? treated(play, piece, unit, isFitted) : unit));
    replacePiece(play, { ...piece, units });
  }
}

/** HEX-MORD-07: whether it does recover, in a settlement of its owner's where both buildings still work. */
function isInSurgery(play: Surgery, { seat, hex }: Detachment): boolean {
  if (play.control[hex] !== seat) return false;
  if (isEnemyNear(play.ground, seatNumber(play.ground.seats, seat), at(play, hex))) return false;
  return hasSurgeons(play.sites[hex], factionOf(play, seat), play.turn);
}

function treated(play: Surgery, piece: Detachment, unit: Unit, isFitted: boolean): Unit {
  const { record } = unit;
  if (record === undefined) return unit;
  const { bionics = [], ...left } = record;
  const { id, seat, name, hex } = piece;
  const who = { seat, piece: id, name, unit: unit.name };
  if (!isFitted) {
    const bp = BIONICS_COST * bionics.length;
    const paidTo = refunded(play, piece, bp);
    tell(play, { type: 'bionics-refunded', rule: 'HEX-AFT-17', to: [seat], ...who, hex: paidTo, bp });
    return { ...unit, record: left };
  }
  tell(play, { type: 'bionics-fitted', rule: 'HEX-AFT-17', to: [seat], ...who, hex, injuries: bionics });
  return { ...unit, record: { ...left, injuries: without(left, bionics) } };
}

function without({ injuries }: Pick<UnitRecord, 'injuries'>, healed: readonly number[]): readonly number[] {
  const left = [...injuries];
  for (const one of healed) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

/** The BP go back to the hex that paid; null where it is no longer a settlement of the owner's. */
function refunded(play: Surgery, { seat, hex }: Detachment, bp: number): HexKey | null {
  const site = play.sites[hex];
  if (site?.kind !== 'urban' || play.control[hex] !== seat) return null;
  play.sites[hex] = { ...site, bp: site.bp + bp };
  return hex;
}
