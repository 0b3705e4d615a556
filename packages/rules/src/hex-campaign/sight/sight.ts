import type { SeatId } from '../../kernel/index.ts';
import { lookup, rememberedFor } from '../../kernel/index.ts';
import { ALLY, relationsOf } from '../ground/ground.ts';
import type { Grid } from '../map/grid.ts';
import { gridOf, indexAt } from '../map/grid.ts';
import type { HexIndex, PerHex, SeatIndex } from '../map/numbers.ts';
import type { State } from '../types.ts';
import type { Lookout } from './radius.ts';
import { lookouts } from './radius.ts';

/** 1 for each hex in sight, by index. */
export type SightMask = PerHex;

/**
 * What all seats have in sight, seat by seat in one array, so that two can be compared four hexes at a time.
 * Each seat's part begins at its number times `stride`, a multiple of four.
 */
export interface Panorama {
  readonly masks: ReadonlyMap<SeatId, SightMask>;
  readonly stride: number;
  readonly hexes: Uint8Array;
  readonly fours: Uint32Array;
}

/** HEX-SIGHT-01: sight is by distance; terrain does not block it. */
export function look(grid: Grid, mask: SightMask, { at: centre, radius }: Lookout): void {
  if (centre < 0) return;
  const row = Math.floor(centre / grid.columns);
  const q = (centre % grid.columns) - Math.floor(row / 2);
  for (let dr = -radius; dr <= radius; dr++) {
    const r = row + dr;
    if (r < 0 || r >= grid.rows) continue;
    const shift = Math.floor(r / 2);
    const from = Math.max(0, q + Math.max(-radius, -dr - radius) + shift);
    const to = Math.min(grid.columns - 1, q + Math.min(radius, -dr + radius) + shift);
    for (let column = from; column <= to; column++) mask[indexAt(grid, column, r)] = 1;
  }
}

/** Everything that sight depends on, except the pieces. */
function circumstances({ chart, seatOrder, seats, settings, strongholds, treaties, turn }: State): readonly unknown[] {
  return [
    chart,
    seatOrder,
    settings,
    strongholds,
    treaties,
    turn,
    ...seatOrder.map((seat) => lookup(seats, seat)?.capital),
  ];
}

/** What everybody sees; made once for all states with the same lookouts. */
export const panoramaOf: (state: State) => Panorama = rememberedFor(({ pieces }) => pieces, circumstances, panorama);

/** HEX-SIGHT-01, -10: each seat's own lookouts and, under `alliedSight` shared, its allies' except spies. */
function panorama(state: State): Panorama {
  const grid = gridOf(state.chart);
  const own = lookouts(state);
  const relations = relationsOf(state);
  const n = state.seatOrder.length;
  const stride = Math.ceil(grid.count / 4) * 4;
  const hexes = new Uint8Array(n * stride);
  const masks = state.seatOrder.map((seat, s): readonly [SeatId, SightMask] => {
    const mask = hexes.subarray(s * stride, s * stride + grid.count);
    for (const [o, theirs] of own.entries()) {
      const isShared = o === s || (state.settings.alliedSight === 'shared' && relations[s * n + o] === ALLY);
      if (!isShared) continue;
      for (const lookout of theirs) if (o === s || !lookout.isSecret) look(grid, mask, lookout);
    }
    return [seat, mask];
  });
  return { masks: new Map(masks), stride, hexes, fours: new Uint32Array(hexes.buffer) };
}

/** HEX-SIGHT-01: what each seat has in sight. */
export const sightOf = (state: State): ReadonlyMap<SeatId, SightMask> => panoramaOf(state).masks;

/** Whether a seat sees the same hexes in both looks. */
export function hasSameSight(then: Panorama, now: Panorama, seat: SeatIndex): boolean {
  const from = (seat * now.stride) / 4;
  for (let four = from; four < from + now.stride / 4; four++) if (then.fours[four] !== now.fours[four]) return false;
  return true;
}

/** Calls `visit` with the index of each hex that a seat sees in only one of two looks, and whether now. */
export function comparedSight(
  then: Panorama,
  now: Panorama,
  seat: SeatIndex,
  visit: (hex: HexIndex, isInSight: boolean) => void,
): void {
  const from = seat * now.stride;
  for (let four = from / 4; four < (from + now.stride) / 4; four++) {
    if (then.fours[four] === now.fours[four]) continue;
    for (let i = 4 * four; i < 4 * four + 4; i++) {
      if (then.hexes[i] !== now.hexes[i]) visit((i - from) as HexIndex, now.hexes[i] === 1);
    }
  }
}
