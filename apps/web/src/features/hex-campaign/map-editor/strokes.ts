import type { Chart, SiteKind, Terrain } from '@sealed-orders/rules/hex-campaign';
import { brushed, flooded, type MapEdit } from '@sealed-orders/rules/hex-campaign/cartography';
import { banks, distance, type EdgeKey, edgeKey, type HexKey } from '@sealed-orders/rules/space';
import type { MapTool } from '@sealed-orders/text/hex-campaign/map-editor';

export type Brush = '1' | '7' | 'fill';

/** The selected tool and its settings. */
export interface Kit {
  readonly tool: MapTool;
  readonly terrain: Terrain;
  readonly brush: Brush;
  readonly airspace: number;
  readonly site: SiteKind;
  readonly name: string;
  readonly isMirrored: boolean;
  /** The next touch does not paint: it picks up the terrain. */
  readonly isPicking: boolean;
}

/** A touch of the pen: the hex, the neighbour across the nearest side (null by keys), and the hex touched before. */
export interface Touch {
  readonly hex: HexKey;
  readonly across: HexKey | null;
  readonly before: HexKey | null;
  /** Whether this stroke draws (or removes), as its first touch decided; null: this is the first. */
  readonly lays: boolean | null;
}

/** The effect of a touch with this tool on the map, before mirroring. */
export function editsOf(chart: Chart, kit: Kit, touch: Touch): readonly MapEdit[] {
  const { hex } = touch;
  switch (kit.tool) {
    case 'look':
      return [];
    case 'terrain':
      return [{ type: 'terrain', hexes: covered(chart, kit.brush, hex), terrain: kit.terrain }];
    case 'airspace':
      return [{ type: 'airspace', hexes: brushed(chart.size, hex, kit.brush === '1' ? 1 : 7), airspace: kit.airspace }];
    case 'river':
      return sideOf(hex, touch.across ?? touch.before).map((edge) => toggled('river', edge, chart.rivers, touch.lays));
    case 'road':
      return sideOf(hex, touch.before).map((edge) => toggled('road', edge, chart.roads ?? [], touch.lays));
    case 'site':
      return [{ type: 'site', hex, site: chart.sites?.[hex] === kit.site ? null : kit.site }];
    case 'start':
      return [{ type: 'start', hex, isThere: !(chart.starts ?? []).includes(hex) }];
    case 'name':
      return [{ type: 'name', hex, name: kit.name.trim() }];
    case 'erase':
      return erasing(chart, hex);
  }
}

const covered = (chart: Chart, brush: Brush, hex: HexKey): readonly HexKey[] =>
  brush === 'fill' ? flooded(chart, hex) : brushed(chart.size, hex, brush === '1' ? 1 : 7);

const sideOf = (hex: HexKey, other: HexKey | null): readonly EdgeKey[] =>
  other !== null && distance(hex, other) === 1 ? [edgeKey(hex, other)] : [];

const toggled = (type: 'river' | 'road', edge: EdgeKey, all: readonly EdgeKey[], lays: boolean | null): MapEdit => ({
  type,
  edge,
  isThere: lays ?? !all.includes(edge),
});

function erasing(chart: Chart, hex: HexKey): readonly MapEdit[] {
  const touches = (edge: EdgeKey) => banks(edge).includes(hex);
  const gone = (type: 'river' | 'road', edges: readonly EdgeKey[]): readonly MapEdit[] =>
    edges.filter(touches).map((edge) => ({ type, edge, isThere: false }));
  return [
    ...gone('river', chart.rivers),
    ...gone('road', chart.roads ?? []),
    { type: 'site', hex, site: null },
    { type: 'name', hex, name: '' },
    { type: 'start', hex, isThere: false },
  ];
}
