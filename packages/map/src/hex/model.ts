import type { KnownHex, SeenSite } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { allHexes, banks, columnRow, type EdgeKey, type HexKey, type MapSize } from '@sealed-orders/rules/space';
import { type SeatLetter, seatLetters } from '../symbols/seats.ts';
import { type CounterSymbol, countersOf } from './counter-symbols.ts';
import type { MapView } from './map-view.ts';

/** What a viewer knows of a hex: in sight now, seen or owned, or only the printed map. */
export const FOGS = ['sight', 'seen', 'never'] as const;
export type Fog = (typeof FOGS)[number];

const FOG_LETTER: Readonly<Record<Fog, string>> = { sight: 'i', seen: 's', never: 'n' };

/** Two neighbouring hexes with a road or river between them. */
export interface Link {
  readonly edge: EdgeKey;
  readonly between: readonly [HexKey, HexKey];
}

export interface SiteSymbol {
  readonly hex: HexKey;
  readonly kind: 'urban' | 'resource' | 'stronghold' | 'ruin';
  readonly size: 0 | 1 | 2 | 3 | 4;
  /** 0 none, 1 Camp, 2 Fortification, 3 Capital Fortification. */
  readonly stronghold: 0 | 1 | 2 | 3;
  readonly name: string | null;
  readonly fog: Fog;
  /** Turn of the memory; null when it is not a memory. */
  readonly seenIn: number | null;
  /** Its owner, if no border band shows it. */
  readonly holder: SeatLetter | null;
  readonly yield: number | null;
  readonly bp: number | null;
}

export interface NameLabel {
  readonly hex: HexKey;
  readonly name: string;
  readonly isWater: boolean;
  readonly fog: Fog;
}

/** A pending or finished battle. */
export interface BattleSymbol {
  readonly hex: HexKey;
  readonly number: number;
  readonly isOver: boolean;
}

/** Everything that the map's layers draw, made only from one viewer's view. */
export interface MapModel {
  /** A letter a hex, row by row: i in sight, s seen, n never. */
  readonly fog: string;
  /** A letter a hex, row by row: its controller as far as the viewer knows, `.` nobody. */
  readonly control: string;
  /** Hexes in sight; null if the viewer has no sight and the map is shown without fog. */
  readonly sight: ReadonlySet<HexKey> | null;
  readonly rivers: readonly Link[];
  readonly roads: readonly Link[];
  readonly sites: readonly SiteSymbol[];
  readonly names: readonly NameLabel[];
  readonly counters: readonly CounterSymbol[];
  readonly battles: readonly BattleSymbol[];
  readonly letters: ReadonlyMap<SeatId, SeatLetter>;
}

/** What the viewer knows of a hex. Referee and spectators see their map without fog. */
export function fogOf(view: MapView, hex: HexKey): Fog {
  if (view.viewer.kind !== 'seat') return 'sight';
  const known = view.hexes[hex];
  if (known === undefined) return 'never';
  if (known.inSight) return 'sight';
  const isOwn = known.control !== null && known.control === view.own?.id;
  return known.seenIn !== null || isOwn ? 'seen' : 'never';
}

/** The model of the map for the viewer of this view. */
export function mapModel(view: MapView): MapModel {
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
    battles: (view.battles ?? []).map(({ hex, number, stage }) => ({ hex, number, isOver: stage === 'closed' })),
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
  return { edge, between: banks(edge) };
}

function roadsOf(view: MapView): readonly Link[] {
  const edges = new Set<EdgeKey>(view.chart.roads);
  for (const known of Object.values(view.hexes)) for (const edge of known.roads) edges.add(edge);
  return [...edges].sort().map(linkOf);
}

function siteOf(
  view: MapView,
  hex: HexKey,
  fog: Fog,
  letterOf: (seat: SeatId | null) => SeatLetter | null,
): readonly SiteSymbol[] {
  const known = view.hexes[hex];
  const founder = view.seats.find((seat) => seat.startingCapital === hex)?.id ?? null;
  if (known === undefined && founder !== null) return [printedCapital(view, hex, fog, letterOf(founder))];
  if (known === undefined || !hasSite(known)) return [];
  return [
    {
      hex,
      kind: known.site?.kind ?? (known.stronghold === null ? 'ruin' : 'stronghold'),
      size: sizeOf(known.site),
      stronghold: known.stronghold?.level ?? 0,
      name: known.site?.name ?? view.chart.names[hex] ?? null,
      fog,
      seenIn: fog === 'seen' ? known.seenIn : null,
      holder: known.control === null ? letterOf(known.stronghold?.owner ?? (known.site && founder)) : null,
      yield: known.site?.yield ?? null,
      bp: known.site?.bp ?? null,
    },
  ];
}

/** The site in a hex as the viewer knows it; null if none is known. */
export function siteAt(view: MapView, hex: HexKey): SiteSymbol | null {
  const letters = seatLetters(view.seats);
  const [site] = siteOf(view, hex, fogOf(view, hex), (seat) => (seat === null ? null : (letters.get(seat) ?? 'n')));
  return site ?? null;
}

/** Where a Capital began is public (HEX-SIGHT-11): viewers who know no more see it as it was at the start. */
function printedCapital(view: MapView, hex: HexKey, fog: Fog, holder: SeatLetter | null): SiteSymbol {
  const name = view.chart.names[hex] ?? null;
  return { hex, kind: 'urban', size: 4, stronghold: 3, name, fog, seenIn: null, holder, yield: null, bp: null };
}

function hasSite({ site, stronghold, ruin }: KnownHex): boolean {
  return site !== null || stronghold !== null || ruin;
}

/** An Urban hex of unknown size is drawn as a town. */
function sizeOf(site: SeenSite | null): SiteSymbol['size'] {
  if (site === null || site.kind === 'resource') return 0;
  return site.size ?? 2;
}

function namesOf(view: MapView, fog: (hex: HexKey) => Fog): readonly NameLabel[] {
  return allHexes(view.chart.size).flatMap((hex) => {
    const name = view.chart.names[hex];
    const known = view.hexes[hex];
    const isPrinted = known === undefined && view.seats.some((seat) => seat.startingCapital === hex);
    if (name === undefined || isPrinted || (known !== undefined && hasSite(known))) return [];
    const { column, row } = columnRow(hex);
    return [{ hex, name, isWater: view.chart.rows[row]?.[column] === 's', fog: fog(hex) }];
  });
}

/** An Airspace with its number, which charts write in base 36. */
export interface Airspace {
  readonly number: number;
  readonly hexes: ReadonlySet<HexKey>;
}

/** The hexes of each Airspace, from the letters of the chart. HEX-MAP-04. */
export function airspacesOf(size: MapSize, airspaces: readonly string[]): readonly Airspace[] {
  const spaces = new Map<string, Set<HexKey>>();
  for (const hex of allHexes(size)) {
    const { column, row } = columnRow(hex);
    const space = airspaces[row]?.[column];
    if (space === undefined) continue;
    const hexes = spaces.get(space) ?? new Set();
    spaces.set(space, hexes.add(hex));
  }
  return [...spaces].map(([letter, hexes]) => ({ number: Number.parseInt(letter, 36), hexes }));
}
