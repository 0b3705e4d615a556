import type { EdgeKey, HexKey, SeatId } from '../../kernel/index.ts';
import type { UnitSetup } from './setup.ts';
import type { Aspect, BuildingType, DefenceType, PieceId, TreatyKind, TurretWeapon, UnitId } from './vocabulary.ts';

/**
 * One line of a build sheet. Lines are carried out group by group in the order of HEX-TURN-09, within a group as they
 * are written. `payer` names the own Urban hex whose BP pay where the rules leave a choice (HEX-BP-12).
 */
export type BuildLine =
  // Disbanding: HEX-DET-17, HEX-GAR-08, HEX-BLD-05, HEX-DEF-02, HEX-STR-07
  | { readonly type: 'disband'; readonly piece: PieceId }
  | { readonly type: 'disband-models'; readonly piece: PieceId; readonly unit: UnitId; readonly models: number }
  | {
      readonly type: 'disband-building';
      readonly hex: HexKey;
      readonly building: BuildingType;
      readonly aspect: Aspect | null;
    }
  | { readonly type: 'disband-defence'; readonly hex: HexKey; readonly defence: string; readonly payer: HexKey | null }
  | { readonly type: 'demolish'; readonly hex: HexKey }
  // Unloading convoys: HEX-BP-11
  | { readonly type: 'unload'; readonly convoy: PieceId; readonly bp: number }
  // Transfers and structure: HEX-DET-19 to -21, HEX-CLAIM-14, HEX-RACE-CH-17
  | {
      readonly type: 'transfer';
      readonly piece: PieceId;
      readonly unit: UnitId;
      readonly to: PieceId;
      readonly into: UnitId;
      readonly models: number;
    }
  | { readonly type: 'add-unit'; readonly piece: PieceId; readonly unit: UnitSetup }
  | { readonly type: 'remove-unit'; readonly piece: PieceId; readonly unit: UnitId }
  | { readonly type: 'compose-followers'; readonly hex: HexKey; readonly units: readonly UnitSetup[] }
  | {
      readonly type: 'compose-mercenaries';
      readonly hex: HexKey;
      readonly name: string;
      readonly units: readonly UnitSetup[];
    }
  | { readonly type: 'retarget'; readonly piece: PieceId; readonly target: HexKey }
  // Captives: HEX-CAPT-01, -02, -03, HEX-RACE-CH-13
  | {
      readonly type: 'move-captives';
      readonly captives: PieceId;
      /** A detachment or garrison of the own; null: the prison in the hex where they are. */
      readonly to: PieceId | null;
      /** What the captor wants to hear about at their first imprisonment. HEX-CAPT-03. */
      readonly ask: 'detachment' | 'stronghold' | 'urban' | null;
    }
  | { readonly type: 'convert'; readonly captives: PieceId }
  // Diplomacy: HEX-DIP-10, -12
  | { readonly type: 'end-treaty'; readonly with: SeatId; readonly treaty: TreatyKind }
  | { readonly type: 'close-capital'; readonly to: SeatId; readonly closed: boolean }
  | { readonly type: 'expel'; readonly diplomat: PieceId }
  // Rearming and replacing: HEX-DET-12, -24
  | { readonly type: 'rearm'; readonly piece: PieceId }
  | { readonly type: 'replace'; readonly piece: PieceId; readonly unit: UnitId; readonly models: number }
  // After battles: HEX-AFT-17, -18; `cost` as the club's list has it
  | { readonly type: 'bionics'; readonly piece: PieceId; readonly unit: UnitId; readonly injuries: readonly number[] }
  | { readonly type: 're-equip'; readonly piece: PieceId; readonly unit: UnitId; readonly cost: number }
  // New detachments: HEX-DET-10, HEX-GAR-09, in set-up also garrisons: HEX-START-06
  | {
      readonly type: 'new-detachment';
      readonly hex: HexKey;
      readonly name: string;
      readonly special: string | null;
      readonly units: readonly UnitSetup[];
      readonly orbit: boolean;
      readonly prefer: readonly HexKey[];
    }
  | {
      readonly type: 'new-garrison-detachment';
      readonly hex: HexKey;
      readonly name: string;
      readonly units: readonly UnitSetup[];
      readonly target: HexKey;
      readonly prefer: readonly HexKey[];
    }
  | { readonly type: 'new-garrison'; readonly hex: HexKey; readonly name: string; readonly units: readonly UnitSetup[] }
  // Settlements, buildings, Strongholds, defences: HEX-URB, HEX-BLD, HEX-STR, HEX-DEF
  | { readonly type: 'found'; readonly hex: HexKey; readonly payer: HexKey }
  | { readonly type: 'grow'; readonly hex: HexKey }
  | { readonly type: 'building'; readonly hex: HexKey; readonly building: BuildingType; readonly aspect: Aspect | null }
  | { readonly type: 'exploit'; readonly hex: HexKey; readonly on: boolean }
  | { readonly type: 'upkeep-order'; readonly buildings: readonly BuildingType[] }
  | { readonly type: 'stronghold'; readonly hex: HexKey; readonly payer: HexKey }
  | {
      readonly type: 'defence';
      readonly hex: HexKey;
      readonly defence: DefenceType;
      readonly weapon: TurretWeapon | null;
      readonly payer: HexKey;
    }
  | {
      readonly type: 'convert-tower';
      readonly hex: HexKey;
      readonly defence: string;
      readonly to: 'aa-tower' | 'turret-tower' | 'radar-tower';
      readonly weapon: TurretWeapon | null;
      readonly payer: HexKey;
    }
  // Roads: HEX-ROAD
  | { readonly type: 'road'; readonly edge: EdgeKey; readonly payer: HexKey }
  // Spies and diplomats: HEX-BLD-10, -18
  | { readonly type: 'spy'; readonly hex: HexKey }
  | { readonly type: 'diplomat' }
  // New convoys: HEX-BP-10
  | { readonly type: 'convoy'; readonly hex: HexKey; readonly bp: number }
  // Routes: HEX-ROUTE-01
  | { readonly type: 'route'; readonly hex: HexKey; readonly path: readonly HexKey[] | null }
  // The Capital: HEX-RACE-DE-03, HEX-CLAIM-23
  | { readonly type: 'move-capital'; readonly hex: HexKey }
  | { readonly type: 'name-capital'; readonly hex: HexKey };

export type BuildLineType = BuildLine['type'];
export type LineOf<Type extends BuildLineType> = Extract<BuildLine, { readonly type: Type }>;
