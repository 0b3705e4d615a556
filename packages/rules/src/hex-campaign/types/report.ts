import type { HexKey, SeatId } from '../../kernel/index.ts';
import type { Building, Defence, StrongholdLevel } from './map.ts';
import type { Unit } from './pieces.ts';
import type { Faction, March, PieceId } from './vocabulary.ts';

/** A unit as a report tells of it: all but what only its owner's book-keeping knows. */
export type ReportedUnit = Omit<Unit, 'id' | 'limits' | 'record'> & {
  /** Injuries of its special characters, and whether its special weapons are lost; absent: nothing befell it. */
  readonly hurt?: { readonly injuries: readonly number[]; readonly stripped: boolean };
};

/** Captives that an army holds, by their owner. */
export interface ReportedCaptives {
  readonly of: SeatId;
  readonly race: Faction | null;
  readonly units: readonly ReportedUnit[];
}

interface Located {
  readonly seat: SeatId;
  readonly hex: HexKey;
}

/**
 * What somebody learned of one thing of another player's: a snapshot of the moment, complete and never brought up to
 * date. HEX-SPY-13.
 */
export type Report =
  | (Located & {
      readonly kind: 'detachment';
      readonly piece: PieceId;
      readonly race: Faction | null;
      readonly march: March;
      readonly special: string | null;
      readonly garrisonDetachment: boolean;
      readonly dxp: number;
      readonly units: readonly ReportedUnit[];
      readonly captives: readonly ReportedCaptives[];
    })
  | (Located & { readonly kind: 'convoy'; readonly piece: PieceId; readonly bp: number })
  | (Located & {
      readonly kind: 'stronghold';
      readonly level: StrongholdLevel;
      readonly defences: readonly Defence[];
      /** Null where nobody holds it. */
      readonly garrison: readonly ReportedUnit[] | null;
      readonly captives: readonly ReportedCaptives[];
    })
  | (Located & {
      readonly kind: 'urban';
      readonly name: string;
      readonly faction: Faction;
      readonly size: 1 | 2 | 3 | 4;
      readonly bp: number;
      readonly buildings: readonly Building[];
    })
  | (Located & {
      readonly kind: 'resource';
      readonly yield: number;
      readonly route: readonly HexKey[] | null;
    });
