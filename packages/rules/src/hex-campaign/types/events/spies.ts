import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { SpyTarget } from '../pieces.ts';
import type { Report } from '../report.ts';
import type { BuildingType, DefenceType, PieceId, SpyMissionType } from '../vocabulary.ts';

interface OfSpy {
  readonly seat: SeatId;
  readonly piece: PieceId;
  readonly name: string;
  readonly hex: HexKey;
}

/** Spies and what they report: HEX-SPY, HEX-CAPT-03. Each is told to one player. */
export type SpyEvent =
  | (OfSpy & { readonly type: 'spy-built'; readonly cost: number })
  | (OfSpy & {
      readonly type: 'spy-infiltrated';
      readonly target: SpyTarget;
      readonly of: SeatId;
      readonly die: number;
    })
  /** Without a die. HEX-SPY-07. */
  | (OfSpy & { readonly type: 'spy-switched'; readonly target: SpyTarget; readonly of: SeatId })
  /** What it had infiltrated is gone, or in other hands. HEX-SPY-09. */
  | (OfSpy & { readonly type: 'spy-released'; readonly target: SpyTarget; readonly of: SeatId })
  /** To its owner: it was caught and is dead. HEX-SPY-05. */
  | (OfSpy & { readonly type: 'spy-lost'; readonly die: number })
  /** To whoever it spied on. HEX-SPY-05. */
  | {
      readonly type: 'spy-caught';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly hex: HexKey;
      readonly target: SpyTarget;
    }
  /** The rule says how it was learned: by a mission, from a caught spy, from captives. */
  | { readonly type: 'spy-report'; readonly seat: SeatId; readonly report: Report }
  | (OfSpy & {
      readonly type: 'spy-mission';
      readonly mission: SpyMissionType;
      readonly die: number;
      readonly result: 'caught' | 'failed' | 'done';
    })
  | {
      readonly type: 'spy-order-refused';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly mission: SpyMissionType;
      readonly code: string;
    }
  /** To the spy's owner and to the owner of the place; both null: there was nothing to break. HEX-SPY-11. */
  | {
      readonly type: 'sabotaged';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly building: BuildingType | null;
      readonly defence: DefenceType | null;
    }
  /** To the spy's owner and to the owner of the army. HEX-SPY-11. */
  | { readonly type: 'poisoned'; readonly seat: SeatId; readonly hex: HexKey; readonly models: number };
