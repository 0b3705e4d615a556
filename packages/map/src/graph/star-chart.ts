import type { Point, Sheet } from '../board/sheet.ts';
import type { Strength } from '../symbols/counter.tsx';
import type { OrderState } from '../symbols/order-badge.tsx';
import type { SeatLetter } from '../symbols/seats.ts';
import type { Frame, UnitIcon } from '../symbols/symbol-shapes.ts';

/** Kinds of nodes: the first three are on a planet's surface, the others in space. */
export const NODE_KINDS = ['surface', 'city', 'spaceport', 'orbit', 'deep-space', 'warp'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** The land around a node on a surface: it chooses the node's sign, and colours the planet there. */
export const NODE_TERRAINS = [
  'flats',
  'desert',
  'marsh',
  'coast',
  'ridge',
  'quarry',
  'mine',
  'forest',
  'jungle',
  'ice',
  'ruins',
  'crater',
  'array',
] as const;
export type NodeTerrain = (typeof NODE_TERRAINS)[number];

export interface StarNode {
  readonly id: string;
  readonly name: string;
  readonly kind: NodeKind;
  /** The planet it belongs to; null in open space. */
  readonly planet: string | null;
  /** Null in space, and where nothing is known of the land. */
  readonly terrain: NodeTerrain | null;
  /** In map units; null if the map leaves all places to the drawing. */
  readonly at: Point | null;
}

/** The land between a planet's nodes. */
export type Ground = 'plains' | 'hills' | 'forest' | 'jungle' | 'barren';

export interface Planet {
  readonly id: string;
  readonly name: string;
  readonly isHabitable: boolean;
  /** Plains or barren if left out, as it is habitable or not. */
  readonly ground?: Ground;
  /** In map units; null if the map leaves all places to the drawing. */
  readonly at: Point | null;
  readonly radius: number | null;
}

export interface StarPath {
  readonly a: string;
  readonly b: string;
  /** The number to be reached on a die; null if no die is thrown. */
  readonly difficulty: number | null;
  /** Not everyone may use it. */
  readonly isRestricted: boolean;
}

/** The printed map: the same for the whole campaign. Keep the object between renders. */
export interface StarChart {
  readonly planets: readonly Planet[];
  /** In reading order. */
  readonly nodes: readonly StarNode[];
  readonly paths: readonly StarPath[];
  /** The sheet, for a map that gives all places; as large as the drawing needs if left out. */
  readonly sheet?: Sheet;
}

/** What stands in a node: an installation of a city or another site, a portal, a Rok, a colony. */
export const MARK_KINDS = ['site', 'portal', 'rok', 'colony'] as const;

export interface NodeMark {
  readonly kind: (typeof MARK_KINDS)[number];
  readonly state: 'active' | 'dormant' | 'destroyed';
  /** Its owner, if that need not be the node's controller. */
  readonly seat?: SeatLetter;
}

/** What may change in a node during a campaign. */
export interface Holding {
  readonly controller: SeatLetter | null;
  /** What it is worth in the weekly count. */
  readonly value: number | null;
  readonly marks: readonly NodeMark[];
  readonly isTainted: boolean;
}

export interface StarForce {
  readonly id: string;
  readonly node: string;
  readonly seat: SeatLetter;
  /** Written below its counter: points, or a name; may be empty. */
  readonly label: string;
  readonly state: 'free' | 'fighting' | 'queued';
  readonly icon: UnitIcon;
  readonly frame: Frame;
  readonly strength?: Strength | null;
  readonly order?: OrderState | null;
  readonly isTainted?: boolean;
}

/** A battle at a node, with the forces of each side; those that are queued there wait for it to end. */
export interface StarBattle {
  readonly node: string;
  readonly holders: readonly string[];
  readonly attackers: readonly string[];
  /** Written under the forces that wait; may be empty. */
  readonly waiting: string;
}

/** All that is drawn of a campaign. */
export interface StarView {
  readonly chart: StarChart;
  /** By the ids of nodes; nothing is known of those left out. */
  readonly holdings: Readonly<Record<string, Holding>>;
  /** In each node in the order of their arrival. */
  readonly forces: readonly StarForce[];
  readonly battles: readonly StarBattle[];
}

/** A node that can be chosen now. */
export interface ReachedNode {
  readonly node: string;
  readonly cost: number | null;
  /** In a few signs: `3+`, `4/6`. */
  readonly odds: string | null;
}

/** One of the orders that are planned or given together. */
export interface SeriesStep {
  /** Its place in the series, from 1. */
  readonly number: number;
  /** Null if nothing moves: a flag is planted in the node. */
  readonly from: string | null;
  readonly to: string;
  readonly state: 'draft' | 'complete' | 'sealed';
}
