import { keysOf } from '../../kernel/index.ts';
import type { EdgeKey, HexKey, MapSize } from '../../space/hex.ts';
import { banks, columnRow, distance, edgeKey, hexAt, isOnMap, neighbours } from '../../space/hex.ts';
import { TERRAIN_LETTERS } from '../data/terrain.ts';
import type { SiteKind, Terrain } from '../types/vocabulary.ts';
import type { Chart } from '../types.ts';

/** One edit of a map. Edits are idempotent: painting over paint changes nothing. */
export type MapEdit =
  | { readonly type: 'terrain'; readonly hexes: readonly HexKey[]; readonly terrain: Terrain }
  | { readonly type: 'river' | 'road'; readonly edge: EdgeKey; readonly isThere: boolean }
  | { readonly type: 'airspace'; readonly hexes: readonly HexKey[]; readonly airspace: number }
  | { readonly type: 'start'; readonly hex: HexKey; readonly isThere: boolean }
  | { readonly type: 'name'; readonly hex: HexKey; readonly name: string }
  /** Null: removes the proposed site. */
  | { readonly type: 'site'; readonly hex: HexKey; readonly site: SiteKind | null };

/** The map after an edit; the same object if the edit changes nothing. Hexes off the map are left alone. */
export function edited(chart: Chart, edit: MapEdit): Chart {
  switch (edit.type) {
    case 'terrain':
      return dry(painted(chart, 'rows', edit.hexes, TERRAIN_LETTERS[edit.terrain]));
    case 'airspace':
      return painted(chart, 'airspaces', edit.hexes, edit.airspace.toString(36));
    case 'river':
      return changed(chart, 'rivers', withMember(chart.rivers, edit.edge, edit.isThere));
    case 'road':
      return changed(
        chart,
        'roads',
        withMember(chart.roads ?? NONE, edit.edge, edit.isThere && isOnLand(chart, edit.edge)),
      );
    case 'start':
      return changed(
        chart,
        'starts',
        withMember(chart.starts ?? NONE, edit.hex, edit.isThere && isOnMap(chart.size, edit.hex)),
      );
    case 'name':
      return changed(chart, 'names', named(chart.names, edit.hex, edit.name));
    case 'site':
      return changed(chart, 'sites', proposed(chart, edit.hex, edit.site));
  }
}

const NONE: readonly never[] = [];

const NOWHERE: NonNullable<Chart['sites']> = {};

function changed<Field extends 'rivers' | 'roads' | 'starts' | 'names' | 'sites'>(
  chart: Chart,
  field: Field,
  value: NonNullable<Chart[Field]>,
): Chart {
  const now = chart[field] ?? (field === 'sites' ? NOWHERE : NONE);
  return now === value ? chart : { ...chart, [field]: value };
}

/** The same edit on the opposite side of a map that is rotated by half a circle about its middle. */
export function turned(size: MapSize, edit: MapEdit): MapEdit {
  const opposite = (hex: HexKey) => turnedHex(size, hex);
  switch (edit.type) {
    case 'terrain':
    case 'airspace':
      return { ...edit, hexes: edit.hexes.map(opposite) };
    case 'river':
    case 'road': {
      const [a, b] = banks(edit.edge);
      return { ...edit, edge: edgeKey(opposite(a), opposite(b)) };
    }
    case 'start':
    case 'name':
    case 'site':
      return { ...edit, hex: opposite(edit.hex) };
  }
}

/**
 * The opposite hex when the map is rotated by half a circle. Only maps with an even number of rows map onto themselves:
 * on others odd rows would be shifted to the wrong side.
 */
export function turnedHex({ columns, rows }: MapSize, hex: HexKey): HexKey {
  const { column, row } = columnRow(hex);
  return hexAt(columns - 1 - column, rows - 1 - row);
}

/** The hexes of the map that a brush covers. */
export const brushed = (size: MapSize, hex: HexKey, brush: 1 | 7): readonly HexKey[] =>
  (brush === 1 ? [hex] : [hex, ...neighbours(hex)]).filter((one) => isOnMap(size, one));

/** All connected hexes of the same terrain. */
export function flooded(chart: Chart, from: HexKey): readonly HexKey[] {
  const letter = letterAt(chart.rows, from);
  const found = new Set([from]);
  for (const hex of found)
    for (const next of neighbours(hex))
      if (isOnMap(chart.size, next) && letterAt(chart.rows, next) === letter) found.add(next);
  return [...found];
}

/** Nothing but plains, with one Airspace. */
export function emptyChart(size: MapSize): Chart {
  const row = (letter: string) => Array.from({ length: size.rows }, () => letter.repeat(size.columns));
  return { size, rows: row(TERRAIN_LETTERS.plains), rivers: [], airspaces: row('1'), names: {}, starts: [] };
}

const letterAt = (rows: readonly string[], hex: HexKey): string | undefined => {
  const { column, row } = columnRow(hex);
  return rows[row]?.[column];
};

function painted(chart: Chart, field: 'rows' | 'airspaces', hexes: readonly HexKey[], letter: string): Chart {
  const changed = hexes.filter((hex) => isOnMap(chart.size, hex) && letterAt(chart[field], hex) !== letter);
  if (changed.length === 0) return chart;
  const rows = chart[field].map((row) => [...row]);
  for (const hex of changed) {
    const { column, row } = columnRow(hex);
    rows[row]?.splice(column, 1, letter);
  }
  return { ...chart, [field]: rows.map((row) => row.join('')) };
}

const isLand = (chart: Chart, hex: HexKey): boolean =>
  isOnMap(chart.size, hex) && letterAt(chart.rows, hex) !== TERRAIN_LETTERS.sea;

const isOnLand = (chart: Chart, edge: EdgeKey): boolean =>
  banks(edge).every((hex) => isLand(chart, hex)) && distance(...banks(edge)) === 1;

/** HEX-MAP-03, -07: removes roads and sites from sea hexes. */
function dry(chart: Chart): Chart {
  const { roads = NONE, sites = NOWHERE } = chart;
  const passable = roads.filter((edge) => isOnLand(chart, edge));
  const ashore = keysOf(sites)
    .filter((hex) => !isLand(chart, hex))
    .reduce((left, hex) => without(left, hex), sites);
  const isDry = passable.length === roads.length && ashore === sites;
  return isDry ? chart : { ...chart, ...(chart.roads && { roads: passable }), ...(chart.sites && { sites: ashore }) };
}

/** A record of the map without this hex. */
function without<Value>(all: Readonly<Record<HexKey, Value>>, hex: HexKey): Readonly<Record<HexKey, Value>> {
  const { [hex]: _, ...others } = all;
  return others;
}

function proposed(chart: Chart, hex: HexKey, site: SiteKind | null): NonNullable<Chart['sites']> {
  const sites = chart.sites ?? NOWHERE;
  if ((sites[hex] ?? null) === site || (site !== null && !isLand(chart, hex))) return sites;
  return site === null ? without(sites, hex) : { ...sites, [hex]: site };
}

function withMember<Of>(all: readonly Of[], one: Of, isThere: boolean): readonly Of[] {
  if (all.includes(one) === isThere) return all;
  return isThere ? [...all, one] : all.filter((other) => other !== one);
}

function named(names: Chart['names'], hex: HexKey, name: string): Chart['names'] {
  if ((names[hex] ?? '') === name) return names;
  return name === '' ? without(names, hex) : { ...names, [hex]: name };
}
