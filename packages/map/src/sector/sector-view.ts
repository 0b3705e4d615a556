import type { Strength } from '../symbols/counter.tsx';
import type { SeatLetter } from '../symbols/seats.ts';
import type { Frame, UnitIcon } from '../symbols/symbol-shapes.ts';

/** A territory of the grid: its place counts from West’s home edge and from the top, both from 1. */
export interface SectorTerritory {
  readonly id: string;
  /** As it is printed: 8, B. */
  readonly name: string;
  readonly column: number;
  readonly row: number;
  /** The letter of the side that holds it. */
  readonly holder: SeatLetter;
  readonly isMajor: boolean;
  /** `draft`: only proposed or queued. */
  readonly fort: 'none' | 'draft' | 'begun' | 'built';
  readonly hasBattle: boolean;
  readonly isIsolated: boolean;
}

/** What is written at the foot of a territory; `isForecast`: it is not so yet. */
export interface SectorPlate {
  readonly text: string;
  readonly isForecast: boolean;
}

/** What a counter shows: its face to those who know it all, else its back. */
export interface SectorCounter {
  readonly id: string;
  /** Null: it has none yet. */
  readonly number: number | null;
  readonly seat: SeatLetter;
  /** Null: face down. */
  readonly face: { readonly icon: UnitIcon; readonly frame: Frame; readonly strength?: Strength } | null;
  /** Whether something is known of a counter that lies face down. */
  readonly isKnown: boolean;
  /** Committed elsewhere, or out of the turn: drawn faintly. */
  readonly isAway: boolean;
  /** Only proposed or queued: drawn faintly, with a broken edge. */
  readonly isDraft?: boolean;
}

/** Aircraft missions, in the order in which a box shows them. */
export const AIR_SIGNS = ['scouting', 'intercept', 'transport', 'escort'] as const;
export type AirSign = (typeof AIR_SIGNS)[number];

export interface SectorAircraft extends SectorCounter {
  readonly mission: AirSign;
}

/**
 * `attack`: a block arrow across the edge; `answer` and `move`: a thin one; `plan`: the reader’s, not declared yet; `draft`: only
 * proposed or queued, faint and broken.
 */
export interface SectorArrow {
  readonly kind: 'attack' | 'answer' | 'move' | 'plan' | 'draft';
  readonly from: string;
  readonly to: string;
  readonly seat: SeatLetter;
  /** Its number among the attacks of the turn; null: none is written. */
  readonly number: number | null;
}

/** A way through the air: the territory that it starts from, then those that it enters. */
export interface SectorFlight {
  readonly way: readonly string[];
  readonly seat: SeatLetter;
  readonly isPlan: boolean;
  /** Only proposed or queued: drawn faintly. */
  readonly isDraft?: boolean;
}

/** All that is drawn of a campaign. Keep the object and its parts between renders: each part is drawn again on its own. */
export interface SectorView {
  readonly columns: number;
  readonly rows: number;
  /** West’s first, in the order of their names. */
  readonly territories: readonly SectorTerritory[];
  /** By territory; none: nothing is written there. */
  readonly plates: Readonly<Record<string, SectorPlate>>;
  /** By territory, in the order of their numbers. */
  readonly counters: Readonly<Record<string, readonly SectorCounter[]>>;
  readonly aircraft: Readonly<Record<string, readonly SectorAircraft[]>>;
  /** In orbit: West’s and East’s. */
  readonly orbit: readonly [readonly SectorCounter[], readonly SectorCounter[]];
  readonly arrows: readonly SectorArrow[];
  readonly flights: readonly SectorFlight[];
  readonly words: SectorWords;
}

/** What is written around the grid. */
export interface SectorWords {
  /** Above each column, from West’s home edge. */
  readonly lines: readonly string[];
  /** Along both home edges. */
  readonly edges: readonly [string, string];
  readonly orbit: string;
}
