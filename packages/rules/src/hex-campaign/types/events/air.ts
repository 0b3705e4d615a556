import type { HexKey, SeatId } from '../../../kernel/index.ts';
import type { SeenPiece, SeenSite } from '../knowledge.ts';
import type { AirMissionType, BuildingType, PieceId } from '../vocabulary.ts';

/** Air missions: HEX-AIR. Each is told to one player; what the others know they see. */
export type AirEvent =
  /** A mission that no squadron could be given. */
  | {
      readonly type: 'air-order-refused';
      readonly seat: SeatId;
      readonly airspace: number;
      readonly mission: AirMissionType;
      readonly target: HexKey | null;
      readonly code: string;
    }
  /** An own squadron was turned back. HEX-AIR-04, -05. */
  | {
      readonly type: 'squadron-negated';
      readonly seat: SeatId;
      readonly airspace: number;
      readonly mission: AirMissionType;
    }
  /** An own interceptor holds its Airspace, with or without an enemy squadron turned back. HEX-AIR-05. */
  | {
      readonly type: 'interceptor-holds';
      readonly seat: SeatId;
      readonly airspace: number;
      readonly stopped: boolean;
    }
  /** Told to each player with squadrons or own hexes there. HEX-AIR-06. */
  | {
      readonly type: 'airspace-controlled';
      readonly seat: SeatId;
      readonly airspace: number;
      readonly seats: readonly SeatId[];
    }
  /** To the owner of the Capital: what of his reinforcements gets through. HEX-AIR-12. */
  | {
      readonly type: 'reinforcements-attacked';
      readonly seat: SeatId;
      readonly airspace: number;
      readonly dice: readonly number[];
      readonly needs: number;
      readonly bp: number;
    }
  /** To an attacker who knows where the Capital lies. HEX-AIR-12. */
  | {
      readonly type: 'reinforcements-cut';
      readonly seat: SeatId;
      readonly of: SeatId;
      readonly airspace: number;
      readonly bp: number;
    }
  /** To the bomber: the dice, and how hard they hit; not what stood there. HEX-AIR-09. */
  | {
      readonly type: 'bombed';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly die: number;
      readonly damage: 'none' | 'building' | 'heavy';
      /** Buildings that were to be destroyed; there may have been fewer. */
      readonly buildings: number;
    }
  /** To the bomber: nothing was there to be bombed. HEX-AIR-09. */
  | {
      readonly type: 'bombing-failed';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly code: 'no-settlement' | 'no-enemy';
    }
  /** To whom the settlement belongs. HEX-AIR-09. */
  | {
      readonly type: 'settlement-bombed';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly name: string;
      readonly die: number;
      /** AA weapons that took part of the die. */
      readonly aa: number;
      readonly lost: readonly BuildingType[];
      readonly size: 1 | 2 | 3 | 4;
      readonly shrunk: boolean;
    }
  /** To others who have the hex in sight. */
  | { readonly type: 'bombing-seen'; readonly seat: SeatId; readonly hex: HexKey }
  /** What a Recon listed. HEX-AIR-07. */
  | {
      readonly type: 'recon-report';
      readonly seat: SeatId;
      readonly airspace: number;
      readonly die: number;
      readonly sites: readonly {
        readonly hex: HexKey;
        readonly control: SeatId | null;
        readonly site: SeenSite;
      }[];
      readonly pieces: readonly SeenPiece[];
    }
  /** A Tactical Bombardment got through: an army may be supported. HEX-AIR-10. */
  | { readonly type: 'air-support-ready'; readonly seat: SeatId; readonly airspace: number }
  | {
      readonly type: 'air-support-assigned';
      readonly seat: SeatId;
      readonly airspace: number;
      readonly army: PieceId;
      readonly hex: HexKey;
    }
  | { readonly type: 'air-support-refused'; readonly seat: SeatId; readonly support: number; readonly code: string };
