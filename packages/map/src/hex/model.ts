import type {
  Ghost,
  Piece,
  PieceId,
  PieceKind,
  PublicSeat,
  Relation,
  SeenPiece,
  SeenSite,
  View,
} from '@sealed-orders/rules/hex-campaign';
import {
  allHexes,
  axial,
  columnRow,
  type EdgeKey,
  type HexKey,
  hexKey,
  label,
  type MapSize,
  type SeatId,
} from '@sealed-orders/rules/kernel';
import { letterAtPlace, type SeatLetter } from '../marks/seats.ts';
import type { Frame, UnitIcon } from '../marks/symbol-shapes.ts';
import { iconOfClass, iconOfPiece, strengthOf } from './unit-icons.ts';

/** What a viewer knows of a hex: in sight now, seen or owned, or nothing but the printed map. */
export const FOGS = ['sight', 'seen', 'never'] as const;
export type Fog = (typeof FOGS)[number];

const FOG_LETTER: Readonly<Record<Fog, string>> = { sight: 'i', seen: 's', never: 'n' };

/** Two neighbouring hexes with a road or river between them. */
export interface Link {
  readonly edge: EdgeKey;
  readonly between: readonly [HexKey, HexKey];
}

/** Models by condition: ready, wounded or damaged, dead or captured. */
export type Strength = readonly [number, number, number];

export interface CounterMark {
  readonly id: PieceId;
  readonly kind: PieceKind;
  readonly hex: HexKey;
  readonly seat: SeatLetter;
  readonly name: string;
  readonly icon: UnitIcon;
  readonly frame: Frame;
  /** Own armies only. */
  readonly strength: Strength | null;
  /** The turn in which it was last seen, and how many turns ago; null while it is in sight. */
  readonly lastSeen: { readonly turn: number; readonly age: number } | null;
  readonly isOwn: boolean;
}

export interface SiteMark {
  readonly hex: HexKey;
  readonly kind: 'urban' | 'resource' | 'stronghold';
  readonly size: 0 | 1 | 2 | 3 | 4;
  /** 0 none, 1 Camp, 2 Fortification, 3 Capital Fortification. */
  readonly stronghold: 0 | 1 | 2 | 3;
  readonly name: string | null;
  readonly fog: Fog;
  /** Turn of the memory; null when it is no memory. */
  readonly seenIn: number | null;
  /** Whose it is, where no border band says so. */
  readonly holder: SeatLetter | null;
  readonly yield: number | null;
  readonly bp: number | null;
}

export interface NameMark {
  readonly hex: HexKey;
  readonly name: string;
  readonly isWater: boolean;
  readonly fog: Fog;
}

/** All that the layers of the map draw, made from one viewer's view and nothing else. */
export interface MapModel {
  /** A letter a hex, row by row: i in sight, s seen, n never. */
  readonly fog: string;
  /** A letter a hex, row by row: who controls it as far as the viewer knows, `.` nobody. */
  readonly control: string;
  /** Hexes in sight; null when the viewer has no sight of his own and the map is shown without fog. */
  readonly sight: ReadonlySet<HexKey> | null;
  readonly rivers: readonly Link[];
  readonly roads: readonly Link[];
  readonly sites: readonly SiteMark[];
  readonly names: readonly NameMark[];
  readonly counters: readonly CounterMark[];
  readonly letters: ReadonlyMap<SeatId, SeatLetter>;
}

/** Letters of the seats by their order in the view. */
export function seatLetters(seats: readonly PublicSeat[]): ReadonlyMap<SeatId, SeatLetter> {
  return new Map(seats.map((seat, place) => [seat.id, letterAtPlace(place)]));
}

/** What the viewer knows of a hex. Referee and spectators see their map without fog. */
export function fogOf(view: View, hex: HexKey): Fog {
  if (view.viewer.kind !== 'seat') return 'sight';
  const known = view.hexes[hex];
  if (known === undefined) return 'never';
  if (known.inSight) return 'sight';
  const isOwn = known.control !== null && known.control === view.own?.id;
  return known.seenIn !== null || isOwn ? 'seen' : 'never';
}

/** The model of the map for the viewer of this view. */
export function mapModel(view: View): MapModel {
  const hexes = allHexes(view.chart.size);
  const letters = seatLetters(view.seats);
  const letterOf = (seat: SeatId | null): SeatLetter | null => (seat === null ? null : (letters.get(seat) ?? 'n'));
  const fog = new Map(hexes.map((hex) => [hex, fogOf(view, hex)]));
  const state = (hex: HexKey): Fog => fog.get(hex) ?? 'never';
  return {
    fog: hexes.map((hex) => FOG_LETTER[state(hex)]).join(''),
    control: hexes.map((hex) => letterOf(view.hexes[hex]?.control ?? null) ?? '.').join(''),
    sight: view.viewer.kind === 'seat' ? new Set(hexes.filter((hex) => view.hexes[hex]?.inSight)) : null,
    rivers: view.chart.rivers.map(linkOf),
    roads: roadsOf(view),
    sites: hexes.flatMap((hex) => siteOf(view, hex, state(hex), letterOf)),
    names: namesOf(view, state),
    counters: countersOf(view, (seat) => letters.get(seat) ?? 'n'),
    letters,
  };
}

/** Fog of a hex from the model's letters. */
export function fogAt(letter: string): Fog {
  if (letter === 'i') return 'sight';
  return letter === 's' ? 'seen' : 'never';
}

