import type { HexKey, SeatId } from '../../kernel/index.ts';
import { keptOr, revised } from '../../kernel/index.ts';
import { gridOf, keyAt } from '../movement/grid.ts';
import type { HexMemory, Memory, PieceId, SeenPiece, State } from '../types.ts';
import { keptHex, layOf } from '../view/known-hexes.ts';
import { seenMarks } from '../view/seen.ts';
import { censusOf } from './census.ts';
import type { Sightings } from './ghosts.ts';
import { ghostsAfter, isOwnNow } from './ghosts.ts';
import type { SightMask } from './sight.ts';
import { sightOf } from './sight.ts';

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

const NO_MEMORY: Memory = { hexes: {}, ghosts: {} };
const NONE: ReadonlySet<HexKey> = new Set();

/**
 * HEX-SIGHT-09, -11: what every seat remembers after a phase. Sight is looked at before and after it, never in
 * between: what leaves sight is remembered as it stood before. What did not change is the same object as before.
 */
export function refreshed(before: State, after: State): Refreshed {
  const grid = gridOf(after.chart);
  const then = sightOf(before);
  const now = sightOf(after);
  const census = censusOf(before, after);
  const memory: Record<SeatId, Memory> = {};
  const changes: Changes[] = [];
  const seen = new Map<SeatId, Uint8Array>();
  const isStill = before.pieces === after.pieces && before.treaties === after.treaties;
  for (const [number, seat] of after.seatOrder.entries()) {
    const was = then.get(seat) ?? new Uint8Array(grid.count);
    const is = now.get(seat) ?? new Uint8Array(grid.count);
    const seenNow = seenMarks(after, number, is);
    seen.set(seat, seenNow);
    const old = after.memory[seat] ?? NO_MEMORY;
    // Most looks of a turn find nothing moved: income and building change nobody's sight.
    if (isStill && isSameMask(was, is)) {
      memory[seat] = old;
      continue;
    }
    const sightings: Sightings = { census, seat: number, seenThen: seenMarks(before, number, was), seenNow, is };
    const hexes = rememberedHexes(before, old.hexes, was, is);
    const ghosts = ghostsAfter(grid, before.turn, old.ghosts, sightings);
    memory[seat] = hexes === old.hexes && ghosts === old.ghosts ? old : { hexes, ghosts };
    changes.push({ seat, sighted: sighted(sightings), lost: lost(sightings) });
  }
  const sees = (seat: SeatId, piece: PieceId): boolean => seen.get(seat)?.[census.nowAt.get(piece) ?? -1] === 1;
  return { memory: keptOr(after.memory, memory), changes, sight: now, sees };
}

const isSameMask = (was: SightMask, is: SightMask): boolean => was.every((mark, at) => mark === is[at]);

/** HEX-SIGHT-11: static things in hexes that went out of sight, as last seen, dated. */
function rememberedHexes(before: State, old: Memory['hexes'], was: SightMask, is: SightMask): Memory['hexes'] {
  const lay = layOf(before);
  const left: (readonly [HexKey, HexMemory])[] = [];
  for (let at = 0; at < was.length; at++) {
    if (was[at] === 1 && is[at] !== 1) left.push([keyAt(lay.grid, at), keptHex(lay, at)]);
  }
  return revised(old, NONE, left);
}

const byId = (a: SeenPiece, b: SeenPiece): number => (a.id < b.id ? -1 : 1);

function sighted({ census, seenThen, seenNow }: Sightings): readonly SeenPiece[] {
  const found: SeenPiece[] = [];
  for (let now = 0; now < seenNow.length; now++) {
    if (seenNow[now] !== 1 || seenThen[census.thenOf[now] ?? -1] === 1) continue;
    const seen = census.now[now]?.seen ?? null;
    if (seen !== null) found.push(seen);
  }
  return found.sort(byId);
}

/** HEX-MOV-06: what the seat has taken itself is not lost from its sight. */
function lost(of: Sightings): readonly SeenPiece[] {
  const { census, seenThen, seenNow } = of;
  const found: SeenPiece[] = [];
  for (let then = 0; then < seenThen.length; then++) {
    const now = census.nowOf[then] ?? -1;
    if (seenThen[then] !== 1 || seenNow[now] === 1 || isOwnNow(of, now)) continue;
    const seen = census.then[then]?.seen ?? null;
    if (seen !== null) found.push(seen);
  }
  return found.sort(byId);
}
