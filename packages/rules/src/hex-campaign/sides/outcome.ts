import { seatNumber } from '../ground/ground.ts';
import type { SeatIndex } from '../map/numbers.ts';
import type { Reads } from '../turn/fields.ts';
import type { Army, Battle, BattleResult, BattleSide, PieceId } from '../types.ts';

/** A battle that is over. */
export type Fought = Battle & { readonly result: BattleResult };

/** HEX-WD-02, HEX-QB-11: the battles that were fought, postponed ones first, by number. */
export function foughtBattles({ battles }: Reads<'battles'>): readonly Fought[] {
  return battles
    .flatMap((battle): readonly Fought[] => {
      const { result, postponed, stage } = battle;
      return result === null || postponed || stage !== 'closed' ? [] : [{ ...battle, result }];
    })
    .sort((a, b) => a.turn - b.turn || a.number - b.number);
}

/** HEX-TBL-38: the side that decides about the captives: which took those who found no way out, or won; null: neither. */
export const captorSide = ({ takenBy, result }: Captured): BattleSide | null => takenBy ?? result?.winner ?? null;

interface Captured {
  readonly takenBy?: BattleSide;
  readonly result: { readonly winner: BattleSide | null } | null;
}

/** The beaten side; null: a draw. */
export const beatenSide = ({ result: { winner } }: Fought): BattleSide | null =>
  winner === null ? null : opponentOf(winner);

export const opponentOf = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker');

/** The primary armies of a side, by their ids, whatever happened to them. */
export const armyIds = (battle: Battle, side: BattleSide): readonly PieceId[] => battle[side]?.armies ?? [];

/** Those still in the hex of the battle. */
export function armiesIn(play: Reads<'pieces'>, battle: Battle, side: BattleSide): readonly Army[] {
  return armyIds(battle, side).flatMap((id) => {
    const piece = play.pieces.get(id);
    const isArmy = piece?.kind === 'detachment' || piece?.kind === 'garrison';
    return isArmy && piece.hex === battle.hex ? [piece] : [];
  });
}

/** Seats by the number of the ground. */
export const numberOf = (play: Reads<'ground'>, { seat }: Pick<Army, 'seat'>): SeatIndex =>
  seatNumber(play.ground.seats, seat);
