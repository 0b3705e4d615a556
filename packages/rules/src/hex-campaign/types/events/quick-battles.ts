import type { SeatId } from '../../../kernel/index.ts';
import type { LossItem } from '../battles.ts';
import type { BattleSide } from '../vocabulary.ts';

/** Something that was lost, by the name of its unit. */
export interface NamedLoss {
  readonly name: string;
  readonly part: LossItem['part'];
}

/** Quick Battles: HEX-QB. */
export type QuickBattleEvent =
  /** To both sides: what the dice of one of them inflict. HEX-QB-02. */
  | {
      readonly type: 'quick-battle-rolled';
      readonly battle: string;
      readonly side: BattleSide;
      readonly dice: readonly [number, number];
      readonly value: number;
      readonly damage: number;
    }
  /** To both sides: what a planner, or a defender who was ready, picked of the enemy's losses. HEX-QB-07. */
  | {
      readonly type: 'losses-picked';
      readonly battle: string;
      /** Who picked. */
      readonly seat: SeatId;
      readonly units: readonly NamedLoss[];
      /** Whether dice chose for him. HEX-QB-06. */
      readonly drawn: boolean;
    }
  /** To the owner: what he lost. HEX-QB-05, -06. */
  | {
      readonly type: 'losses-chosen';
      readonly battle: string;
      readonly seat: SeatId;
      readonly units: readonly NamedLoss[];
      readonly drawn: boolean;
    }
  /** To both: one of them said what a fun battle came to. HEX-QB-12. */
  | { readonly type: 'fun-battle-reported'; readonly seat: SeatId; readonly with: SeatId }
  /** Public: both said the same of it. */
  | {
      readonly type: 'fun-battle-fought';
      readonly seat: SeatId;
      readonly with: SeatId;
      readonly winner: SeatId | null;
    }
  /** To one of the two: what it brings, and what it takes from the next income. */
  | {
      readonly type: 'fun-battle-counted';
      readonly seat: SeatId;
      readonly vp: number;
      readonly lost: number;
      readonly deduction: number;
    };
