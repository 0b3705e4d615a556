import type { SeatId } from '../../kernel/index.ts';
import { keptOr, lookup } from '../../kernel/index.ts';
import { seatNumber } from '../ground/ground.ts';
import { gridOf } from '../map/grid.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { noMarks, seatNumbers } from '../map/numbers.ts';
import type { Placed } from '../roll/placed.ts';
import { placeIn } from '../roll/roll.ts';
import type { Memory, PieceId, SeenPiece, State } from '../types.ts';
import { censusOf } from './census.ts';
import type { Sightings } from './ghosts.ts';
import { ghostsAfter, lostPieces, sightedPieces } from './ghosts.ts';
import { NO_MEMORY, withKeepsakes } from './hex-cache.ts';
import { keptHex, layOf } from './lay.ts';
import type { LostLand } from './lost-land.ts';
import { lostLand } from './lost-land.ts';
import { spotted } from './seen.ts';
import type { Panorama, SightMask } from './sight.ts';
import { comparedSight, hasSameSight, panoramaOf } from './sight.ts';

/** What came into and went out of a seat's sight. Pieces that went are as they were last seen. */
export interface Changes {
  readonly seat: SeatId;
  readonly sighted: readonly SeenPiece[];
  readonly lost: readonly SeenPiece[];
}

export interface Refreshed {
  readonly memory: State['memory'];
  readonly changes: readonly Changes[];
  /** What each seat has in sight afterwards. */
  readonly sight: ReadonlyMap<SeatId, SightMask>;
  /** Whether a seat sees a piece of somebody else afterwards. */
  readonly sees: (seat: SeatId, piece: PieceId) => boolean;
}

const NOWHERE: SightMask = noMarks(0);

/**
 * HEX-SIGHT-09, -11: what every seat remembers after a phase. Sight is computed before and after it, never in
 * between: things that leave sight are remembered as they were before. Unchanged parts stay the same objects.
 */
export function refreshed(before: State, after: State): Refreshed {
  const grid = gridOf(after.chart);
  const then = panoramaOf(before);
  const now = panoramaOf(after);
  const census = censusOf(before, after);
  const memory: Record<SeatId, Memory> = {};
  const changes: Changes[] = [];
  const land = lostLand(before, after);
  const isStill = before.pieces === after.pieces && before.treaties === after.treaties;
  for (const [seat, number] of seatNumbers(after.seatOrder)) {
    const old = lookup(after.memory, seat) ?? NO_MEMORY;
    memory[seat] = old;
    // Most refreshes of a turn find nothing moved: income and building change nobody's sight.
    const gone = unseenLosses(land, then, now, number);
    if (isStill && gone.length === 0 && hasSameSight(then, now, number)) continue;
    const sightings: Sightings = {
      census,
      seat: number,
      was: spotted(before, number),
      is: spotted(after, number),
      mask: now.masks.get(seat) ?? NOWHERE,
    };
    const lost = lostPieces(sightings);
    const left = rememberedHexes(before, old.looks, leftHexes(then, now, number));
    const looks = land === null ? left : rememberedLand(before, left, gone, land, number);
    const ghosts = ghostsAfter(grid, before.turn, old.ghosts, sightings, lost);
    if (looks !== old.looks || ghosts !== old.ghosts) memory[seat] = { looks, ghosts };
    changes.push({ seat, sighted: asSeen(sightedPieces(sightings)), lost: asSeen(lost) });
  }
  const sees = (seat: SeatId, piece: PieceId): boolean =>
    spotted(after, seatNumber(after.seatOrder, seat)).mask[placeIn(census.now, piece)] === 1;
  return { memory: keptOr(after.memory, memory), changes, sight: now.masks, sees };
}

const asSeen = (placed: readonly Placed[]): readonly SeenPiece[] =>
  placed.flatMap(({ seen }) => (seen === null ? [] : [seen]));

/** Hexes that a seat has lost from sight, by index. */
function leftHexes(then: Panorama, now: Panorama, seat: SeatIndex): readonly HexIndex[] {
  const left: HexIndex[] = [];
  comparedSight(then, now, seat, (hex, isInSight) => {
    if (!isInSight) left.push(hex);
  });
  return left;
}

/** Own and allied places that a seat lost without having them in sight before or after, by index. */
function unseenLosses(land: LostLand | null, then: Panorama, now: Panorama, seat: SeatIndex): readonly HexIndex[] {
  const from = seat * now.stride;
  return land?.hexes(seat).filter((at) => then.hexes[from + at] !== 1 && now.hexes[from + at] !== 1) ?? [];
}

/** HEX-SIGHT-11: the same for lost places that their owner knew without seeing them. */
function rememberedLand(
  before: State,
  old: Memory['looks'],
  gone: readonly HexIndex[],
  land: LostLand,
  seat: SeatIndex,
): Memory['looks'] {
  const lay = layOf(before);
  return withKeepsakes(lay.grid, old, gone, (at) => land.kept(lay, old, seat, at));
}

/** HEX-SIGHT-11: static things in hexes that went out of sight, as last seen, dated. */
function rememberedHexes(before: State, old: Memory['looks'], left: readonly HexIndex[]): Memory['looks'] {
  const lay = layOf(before);
  return withKeepsakes(lay.grid, old, left, (at) => keptHex(lay, at));
}
