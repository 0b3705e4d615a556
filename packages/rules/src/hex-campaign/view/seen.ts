import type { SeatId } from '../../kernel/index.ts';
import { SIZE_BAND } from '../data/sight.ts';
import { ALLY, relationTable } from '../movement/ground.ts';
import { living, rosterSize, seenClass } from '../movement/mover.ts';
import type { SightMask } from '../sight/sight.ts';
import type { Piece, PieceId, SeenPiece, SeenSite, Settings, Site, State, Unit } from '../types.ts';
import { placedPieces } from './placed.ts';

/** Points of the models that are still with the units, rounded down. */
const livingPoints = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + Math.floor((unit.points * living(unit)) / Math.max(1, rosterSize(unit))), 0);

function toldPoints(units: readonly Unit[], detail: Settings['sightDetail']): number | null {
  if (detail === 'presence') return null;
  const points = livingPoints(units);
  return detail === 'full' ? points : Math.round(points / SIZE_BAND) * SIZE_BAND;
}

/** HEX-SIGHT-08, HEX-SPY-02: a piece as others see it; null for a spy, whom nobody sees. */
export function seenPiece(state: Pick<State, 'settings'>, piece: Piece): SeenPiece | null {
  if (piece.kind === 'spy') return null;
  const base = { id: piece.id, kind: piece.kind, seat: piece.seat, hex: piece.hex, name: piece.name };
  switch (piece.kind) {
    case 'detachment':
      return {
        ...base,
        moveClass: seenClass(piece),
        garrisonDetachment: piece.garrisonDetachment,
        points: toldPoints(piece.units, state.settings.sightDetail),
      };
    case 'garrison':
      return {
        ...base,
        moveClass: null,
        garrisonDetachment: false,
        points: toldPoints(piece.units, state.settings.sightDetail),
      };
    case 'convoy':
    case 'diplomat':
      return { ...base, moveClass: null, garrisonDetachment: false, points: null };
  }
}

/**
 * HEX-SIGHT-01, -08: the pieces of others that a seat sees. Allies' armies and convoys it always knows; their
 * diplomats only in sight.
 */
export function seenBy(state: State, seat: SeatId, mask: SightMask): ReadonlyMap<PieceId, SeenPiece> {
  const me = state.seatOrder.indexOf(seat);
  const relations = relationTable(state.seatOrder, state.treaties);
  const found = new Map<PieceId, SeenPiece>();
  for (const { piece, at, seat: owner } of placedPieces(state)) {
    if (owner === me || piece.kind === 'spy') continue;
    const isAlly = relations[me * state.seatOrder.length + owner] === ALLY;
    if (mask[at] !== 1 && (piece.kind === 'diplomat' || !isAlly)) continue;
    const seen = seenPiece(state, piece);
    if (seen !== null) found.set(piece.id, seen);
  }
  return found;
}

/** HEX-SIGHT-08: a site as others see it, or in full for its owner. */
export function seenSite(site: Site, isOwn: boolean): SeenSite {
  if (site.kind === 'resource') {
    const value = isOwn ? site.yield : null;
    return { kind: 'resource', size: null, faction: null, name: null, yield: value, bp: null, buildings: null };
  }
  return {
    kind: 'urban',
    size: site.size,
    faction: site.faction,
    name: site.name,
    yield: null,
    bp: isOwn ? site.bp : null,
    buildings: isOwn ? site.buildings : null,
  };
}
