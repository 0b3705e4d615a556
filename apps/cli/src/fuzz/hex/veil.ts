import type { Piece, Site, State, Unit, View } from '@sealed-orders/rules/hex-campaign';
import { allHexes, type HexKey, type SeatId } from '@sealed-orders/rules/kernel';
import type { Random } from '../random.ts';

const otherPoints = (unit: Unit, random: Random): Unit => ({ ...unit, points: unit.points + 1 + random.int(900) });

/** Whether the viewer's seat shares its sight with the other one: then the other's pieces see for it. */
function isAlly(state: State, seat: SeatId, other: SeatId): boolean {
  return state.treaties.some(
    ({ kind, between }) => kind === 'alliance' && between.includes(seat) && between.includes(other),
  );
}

/** A piece of another seat with other insides, and somewhere else when it is out of sight. */
function otherPiece(state: State, view: View, seat: SeatId, piece: Piece, random: Random): Piece {
  if (piece.seat === seat || isAlly(state, seat, piece.seat)) return piece;
  const isSeen = Object.hasOwn(view.seen, piece.id);
  const placed = !isSeen && random.chance(50) ? { ...piece, hex: darkHex(state, view, random, piece.hex) } : piece;
  // Under the other settings strength is what sight shows.
  const isHidden = state.settings.sightDetail === 'presence' || !isSeen;
  switch (placed.kind) {
    case 'detachment':
    case 'garrison':
      return isHidden ? { ...placed, units: placed.units.map((unit) => otherPoints(unit, random)) } : placed;
    case 'convoy':
      return { ...placed, bp: placed.bp + 1 + random.int(500) };
    case 'spy':
    case 'diplomat':
      return placed;
  }
}

/** A hex out of the viewer's sight. */
function darkHex(state: State, view: View, random: Random, instead: HexKey): HexKey {
  const dark = allHexes(state.chart.size).filter((hex) => view.hexes[hex]?.inSight !== true);
  return dark.length === 0 ? instead : random.pick(dark);
}

function otherSite(site: Site, random: Random): Site {
  if (site.kind === 'resource') return { ...site, yield: 50 * (1 + random.int(6)) };
  return { ...site, bp: site.bp + 1 + random.int(900), buildings: random.chance(50) ? [] : ['barracks', 'prison'] };
}

/**
 * The state with everything changed that the seat cannot know: strength, stores, yields and buildings of others,
 * where their unseen pieces are, what they remember.
 */
export function veiled(state: State, view: View, seat: SeatId, random: Random): State {
  const pieces = Object.fromEntries(
    Object.entries(state.pieces).map(([id, piece]) => [id, otherPiece(state, view, seat, piece, random)]),
  );
  const isOwnHex = (hex: string): boolean =>
    Object.entries(state.control).some(([at, owner]) => at === hex && owner === seat);
  const sites = Object.fromEntries(
    Object.entries(state.sites).map(([hex, site]) => [hex, isOwnHex(hex) ? site : otherSite(site, random)]),
  );
  const memory = Object.fromEntries(
    Object.entries(state.memory).map(([id, remembered]) => [id, id === seat ? remembered : { hexes: {}, ghosts: {} }]),
  );
  return { ...state, pieces, sites, memory, pending: state.pending.filter((pending) => pending.seat === seat) };
}
