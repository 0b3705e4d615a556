import type {
  Building,
  Defence,
  Piece,
  PieceId,
  Site,
  State,
  Stronghold,
  Unit,
  View,
} from '@sealed-orders/rules/hex-campaign';
import { keysOf, type SeatId } from '@sealed-orders/rules/kernel';
import { allHexes, edgeKey, type HexKey, hexAt, isOnMap, neighbours } from '@sealed-orders/rules/space';
import type { Random } from '../random.ts';
import { otherAffairs } from './veil-affairs.ts';
import { knownFighters, otherBattles, readsCards, shownArmies } from './veil-battles.ts';

/** The viewing seat, the state, and the hexes that the seat neither sees nor holds. */
interface Veil {
  readonly state: State;
  readonly view: View;
  readonly seat: SeatId;
  readonly random: Random;
  readonly dark: readonly HexKey[];
  /** Armies on battle cards, and those that the seat knows to be fighting. */
  readonly shown: ReadonlySet<PieceId>;
  readonly fighters: ReadonlySet<PieceId>;
  /** The seat itself and its allies, who tell each other where they are. */
  isOurs(other: SeatId | undefined): boolean;
  isDark(hex: string): boolean;
  /** Unseen, with only unseen hexes around it: a new road shows on both of its hexes. */
  isDeep(hex: HexKey): boolean;
}

function veilOf(state: State, view: View, seat: SeatId, random: Random): Veil {
  const isOurs = (other: SeatId | undefined): boolean =>
    other !== undefined &&
    (other === seat ||
      state.treaties.some(
        ({ kind, between }) => kind === 'alliance' && between.includes(seat) && between.includes(other),
      ));
  const dark = allHexes(state.chart.size).filter(
    (hex) => view.hexes[hex]?.inSight !== true && !isOurs(state.control[hex]),
  );
  const isDark = new Set<string>(dark);
  const isDeep = (hex: HexKey): boolean =>
    isDark.has(hex) && neighbours(hex).every((other) => isDark.has(other) || !isOnMap(state.chart.size, other));
  const [shown, fighters] = [shownArmies(view), knownFighters(state, view)];
  return { state, view, seat, random, dark, shown, fighters, isOurs, isDark: (hex) => isDark.has(hex), isDeep };
}

/** A record with each of its values changed; null removes it. */
function mapped<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  change: (value: Value, key: Key) => Value | null,
): Readonly<Record<Key, Value>> {
  const result: Record<Key, Value> = { ...record };
  for (const key of keysOf(record)) {
    const changed = change(record[key], key);
    if (changed === null) delete result[key];
    else result[key] = changed;
  }
  return result;
}

const otherPoints = (unit: Unit, random: Random): Unit => ({ ...unit, points: unit.points + 1 + random.int(900) });

/** Data of a piece that only its owner sees, not the allies. */
function rewritten(piece: Piece, random: Random): Piece {
  const name = `No. ${random.int(100)}`;
  if (piece.kind !== 'detachment') return { ...piece, name };
  const { dxp } = piece;
  return { ...piece, name, dxp: dxp + 1, treatment: 'destroy', fixed: !piece.fixed, target: piece.hex };
}

/** A piece of another seat with other insides; out of sight it is somewhere else, or not at all. */
function otherPiece({ state, view, seat, random, dark, shown, fighters, isOurs }: Veil, known: Piece): Piece | null {
  if (known.seat === seat) return known;
  const piece = rewritten(known, random);
  // Where allies are, and with what eyes, shows.
  if (isOurs(piece.seat) && piece.kind !== 'spy') return piece;
  // HEX-SIGHT-12: both sides read which armies fight and with what.
  if (shown.has(piece.id)) return piece;
  const isSeen = Object.hasOwn(view.seen, piece.id) || fighters.has(piece.id);
  if (!isSeen && random.chance(20)) return null;
  const hex = !isSeen && dark.length > 0 && random.chance(50) ? random.pick(dark) : piece.hex;
  // Under the other settings strength is what sight shows.
  const isHidden = state.settings.sightDetail === 'presence' || !isSeen;
  switch (piece.kind) {
    case 'detachment':
    case 'garrison':
      return isHidden ? { ...piece, hex, units: piece.units.map((unit) => otherPoints(unit, random)) } : piece;
    case 'convoy':
      return { ...piece, hex, bp: piece.bp + 1 + random.int(500) };
    case 'spy':
      return { ...piece, hex, home: hex, target: null };
    case 'diplomat':
      return { ...piece, hex };
  }
}

