import { recordOf } from '../../kernel/index.ts';
import { CONVOYS } from '../data/allowances.ts';
import { RIVER_ENTRY, TERRAIN_ENTRY } from '../data/terrain.ts';
import type { Detachment, Faction, Garrison, MoveClass, SeenPiece, Unit } from '../types.ts';
import { MOVE_CLASSES, TERRAINS } from '../types.ts';
import { living } from './living.ts';

const BITS = recordOf(MOVE_CLASSES, (moveClass) => 1 << MOVE_CLASSES.indexOf(moveClass));
export const bitOf = (moveClass: MoveClass): number => BITS[moveClass];
export const SKIMMER_BIT = bitOf('skimmer');

/** HEX-MOV-15: for each terrain the classes that may not enter it. */
export const BARRED: readonly number[] = TERRAINS.map((terrain) =>
  MOVE_CLASSES.filter((moveClass) => !TERRAIN_ENTRY[terrain][moveClass]).reduce((bits, c) => bits | bitOf(c), 0),
);

const riverBits = (entry: (typeof RIVER_ENTRY)[MoveClass]): number =>
  MOVE_CLASSES.filter((moveClass) => RIVER_ENTRY[moveClass] === entry).reduce((bits, c) => bits | bitOf(c), 0);

/** HEX-MOV-16: the classes that need a bridge, and those to which the setting `trackedRiver` applies. */
export const NEEDS_BRIDGE = riverBits('no');
export const RIVER_RESTRICTED = riverBits('restricted');

/** HEX-MOV-15: the classes of all units that still have models, wounded and damaged included. */
export function classesOf(units: readonly Unit[]): number {
  let all = 0;
  let alive = 0;
  for (const unit of units) {
    const bit = bitOf(unit.moveClass);
    all |= bit;
    if (living(unit) > 0) alive |= bit;
  }
  return alive === 0 ? all : alive;
}

/** HEX-MORD-11, HEX-MOV-13: skimmers only. */
export const isSkimmersOnly = (classes: number): boolean => classes === SKIMMER_BIT;

/** Rows of the entry table from the most to the least restricted. */
const MOST_RESTRICTED = ['wheeled', 'tracked', 'walker', 'infantry', 'skimmer'] as const satisfies readonly MoveClass[];

/** HEX-SIGHT-08: the movement class that others see: the most restricted of its units. */
export function seenClass(piece: Detachment | Garrison): SeenPiece['moveClass'] {
  const classes = classesOf(piece.units);
  return MOST_RESTRICTED.find((moveClass) => (classes & bitOf(moveClass)) !== 0) ?? null;
}

/** HEX-RACE-EL-02, HEX-RACE-DE-12: the movement class of a seat's convoys. */
export const convoyClass = (faction: Faction): MoveClass => CONVOYS[faction].moveClass;
