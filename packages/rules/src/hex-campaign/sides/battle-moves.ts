import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { BattleMove, BattleOrder, Piece, PieceId, State } from '../types.ts';

/** The fields of a step that this reads and changes. */
type Noting = Reads<'before' | 'orbit' | 'pieces' | 'sheets'> & Changes<'battleMoves'>;

/** The assumed behaviour of a detachment without a battle order. */
const STAYED: BattleMove = { how: 'stayed', treatment: null, retreat: [] };

/** HEX-QB-11: battles postponed last turn wait in the new one. */
export function keepPostponed(play: Changes<'battleMoves' | 'battles'>): void {
  play.battles = play.battles.filter(({ postponed }) => postponed);
  play.battleMoves = keptMoves(play);
}

/** Postponed battles not fought yet keep their armies' orders from then. HEX-QB-11. */
function keptMoves({ battles, battleMoves }: Reads<'battleMoves' | 'battles'>): State['battleMoves'] {
  const waiting = battles.flatMap(({ attacker, defender }) => [...attacker.armies, ...(defender?.armies ?? [])]);
  return Object.fromEntries(
    waiting.sort().flatMap((id) => {
      const move = lookup(battleMoves, id);
      return move === undefined ? [] : [[id, move] as const];
    }),
  );
}

/**
 * HEX-LOOT-03, HEX-MORD-14, HEX-WD-10: facts from battle movement for the battle phase: who entered a hex, who
 * withdrew into one, and their orders for places and retreats.
 */
export function noteBattleMoves(play: Noting): void {
  const moves: Record<PieceId, BattleMove> = { ...play.battleMoves };
  for (const seat of sortedKeys(play.sheets)) {
    const sheet = play.sheets[seat];
    if (sheet?.phase !== 'battle-orders') continue;
    for (const order of sheet.orders) {
      const piece = play.pieces.get(order.piece) ?? play.orbit.get(order.piece);
      if (piece?.seat === seat) moves[order.piece] = noted(play, piece, order, lookup(moves, order.piece) ?? STAYED);
    }
  }
  play.battleMoves = moves;
}

function noted(play: Reads<'before' | 'pieces'>, piece: Piece, order: BattleOrder, before: BattleMove): BattleMove {
  const treatment = 'treatment' in order ? (order.treatment ?? null) : null;
  const how = hasMoved(play, piece) ? howOf(order) : before.how;
  return { how, treatment: treatment ?? before.treatment, retreat: order.retreat ?? before.retreat };
}

const howOf = ({ type }: BattleOrder): BattleMove['how'] => (type === 'withdraw' ? 'withdrew' : 'entered');

/** Whether it has moved since the orders were written, or landed from orbit. */
function hasMoved({ before, pieces }: Reads<'before' | 'pieces'>, { id, hex }: Piece): boolean {
  return pieces.has(id) && lookup(before.pieces, id)?.hex !== hex;
}

/** Records that a detachment has left the hex of its battle for this one. HEX-LOOT-03. */
export function noteWithdrawal(play: Changes<'battleMoves'>, piece: PieceId): void {
  const move = lookup(play.battleMoves, piece) ?? STAYED;
  play.battleMoves = { ...play.battleMoves, [piece]: { ...move, how: 'withdrew' } };
}

/** The owner's preferred hexes for a detachment, the best first. */
export const preferencesOf = (play: Reads<'battleMoves'>, piece: PieceId): BattleMove['retreat'] =>
  lookup(play.battleMoves, piece)?.retreat ?? [];