/** The two hexes of an edge key. */
export function linkOf(edge: EdgeKey): Link {
  const [first = '', second = ''] = edge.split('|');
  const [a, b] = [first, second].map((text) => {
    const [q, r] = text.split(',').map(Number);
    return hexKey(q ?? 0, r ?? 0);
  });
  return { edge, between: [a ?? hexKey(0, 0), b ?? hexKey(0, 0)] };
}

function roadsOf(view: View): readonly Link[] {
  const edges = new Set<EdgeKey>();
  for (const known of Object.values(view.hexes)) for (const edge of known.roads) edges.add(edge);
  return [...edges].sort().map(linkOf);
}

function siteOf(
  view: View,
  hex: HexKey,
  fog: Fog,
  letterOf: (seat: SeatId | null) => SeatLetter | null,
): readonly SiteMark[] {
  const known = view.hexes[hex];
  if (known === undefined || (known.site === null && known.stronghold === null)) return [];
  const founder = view.seats.find((seat) => seat.startingCapital === hex)?.id ?? null;
  return [
    {
      hex,
      kind: known.site?.kind ?? 'stronghold',
      size: sizeOf(known.site),
      stronghold: known.stronghold?.level ?? 0,
      name: known.site?.name ?? view.chart.names[hex] ?? null,
      fog,
      seenIn: fog === 'seen' ? known.seenIn : null,
      holder: known.control === null ? letterOf(known.stronghold?.owner ?? founder) : null,
      yield: known.site?.yield ?? null,
      bp: known.site?.bp ?? null,
    },
  ];
}

/** An Urban hex of unknown size is drawn as a town. */
function sizeOf(site: SeenSite | null): SiteMark['size'] {
  if (site === null || site.kind === 'resource') return 0;
  return site.size ?? 2;
}

function namesOf(view: View, fog: (hex: HexKey) => Fog): readonly NameMark[] {
  return allHexes(view.chart.size).flatMap((hex) => {
    const name = view.chart.names[hex];
    const known = view.hexes[hex];
    if (name === undefined || (known !== undefined && (known.site !== null || known.stronghold !== null))) return [];
    const { column, row } = columnRow(hex);
    return [{ hex, name, isWater: view.chart.rows[row]?.[column] === 's', fog: fog(hex) }];
  });
}

/** Which frame a counter gets: only a seat has friends and enemies. */
export function frameOf(view: View, seat: SeatId): Frame {
  if (view.viewer.kind !== 'seat') return 'friend';
  const relation: Relation | null = view.seats.find((other) => other.id === seat)?.relation ?? null;
  if (relation === null) return 'unknown';
  if (relation === 'enemy') return 'hostile';
  return relation === 'pact' ? 'neutral' : 'friend';
}

function countersOf(view: View, letter: (seat: SeatId) => SeatLetter): readonly CounterMark[] {
  const own = Object.values(view.pieces).map((piece) => ownCounter(view, piece, letter));
  const seen = Object.values(view.seen).map((piece) => seenCounter(view, piece, null, letter));
  const ghosts = Object.values(view.ghosts).map((ghost) => seenCounter(view, ghost.piece, ghost, letter));
  return [...ghosts, ...seen, ...own].sort(byPlace);
}

/** Row by row as people read; in one hex memories lie lowest, then what is no army, garrisons, and detachments on top. */
function byPlace(a: CounterMark, b: CounterMark): number {
  const [at, bt] = [axial(a.hex), axial(b.hex)];
  if (at.r !== bt.r) return at.r - bt.r;
  if (at.q !== bt.q) return at.q - bt.q;
  return rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1);
}

const RANK: Readonly<Record<PieceKind, number>> = { spy: 1, diplomat: 2, convoy: 3, garrison: 4, detachment: 5 };

function rankOf(counter: CounterMark): number {
  return counter.lastSeen === null ? RANK[counter.kind] : 0;
}

function ownCounter(view: View, piece: Piece, letter: (seat: SeatId) => SeatLetter): CounterMark {
  return {
    id: piece.id,
    kind: piece.kind,
    hex: piece.hex,
    seat: letter(piece.seat),
    name: piece.name,
    icon: iconOfPiece(piece),
    frame: frameOf(view, piece.seat),
    strength: strengthOf(piece),
    lastSeen: null,
    isOwn: view.own?.id === piece.seat,
  };
}

function seenCounter(
  view: View,
  piece: SeenPiece,
  ghost: Ghost | null,
  letter: (seat: SeatId) => SeatLetter,
): CounterMark {
  return {
    id: piece.id,
    kind: piece.kind,
    hex: piece.hex,
    seat: letter(piece.seat),
    name: piece.name,
    icon: iconOfClass(piece.kind, piece.moveClass),
    frame: frameOf(view, piece.seat),
    strength: null,
    lastSeen: ghost === null ? null : { turn: ghost.turn, age: Math.max(0, view.turn - ghost.turn) },
    isOwn: false,
  };
}

/** Printed labels of all hexes, row by row. */
export function labelsOf(view: Pick<View, 'chart'>): readonly string[] {
  return allHexes(view.chart.size).map((hex) => label(view.chart.size, hex));
}

/** The hexes of each Airspace, from the letters of the chart. HEX-MAP-04. */
export function airspacesOf(size: MapSize, airspaces: readonly string[]): readonly ReadonlySet<HexKey>[] {
  const spaces = new Map<string, Set<HexKey>>();
  for (const hex of allHexes(size)) {
    const { column, row } = columnRow(hex);
    const space = airspaces[row]?.[column];
    if (space === undefined) continue;
    const hexes = spaces.get(space) ?? new Set();
    spaces.set(space, hexes.add(hex));
  }
  return [...spaces.values()];
}
