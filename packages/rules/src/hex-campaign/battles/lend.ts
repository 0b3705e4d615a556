import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../turn/play.ts';
import { tell } from '../turn/play.ts';
import type { Fault } from '../turn/sheet-faults.ts';
import { fault } from '../turn/sheet-faults.ts';
import type { Battle, PieceId } from '../types.ts';
import { fieldOf, isSpent } from './support.ts';

/** HEX-TBL-25, HEX-QB-09: the owner of an army beside several battles names the one that it helps. */
export function lendSupport(play: Play, battle: Battle, seat: SeatId, id: PieceId): readonly Fault[] {
  const piece = play.pieces.get(id) ?? play.orbit.get(id);
  if (piece?.kind !== 'detachment' || piece.seat !== seat) {
    return [fault('no-such-army', 'HEX-TBL-25', { piece: id }, ['piece'])];
  }
  const isBeside = ({ supporters }: Battle): boolean => supporters.some((one) => one.piece === id);
  if (!isBeside(battle)) return [fault('not-beside-battle', 'HEX-TBL-25', { piece: id }, ['piece'])];
  if (isSpent(fieldOf(play), battle, id)) return [fault('support-spent', 'HEX-TBL-25', { piece: id }, ['piece'])];
  const others = play.battles.filter((other) => other.id !== battle.id && isBeside(other) && other.stage === 'open');
  if (others.length === 0) return [fault('beside-one-battle', 'HEX-TBL-25', { piece: id }, ['piece'])];
  const isOther = new Set(others.map((other) => other.id));
  play.battles = play.battles.map((one) =>
    isOther.has(one.id) ? { ...one, supporters: one.supporters.filter((other) => other.piece !== id) } : one,
  );
  const { name } = piece;
  const what = { seat, piece: id, name, battle: battle.id, hex: battle.hex };
  tell(play, { type: 'support-lent', rule: 'HEX-TBL-25', to: [seat], ...what });
  return [];
}
