import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { StrongholdLevel } from '../map.ts';
import type { DefenceType, TurretWeapon } from '../vocabulary.ts';

/** Strongholds, defences and roads: HEX-STR, HEX-DEF, HEX-ROAD. */
export type StrongholdEvent =
  | {
      readonly type: 'stronghold-built';
      readonly seat: SeatId;
      readonly hex: HexKey;
      /** What it is now. */
      readonly level: StrongholdLevel;
      readonly payer: HexKey;
      readonly cost: number;
    }
  | {
      readonly type: 'stronghold-demolished';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly level: StrongholdLevel;
    }
  | {
      readonly type: 'defence-built';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly defence: DefenceType;
      readonly weapon: TurretWeapon | null;
      readonly payer: HexKey;
      readonly cost: number;
    }
  | {
      readonly type: 'tower-converted';
      readonly seat: SeatId;
      readonly hex: HexKey;
      /** What it is now. */
      readonly defence: 'aa-tower' | 'turret-tower' | 'radar-tower';
      readonly weapon: TurretWeapon | null;
      readonly payer: HexKey;
      readonly cost: number;
    }
  | {
      readonly type: 'defence-disbanded';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly defence: DefenceType;
      readonly weapon: TurretWeapon | null;
      /** Where the refund went; null: nobody was near enough to take it. */
      readonly store: HexKey | null;
      readonly bp: number;
    }
  /** More than the Stronghold has room for after a change of level or owner. HEX-DEF-16. */
  | {
      readonly type: 'defences-surplus';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly defences: readonly DefenceType[];
      readonly bp: number;
    }
  | {
      readonly type: 'road-tried';
      readonly seat: SeatId;
      readonly between: readonly [HexKey, HexKey];
      /** The least die that succeeds; 1: none was thrown. HEX-ROAD-04, -05. */
      readonly needs: 1 | 3 | 5;
      readonly die: number | null;
      readonly built: boolean;
      /** Null: a free road of the set-up. HEX-START-14. */
      readonly payer: HexKey | null;
      readonly cost: number;
    }
  /** A free road that was no longer wanted when its turn came, because an earlier action had built it. HEX-START-14. */
  | {
      readonly type: 'free-road-spared';
      readonly seat: SeatId;
      readonly between: readonly [HexKey, HexKey];
      readonly code: string;
    };
