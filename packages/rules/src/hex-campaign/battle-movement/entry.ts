import { entryCost } from '../ground/entry.ts';
import type { Ground } from '../ground/ground.ts';
import { directionTo, SEA } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Detachment } from '../types.ts';
import { BARRED, classesOf } from '../units/classes.ts';

/** HEX-BMOV-09: the movement classes of a detachment with the captives that it carries. */
export const carriedClasses = (piece: Detachment, guarded: readonly Detachment[]): number =>
  guarded.reduce((bits, { units }) => bits | classesOf(units), classesOf(piece.units));

/** HEX-BMOV-09: why a step between neighbours is closed; movement points and zones do not count. Hexes by index. */
export function stepFault(ground: Ground, classes: number, from: HexIndex, to: HexIndex): Fault | null {
  const cost = entryCost(ground, { classes, high: false }, from, directionTo(ground.grid, from, to));
  if (cost > 0) return null;
  const hex = ground.grid.keys[to];
  const facts = hex === undefined ? {} : { hex };
  return cost < 0 ? fault('river', 'HEX-MOV-16', facts) : fault('closed-terrain', 'HEX-MOV-15', facts);
}

/** HEX-BORD-13: why a detachment cannot land on this ground. A road over it allows it. */
export function dropFault(ground: Ground, classes: number, to: HexIndex): Fault | null {
  const terrain = ground.grid.terrain[to] ?? SEA;
  const isBarred = (ground.roads[to] ?? 0) === 0 && ((BARRED[terrain] ?? 0) & classes) !== 0;
  if (!isBarred || (ground.settings.terrainRestriction === 'ignore' && terrain !== SEA)) return null;
  const hex = ground.grid.keys[to];
  return fault('closed-terrain', 'HEX-MOV-15', hex === undefined ? {} : { hex });
}
