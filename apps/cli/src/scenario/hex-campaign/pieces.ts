import { hexProblemText } from '@sealed-orders/text/cli/hex-campaign';
import { Problem } from '../problem.ts';
import { PIECE_PATTERN, type PieceText, type UnitText } from './format/pieces.ts';
import { SITE_PATTERN, type SiteText } from './format/places.ts';

/** A scenario's short texts in the form of the state: plain values, which the state's schema then checks. */

const MARCH_OF: Readonly<Record<string, string>> = { '2': 'normal', '4': 'normal', '6': 'vehicles', '8': 'fast' };
const SIZE_OF: Readonly<Record<string, number>> = { village: 1, town: 2, city: 3, metropol: 4 };

/** The allowance of a detachment that was released and not yet rearmed. */
const RELEASED = '2';

/** Strong enough for every order, unless a scenario says otherwise. */
const DETACHMENT_POINTS = 1000;
const GARRISON_POINTS = 400;

function unitOf(id: string, text: UnitText) {
  const models = typeof text.models === 'object' ? text.models : { ready: text.models ?? 10 };
  return {
    id,
    name: text.name ?? 'Squad',
    slot: text.slot ?? 'troops',
    moveClass: text.moveClass ?? 'infantry',
    scout: text.scout ?? false,
    points: text.points ?? DETACHMENT_POINTS,
    ...(text.with ?? {}),
    models: { ready: 0, wounded: 0, damaged: 0, dead: 0, captured: 0, ...models },
  };
}

/** The units of a short text: one of each class, the points shared among them. */
function unitsOf(id: string, classes: readonly string[], points: number, scout: boolean) {
  return classes.map((moveClass, i) => ({
    ...unitOf(`${id}-${i + 1}`, { points: Math.floor(points / classes.length), scout }),
    moveClass,
  }));
}

/** `'red infantry 4 @ 0,0'` and its fellows as pieces of the state. */
export function pieceOf(id: string, text: PieceText) {
  const full = typeof text === 'string' ? { is: text } : text;
  const found = PIECE_PATTERN.exec(full.is);
  if (found === null) throw new Problem(hexProblemText.noPiece(full.is));
  const [, seat, bare, convoy, bp, classes, allowance, hex, points, scouts] = found;
  const base = { id, seat, hex, name: full.name ?? id };
  if (convoy !== undefined) return { ...base, kind: 'convoy', bp: Number(bp ?? 0) };
  if (bare === 'spy') return { ...base, kind: bare, home: full.home ?? hex };
  if (bare === 'diplomat') return { ...base, kind: bare };

  const isGarrison = bare === 'garrison';
  const worth = points === undefined ? (isGarrison ? GARRISON_POINTS : DETACHMENT_POINTS) : Number(points);
  const units =
    full.units?.map((unit, i) => unitOf(`${id}-${i + 1}`, unit)) ??
    unitsOf(id, classes?.split('+') ?? ['infantry'], worth, scouts !== undefined);
  if (isGarrison) return { ...base, kind: 'garrison', units };
  return {
    ...base,
    kind: 'detachment',
    march: MARCH_OF[allowance ?? ''],
    units,
    dxp: full.dxp ?? 0,
    garrisonDetachment: full.garrisonDetachment ?? false,
    treatment: full.treatment ?? null,
    disarmed: allowance === RELEASED,
    ...full.with,
  };
}

/** A piece as another seat remembers it. */
export function seenPieceOf(id: string, text: string) {
  const piece = pieceOf(id, text);
  const classes = 'units' in piece ? piece.units.map((unit) => unit.moveClass) : [];
  return {
    id,
    kind: piece.kind,
    seat: piece.seat,
    hex: piece.hex,
    moveClass: classes[0] ?? null,
    garrisonDetachment: false,
    points: null,
  };
}

/** `'resource 150'`, `'town ch 80 bp: barracks'` as sites of the state. */
export function siteOf(text: SiteText) {
  const { is, name } = typeof text === 'string' ? { is: text, name: null } : text;
  const [, resource, size = '', faction, bp, buildings] = SITE_PATTERN.exec(is) ?? [];
  if (resource !== undefined) return { kind: 'resource', yield: Number(resource) };
  return {
    kind: 'urban',
    size: SIZE_OF[size],
    faction,
    name: name ?? `${size.slice(0, 1).toUpperCase()}${size.slice(1)}`,
    bp: Number(bp ?? 0),
    buildings: buildings?.split(', ').map((type) => ({ type })) ?? [],
  };
}

/** A site as a seat remembers it, without its insides. */
export function seenSiteOf(text: SiteText) {
  const site = siteOf(text);
  const inside = { yield: null, bp: null, buildings: null };
  return site.kind === 'resource'
    ? { kind: 'resource', size: null, faction: null, name: null, ...inside }
    : { kind: 'urban', size: site.size, faction: site.faction, name: site.name, ...inside };
}