const OTHER_BUILDINGS: readonly Building[] = [
  { type: 'barracks', aspect: null, built: 0, disabled: null },
  { type: 'prison', aspect: null, built: 0, disabled: null },
];
const OTHER_DEFENCES: readonly Defence[] = [
  { id: 'd1', type: 'radar-tower', weapon: null, race: 'ig', paid: 75, built: 0, disabled: null, shrine: null },
];

const UNHEARD_OF: Site = {
  kind: 'urban',
  size: 1,
  faction: 'ig',
  name: 'Unheard of',
  bp: 0,
  buildings: [],
  grown: 0,
  exploits: true,
};

/** A site of another seat with other insides; out of sight it may be gone. */
function otherSite({ state, seat, random, isDark }: Veil, site: Site, hex: HexKey): Site | null {
  if (state.control[hex] === seat) return site;
  if (isDark(hex) && random.chance(30)) return null;
  if (site.kind === 'resource') {
    return { ...site, yield: 50 * (1 + random.int(6)), route: null, since: state.turn };
  }
  const buildings = random.chance(50) ? [] : OTHER_BUILDINGS;
  return { ...site, bp: site.bp + 1 + random.int(900), buildings, grown: state.turn, exploits: !site.exploits };
}

/** The sites as they might be, and settlements in the dark, where those next to roads would join them. HEX-MAP-03. */
function otherSites(veil: Veil): State['sites'] {
  const { state, view, random, isDark } = veil;
  const sites: Record<HexKey, Site> = { ...mapped(state.sites, (site, hex) => otherSite(veil, site, hex)) };
  const beside = keysOf(view.hexes).filter((hex) => view.hexes[hex]?.roads.length !== 0);
  for (const hex of beside.flatMap(neighbours)) {
    const isFree = isDark(hex) && isOnMap(state.chart.size, hex) && sites[hex] === undefined;
    if (isFree && random.chance(30)) sites[hex] = { ...UNHEARD_OF };
  }
  return sites;
}

/** Other defences; those of allies with eyes in them show in what they see. */
function otherDefences({ seat, isOurs }: Veil, place: Stronghold): Stronghold {
  if (place.owner === seat) return place;
  const eyes = isOurs(place.owner) ? place.defences.filter(({ type }) => type === 'radar-tower') : [];
  const others = place.defences.length > eyes.length ? [] : OTHER_DEFENCES;
  return { ...place, raised: place.raised + 1, defences: [...eyes, ...others.filter(() => !isOurs(place.owner))] };
}

/** Control that the seat does not know of. */
function otherControl({ state, random, isDark, isOurs }: Veil): State['control'] {
  const others = state.seatOrder.filter((other) => !isOurs(other));
  if (state.settings.controlVisibility === 'public' || others.length === 0) return state.control;
  return mapped(state.control, (owner, hex) => (isDark(hex) && random.chance(30) ? random.pick(others) : owner));
}

/** Roads of others where the seat does not look. */
function otherRoads({ state, random, dark, isDeep }: Veil): State['roads'] {
  const from = dark.length === 0 ? hexAt(0, 0) : random.pick(dark);
  const built = neighbours(from)
    .filter((to) => isDeep(from) && isDeep(to) && isOnMap(state.chart.size, to))
    .map((to) => edgeKey(from, to));
  return [...new Set([...state.roads, ...built])].sort();
}

/**
 * The state with everything changed that the seat cannot know: strength, stores, yields, buildings and affairs of
 * others, where their unseen pieces, sites, roads and land are, their memory and pending arrivals.
 */
export function veiled(state: State, view: View, seat: SeatId, random: Random): State {
  const veil = veilOf(state, view, seat, random);
  return {
    ...state,
    ...otherAffairs(veil, random),
    pieces: mapped(state.pieces, (piece) => otherPiece(veil, piece)),
    sites: otherSites(veil),
    strongholds: readsCards(view)
      ? state.strongholds
      : mapped(state.strongholds, (place) => otherDefences(veil, place)),
    battles: otherBattles(state, view, seat, random),
    control: otherControl(veil),
    roads: otherRoads(veil),
    undiscovered: state.undiscovered.filter((hex) => !veil.isDark(hex) || random.chance(50)),
    pending: state.pending.filter((pending) => pending.seat === seat),
    salt: `${state.salt} or another`,
    memory: mapped(state.memory, (memory, owner) => (owner === seat ? memory : { looks: [], ghosts: {} })),
  };
}
