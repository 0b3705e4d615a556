import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { BattleResult } from '../battles.ts';
import type { CasualtyRow, DefenceType, PieceId } from '../vocabulary.ts';

/** One unit of an army that fought; only its owner reads of it. */
interface OfUnit {
  readonly seat: SeatId;
  readonly piece: PieceId;
  readonly name: string;
  readonly unit: string;
}

/** What a unit lost on the field, as everybody who stood there saw it. */
export interface UnitLosses {
  readonly seat: SeatId;
  readonly unit: string;
  /** Models removed, vehicles destroyed. */
  readonly lost: number;
  /** Vehicles damaged. */
  readonly damaged: number;
}

/** What a battle came to: HEX-AFT, HEX-XP. */
export type AftermathEvent =
  /** Who learns of it is a setting: `battleReports`. HEX-AFT-03. */
  | {
      readonly type: 'battle-ended';
      readonly battle: string;
      readonly hex: HexKey;
      readonly attacker: SeatId | null;
      readonly defender: SeatId | null;
      readonly result: BattleResult;
    }
  /** To both sides and the allies who supported them. HEX-AFT-07. */
  | {
      readonly type: 'battle-losses';
      readonly battle: string;
      readonly hex: HexKey;
      readonly units: readonly UnitLosses[];
    }
  /** To the owner. Dice null: the players threw them. HEX-AFT-02. */
  | (OfUnit & {
      readonly type: 'broken-tested';
      readonly leadership: number;
      readonly dice: readonly [number, number] | null;
      readonly rallied: boolean;
    })
  /** To the owner: what became of the fallen of a unit. HEX-AFT-10, -11, -18, -19. */
  | (OfUnit & {
      readonly type: 'casualties';
      readonly row: CasualtyRow;
      readonly dice: readonly number[];
      readonly dead: number;
      readonly wounded: number;
      readonly light: number;
      readonly damaged: number;
      /** It lost its special weapons and equipment. */
      readonly stripped: boolean;
    })
  /** To the owner. `injury`: the die of HEX-AFT-16; null: the character is dead. HEX-AFT-15. */
  | (OfUnit & { readonly type: 'second-chance'; readonly die: number; readonly injury: number | null })
  /** Who learns of it is a setting: `battleReports`. HEX-AFT-15. */
  | { readonly type: 'character-died'; readonly seat: SeatId; readonly unit: string; readonly hex: HexKey }
  /** To owner and captor. HEX-AFT-06, HEX-TBL-36, HEX-WD-09. */
  | {
      readonly type: 'detachment-captured';
      readonly seat: SeatId;
      readonly by: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      readonly hex: HexKey;
    }
  /** To both sides: defences that are no more. HEX-DEF-17. */
  | {
      readonly type: 'defences-destroyed';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly defences: readonly DefenceType[];
    }
  /** To the owner. `lost` of what it had, then `gained`. HEX-XP-04, -05. */
  | {
      readonly type: 'experience-gained';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      readonly lost: number;
      readonly gained: number;
      readonly dxp: number;
      /** Points that it may have now. HEX-XP-06. */
      readonly most: number;
    }
  /** To the owner: what the Capital at `hex` lost for squads left behind. HEX-RACE-EL-04. */
  | { readonly type: 'spirit-stones-lost'; readonly seat: SeatId; readonly hex: HexKey; readonly bp: number }
  /** To the owner. HEX-AFT-17. */
  | (OfUnit & { readonly type: 'bionics-ordered'; readonly hex: HexKey; readonly cost: number })
  | (OfUnit & { readonly type: 'bionics-fitted'; readonly hex: HexKey; readonly injuries: readonly number[] })
  /** `hex` null: nobody was there to take the BP back. */
  | (OfUnit & { readonly type: 'bionics-refunded'; readonly hex: HexKey | null; readonly bp: number })
  /** To the owner. HEX-AFT-18. */
  | (OfUnit & { readonly type: 'equipment-bought'; readonly hex: HexKey; readonly cost: number });
