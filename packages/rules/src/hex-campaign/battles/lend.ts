import type { SeatId } from '../../kernel/index.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { fieldOf, isSpent } from '../sides/support.ts';
import { tell } from '../turn/play.ts';
import type { Battle, PieceId } from '../types.ts';
import type { BattlesPlay } from './play.ts';

/** What lending needs to know about an army and the battles beside it. */
export interface Lending {
  /** Whether it is a detachment of the lender. */
  readonly isOwn: boolean;
  readonly isBeside: boolean;
  readonly isSpent: boolean;
  /** The number of other open battles beside it. */
  readonly others: number;
}

/** HEX-TBL-25: why an army cannot be lent to a battle. */
export function lendingFault({ isOwn, isBeside, isSpent, others }: Lending, piece: PieceId): Fault | null {
  if (!isOwn) return fault('no-such-army', 'HEX-TBL-25', { piece }, ['piece']);
  if (!isBeside) return fault('not-beside-battle', 'HEX-TBL-25', { piece }, ['piece']);
  if (isSpent) return fault('support-spent', 'HEX-TBL-25', { piece }, ['piece']);
  return others === 0 ? fault('beside-one-battle', 'HEX-TBL-25', { piece }, ['piece']) : null;
}

/** HEX-TBL-25, HEX-QB-09: the owner of an army beside several battles names the one that it helps. */
export function lendSupport(play: BattlesPlay, battle: Battle, seat: SeatId, id: PieceId): readonly Fault[] {
  const piece = play.pieces.get(id) ?? play.orbit.get(id);
  const isBeside = ({ supporters }: Battle): boolean => supporters.some((one) => one.piece === id);
  const others = play.battles.filter((other) => other.id !== battle.id && isBeside(other) && other.stage === 'open');
  const lending: Lending = {
    isOwn: piece?.kind === 'detachment' && piece.seat === seat,
    isBeside: isBeside(battle),
    isSpent: isSpent(fieldOf(play), battle, id),
    others: others.length,
  };
  const found = lendingFault(lending, id);
  if (found !== null || piece === undefined) return found === null ? [] : [found];
  const isOther = new Set(others.map((other) => other.id));
  play.battles = play.battles.map((one) =>
    isOther.has(one.id) ? { ...one, supporters: one.supporters.filter((other) => other.piece !== id) } : one,
  );
  const { name } = piece;
  const what = { seat, piece: id, name, battle: battle.id, hex: battle.hex };
  tell(play, { type: 'support-lent', rule: 'HEX-TBL-25', to: [seat], ...what });
  return [];
}
