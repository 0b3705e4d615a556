import type { Facts, HexKey, SeatId } from '../../../kernel/index.ts';
import type { BuildLine } from '../build.ts';
import type { Aspect, BuildingType, PieceId } from '../vocabulary.ts';

/** Upkeep, stores, convoys and routes: HEX-BP, HEX-ROUTE, HEX-TURN-08. Amounts are BP. */
export type EconomyEvent =
  /** Urban income of one hex. HEX-BP-02. */
  | {
      readonly type: 'income';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly bp: number;
      readonly bonus: number;
    }
  /** The die of a settlement that was exploited, and the size that it has now. HEX-BLD-17. */
  | {
      readonly type: 'exploited';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly name: string;
      readonly die: number;
      readonly size: 1 | 2 | 3 | 4;
    }
  /** Reinforcement BP, `attacked` where dice set them. HEX-BP-03, HEX-AIR-12. */
  | {
      readonly type: 'reinforced';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly bp: number;
      readonly cause: 'usual' | 'attacked' | 'no-port';
    }
  /** `lead`: victory points above the lowest total. HEX-BP-05. */
  | {
      readonly type: 'bonus-paid';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly bp: number;
      readonly lead: number;
    }
  | { readonly type: 'buildings-maintained'; readonly seat: SeatId; readonly hex: HexKey; readonly bp: number }
  /** A building that was not paid and is gone. HEX-BP-08. */
  | {
      readonly type: 'building-unpaid';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly building: BuildingType;
      readonly aspect: Aspect | null;
      readonly refund: number;
    }
  /** What the detachments of so many points were due, what was owed before, paid, and is owed now. HEX-BP-06, -07. */
  | {
      readonly type: 'army-maintained';
      readonly seat: SeatId;
      readonly points: number;
      readonly due: number;
      readonly owed: number;
      readonly paid: number;
      readonly debt: number;
    }
  /** Under `unpaidArmyMaintenance` disband: ready models that went; `gone`: the detachment with them. */
  | {
      readonly type: 'unit-dismissed';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      readonly unit: string;
      readonly points: number;
      readonly gone: boolean;
    }
  /** What fun battles took from the Capital. HEX-QB-12. */
  | { readonly type: 'deducted'; readonly seat: SeatId; readonly hex: HexKey; readonly bp: number }
  | {
      readonly type: 'convoy-formed';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      readonly hex: HexKey;
      readonly bp: number;
    }
  /** `left`: still aboard; 0: the convoy is no more. HEX-BP-11. */
  | {
      readonly type: 'convoy-unloaded';
      readonly seat: SeatId;
      readonly piece: PieceId;
      readonly name: string;
      readonly hex: HexKey;
      readonly bp: number;
      readonly left: number;
    }
  /** What an ally's convoy unloaded in a settlement of the seat. HEX-BP-11. */
  | {
      readonly type: 'bp-received';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly hex: HexKey;
      readonly bp: number;
    }
  /** `share`: hundredths of the RP that arrive; `end` null: no route any more. HEX-ROUTE-01, -04. */
  | {
      readonly type: 'route-set';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly end: HexKey | null;
      readonly length: number;
      readonly share: number;
    }
  /** RP of a Resource hex that became BP at the end of their route. HEX-BP-04, HEX-ROUTE-04. */
  | {
      readonly type: 'resources-arrived';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly end: HexKey;
      readonly rp: number;
      readonly length: number;
      readonly bp: number;
    }
  /** `at`: where the route is cut, null where there is none or the seat cannot see it. HEX-ROUTE-05. */
  | {
      readonly type: 'resources-lost';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly rp: number;
      readonly code: 'no-route' | 'route-cut' | 'no-store' | 'enemy-zoc';
      readonly at: HexKey | null;
    }
  /** A Resource hex that its taker consumed; `piece` null: the BP went into the Capital. HEX-RACE-TY-02. */
  | {
      readonly type: 'resources-consumed';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly bp: number;
      readonly piece: PieceId | null;
    }
  | { readonly type: 'upkeep-order-set'; readonly seat: SeatId; readonly buildings: readonly BuildingType[] }
  | {
      readonly type: 'exploitation-set';
      readonly seat: SeatId;
      readonly hex: HexKey;
      readonly name: string;
      readonly on: boolean;
    }
  /** A line of the build sheet that could not be carried out when its turn came. HEX-TURN-09. */
  | {
      readonly type: 'line-refused';
      readonly seat: SeatId;
      readonly line: BuildLine;
      readonly code: string;
      readonly facts: Facts;
    };
