import type { RuleId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { BuildLine } from './build.ts';
import type { Refusal } from './options.ts';
import type { UnitSetup } from './setup.ts';
import type { BuildingType, God, Mount } from './vocabulary.ts';

/** BP added to the store of an own Urban hex, negative if taken. */
export interface Booking {
  readonly hex: HexKey;
  readonly bp: number;
}

/** A line of a build sheet as it is carried out on what the seat knows. */
export interface ReckonedLine {
  readonly line: BuildLine;
  /** Its position in the sheet. */
  readonly index: number;
  /** The store it pays from or into; empty for a line without a price, and for a refused one. */
  readonly bookings: readonly Booking[];
  readonly refusal: Refusal | null;
}

/** Stored BP of an own Urban hex before the sheet, and when all of it is carried out. */
export interface Store {
  readonly hex: HexKey;
  readonly before: number;
  readonly left: number;
}

/** What the next upkeep adds to an own Urban hex or takes from it, by cause, as far as the seat knows. */
export type IncomeLine = { readonly hex: HexKey; readonly rule: RuleId; readonly bp: number } & (
  | { readonly kind: 'yield' | 'taxation' | 'exploitation' | 'reinforcement' | 'no-port' | 'debt' | 'fun-battles' }
  | { readonly kind: 'victory-points'; readonly lead: number }
  | { readonly kind: 'resources'; readonly from: HexKey; readonly rp: number; readonly length: number }
  | { readonly kind: 'building'; readonly building: BuildingType }
  | { readonly kind: 'army'; readonly points: number }
);

/** A build sheet added up. */
export interface Reckoning {
  /** In the order in which they are carried out: HEX-TURN-09. */
  readonly lines: readonly ReckonedLine[];
  readonly stores: readonly Store[];
  /** The next upkeep as it would be after this sheet. */
  readonly ahead: readonly IncomeLine[];
}

/** The effect of adding a line to a sheet. */
export interface Judgement {
  /** Why the line itself is refused; null: accepted. */
  readonly refusal: Refusal | null;
  readonly bookings: readonly Booking[];
  /** Positions of the lines that can no longer be carried out because of it. */
  readonly falls: readonly number[];
}

/** A possible route for a Resource hex's RP, with the amount that arrives. HEX-ROUTE-04. */
export interface Haul {
  /** The hexes after the Resource hex, the settlement last. */
  readonly path: readonly HexKey[];
  readonly end: HexKey;
  readonly length: number;
  /** Hundredths of the RP that arrive. */
  readonly share: number;
  readonly bp: number;
}

/** The routes of one own Resource hex after a sheet. */
export interface Haulage {
  readonly hex: HexKey;
  readonly rp: number;
  /** Its route; null: none, or one that is cut. */
  readonly now: Haul | null;
  /** Why its route cannot be used; null if it can, or if there is none. */
  readonly cut: Refusal | null;
  /** Shortest paths to the own settlements where anything arrives, the best first. */
  readonly ways: readonly Haul[];
}

/** A kind of unit of the seat's lists, to be completed with models and points. */
export type UnitKind = Omit<UnitSetup, 'models' | 'points'>;

/** Possible details of a unit besides those in its list. */
export interface UnitNatures {
  readonly mounts: readonly Mount[];
  readonly marks: readonly God[];
}
