import type { HexKey } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import { gridOf, indexOf, markSides } from '../movement/grid.ts';
import type { Ground } from '../movement/ground.ts';
import { emptyGround, markWaiting, NOBODY, seatNumber, setDown } from '../movement/ground.ts';
import { remembered } from '../movement/memo.ts';
import { isInEnemyZoc } from '../movement/zoc.ts';
import type { KnownHex, View } from '../types.ts';

function compile(view: View): Ground {
  const grid = gridOf(view.chart);
  const roads = new Uint8Array(grid.count);
  const seats = view.seats.map((seat) => seat.id);
  const { settings, treaties } = view;
  const ground = emptyGround({ grid, seats, settings, treaties, airControl: [], roads });
  for (const key of keysOf(view.hexes)) {
    const known = view.hexes[key];
    const at = indexOf(grid, key);
    if (known !== undefined && at >= 0) layDown(ground, at, known);
  }
  for (const seat of view.seats) {
    const at = seat.startingCapital === null ? NOBODY : indexOf(grid, seat.startingCapital);
    const isLost = at >= 0 && (ground.control[at] ?? NOBODY) >= 0 && seats[ground.control[at] ?? 0] !== seat.id;
    if (at >= 0 && !isLost) ground.capitals.add(at);
  }
  for (const id of keysOf(view.pieces)) {
    const piece = view.pieces[id];
    if (piece !== undefined) setDown(ground, piece);
  }
  for (const id of keysOf(view.seen)) {
    const piece = view.seen[id];
    if (piece !== undefined) setDown(ground, piece);
  }
  markWaiting(ground, view.battles);
  return ground;
}

function layDown(ground: Ground, at: number, known: KnownHex): void {
  markSides(ground.grid, ground.roads, known.roads);
  ground.control[at] = seatNumber(ground.seats, known.control);
  ground.strongholds[at] = seatNumber(ground.seats, known.stronghold?.owner ?? null);
  if (known.site !== null) ground.places[at] = 1;
}

/** The ground as a viewer knows it: what is in sight, own, or remembered. Made once for a view; not to be changed. */
export const knownGround: (view: View) => Ground = remembered(compile);

/** HEX-MOV-05: the hexes in the zones of control of the enemies that a seat has in sight; empty for other viewers. */
export function enemyZones(view: View): readonly HexKey[] {
  const ground = knownGround(view);
  const seat = view.own === null ? NOBODY : ground.seats.indexOf(view.own.id);
  if (seat < 0) return [];
  return ground.grid.keys.filter((key) => isInEnemyZoc(ground, seat, indexOf(ground.grid, key)));
}
