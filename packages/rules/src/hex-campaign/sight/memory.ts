import type { HexKey, SeatId } from '../../kernel/index.ts';
import { sortedKeys, tableFrom } from '../../kernel/index.ts';
import type { Grid } from '../movement/grid.ts';
import { gridOf, indexOf, keyAt } from '../movement/grid.ts';
import type { Ghost, HexMemory, Memory, PieceId, SeenPiece, State } from '../types.ts';
import type { Lay } from '../view/known-hexes.ts';
import { keptHex, layOf } from '../view/known-hexes.ts';
import { seenBy } from '../view/seen.ts';
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
  readonly seen: ReadonlyMap<SeatId, ReadonlyMap<PieceId, SeenPiece>>;
}

const NO_MEMORY: Memory = { hexes: {}, ghosts: {} };

/**
 * HEX-SIGHT-09, -11: what every seat remembers after a phase. Sight is looked at before and after it, never in
 * between: what leaves sight is remembered as it stood before.
 */
export function refreshed(before: State, after: State): Refreshed {
  const grid = gridOf(after.chart);
  const then = sightOf(before);
  const now = sightOf(after);
  const lay = layOf(before);
  const memory: Record<SeatId, Memory> = {};
  const changes: Changes[] = [];
  const seen = new Map<SeatId, ReadonlyMap<PieceId, SeenPiece>>();
  for (const seat of after.seatOrder) {
    const was = then.get(seat) ?? new Uint8Array(grid.count);
    const is = now.get(seat) ?? new Uint8Array(grid.count);
    const seenThen = seenBy(before, seat, was);
    const seenNow = seenBy(after, seat, is);
    seen.set(seat, seenNow);
    const old = after.memory[seat] ?? NO_MEMORY;
    const isOwn = (id: PieceId): boolean => after.pieces[id]?.seat === seat;
    memory[seat] = {
      hexes: rememberedHexes(lay, old.hexes, was, is),
      ghosts: ghosts(grid, before.turn, old.ghosts, { seenThen, seenNow, is, isOwn }),
    };
    // What the seat has taken itself is not lost from its sight. HEX-MOV-06
    const lost = missingFrom(seenThen, seenNow).filter(({ id }) => !isOwn(id));
    changes.push({ seat, sighted: missingFrom(seenNow, seenThen), lost });
  }
  return { memory, changes, sight: now, seen };
}

/** HEX-SIGHT-11: static things in hexes that went out of sight, as last seen, dated. */
function rememberedHexes(lay: Lay, old: Memory['hexes'], was: SightMask, is: SightMask): Memory['hexes'] {
  let hexes: Record<HexKey, HexMemory> | null = null;
  for (let at = 0; at < was.length; at++) {
    if (was[at] !== 1 || is[at] === 1) continue;
    hexes ??= tableFrom(old);
    hexes[keyAt(lay.grid, at)] = keptHex(lay, at);
  }
  return hexes ?? old;
}

interface Sightings {
  readonly seenThen: ReadonlyMap<PieceId, SeenPiece>;
  readonly seenNow: ReadonlyMap<PieceId, SeenPiece>;
  readonly is: SightMask;
  /** HEX-MOV-06: what was taken is no ghost of its former owner. */
  readonly isOwn: (id: PieceId) => boolean;
}

/** HEX-SIGHT-11: last known places. A ghost goes when the piece is seen again or its hex is in sight without it. */
function ghosts(grid: Grid, turn: number, old: Memory['ghosts'], now: Sightings): Memory['ghosts'] {
  const kept: Record<PieceId, Ghost> = {};
  const keep = (id: PieceId, ghost: Ghost): void => {
    const isGone = now.isOwn(id) || now.seenNow.has(id) || now.is[indexOf(grid, ghost.piece.hex)] === 1;
    if (!isGone) kept[id] = ghost;
  };
  for (const id of sortedKeys(old)) {
    const ghost = old[id];
    if (ghost !== undefined && !now.seenThen.has(id)) keep(id, ghost);
  }
  for (const [id, piece] of now.seenThen) keep(id, { piece, turn });
  return kept;
}

function missingFrom(
  these: ReadonlyMap<PieceId, SeenPiece>,
  those: ReadonlyMap<PieceId, SeenPiece>,
): readonly SeenPiece[] {
  return [...these.values()].filter((piece) => !those.has(piece.id)).sort((a, b) => (a.id < b.id ? -1 : 1));
}
