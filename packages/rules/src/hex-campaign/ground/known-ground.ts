import { keysOf, lookup, remembered } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { gridOf, indexOf, markSides } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { NOBODY, noMarks, OFF_MAP } from '../map/numbers.ts';
import type { KnownHex, PublicSeat, View } from '../types.ts';
import type { Ground } from './ground.ts';
import { emptyGround, markWaiting, seatNumber, setDown } from './ground.ts';
import { isInEnemyZoc } from './zoc.ts';

function compile(view: View): Ground {
  const grid = gridOf(view.chart);
  const roads = noMarks(grid.count);
  markSides(grid, roads, view.chart.roads ?? []);
  const seats = view.seats.map((seat) => seat.id);
  const { settings, treaties } = view;
  const ground = emptyGround({ grid, seats, settings, treaties, airControl: [], roads });
  for (const key of keysOf(view.hexes)) {
    const known = view.hexes[key];
    const at = indexOf(grid, key);
    if (known !== undefined && at >= 0) layDown(ground, at, known);
  }
  for (const seat of view.seats) {
    const at = seat.startingCapital === null ? OFF_MAP : indexOf(grid, seat.startingCapital);
    const isLost = at >= 0 && (ground.control[at] ?? NOBODY) >= 0 && seats[ground.control[at] ?? NOBODY] !== seat.id;
    if (at >= 0 && !isLost && !isSeenToBeNone(view, seat)) ground.capitals.add(at);
  }
  for (const id of keysOf(view.pieces)) {
    const piece = lookup(view.pieces, id);
    if (piece !== undefined) setDown(ground, piece);
  }
  for (const id of keysOf(view.seen)) {
    const piece = lookup(view.seen, id);
    if (piece !== undefined) setDown(ground, piece);
  }
  markWaiting(ground, view.battles);
  return ground;
}

/** Whether a seat's starting Capital is in sight and no longer a Capital. */
function isSeenToBeNone({ hexes }: View, { startingCapital }: PublicSeat): boolean {
  const known = startingCapital === null ? undefined : hexes[startingCapital];
  return known?.inSight === true && known.capital === undefined;
}

function layDown(ground: Ground, at: HexIndex, known: KnownHex): void {
  markSides(ground.grid, ground.roads, known.roads);
  ground.control[at] = seatNumber(ground.seats, known.control);
  ground.strongholds[at] = seatNumber(ground.seats, known.stronghold?.owner ?? null);
  if (known.site !== null) ground.places[at] = 1;
  if (known.capital !== undefined) ground.capitals.add(at);
}

/** The ground as a viewer knows it: what is in sight, own, or remembered. Made once for a view; not to be changed. */
export const knownGround: (view: View) => Ground = remembered(compile);

/** HEX-MOV-05: the hexes in the zones of control of the enemies that a seat has in sight; empty for other viewers. */
export function enemyZones(view: View): readonly HexKey[] {
  const ground = knownGround(view);
  const seat = view.own === null ? NOBODY : seatNumber(ground.seats, view.own.id);
  if (seat < 0) return [];
  return ground.grid.keys.filter((key) => isInEnemyZoc(ground, seat, indexOf(ground.grid, key)));
}
