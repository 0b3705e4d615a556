import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { BattleDice } from '../battle-cards.ts';
import type { PieceId } from '../vocabulary.ts';

interface OfBattle {
  readonly battle: string;
  readonly hex: HexKey;
}

/** Battles and what is said of them: HEX-TBL. */
export type BattleEvent =
  /** Public: a battle arose; whether it is a raid is not. HEX-BMOV-08, HEX-SIGHT-12. */
  | (OfBattle & {
      readonly type: 'battle-arose';
      /** Null: NPC forces. */
      readonly attacker: SeatId | null;
      readonly defender: SeatId;
    })
  /** To its owner: models changed units before the battle. HEX-TBL-16, -17. */
  | (OfBattle & {
      readonly type: 'units-regrouped';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      readonly units: readonly { readonly unit: string; readonly ready: number }[];
    })
  /** To both sides: the dice of the battle card. HEX-TBL-40. */
  | (OfBattle & { readonly type: 'battle-card-rolled'; readonly dice: BattleDice })
  /** To both sides: the terrain was rolled again. HEX-TBL-02. */
  | (OfBattle & { readonly type: 'terrain-rerolled'; readonly seat: SeatId; readonly die: number })
  /** To both sides: somebody reported; `confirmed`: the other had reported the same, `differs`: something else. */
  | (OfBattle & {
      readonly type: 'battle-reported';
      readonly seat: SeatId;
      readonly status: 'awaits' | 'confirmed' | 'differs';
    })
  /** To both sides: the referee has said what it came to. HEX-TBL-41. */
  | (OfBattle & { readonly type: 'battle-decided' })
  /** To both sides: somebody agrees to quick dice, or no longer. HEX-QB-01. */
  | (OfBattle & { readonly type: 'quick-battle-agreed'; readonly seat: SeatId; readonly agree: boolean })
  /** To all players: somebody would put it off, or no longer. HEX-QB-11. */
  | (OfBattle & { readonly type: 'postponement-agreed'; readonly seat: SeatId; readonly agree: boolean })
  /** Public. HEX-QB-11. */
  | (OfBattle & { readonly type: 'battle-postponed' })
  /** To both sides: one of them was no more when it was to be fought. HEX-QB-11. */
  | (OfBattle & { readonly type: 'battle-called-off' })
  /** To the owner of an army beside several battles. HEX-TBL-25. */
  | (OfBattle & {
      readonly type: 'support-lent';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
    });
