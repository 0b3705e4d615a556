import { terrainAt } from '@sealed-orders/map/hex';
import type { Chart } from '@sealed-orders/rules/hex-campaign';
import { banks, columnRow, type HexKey } from '@sealed-orders/rules/space';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { mapEditorText as text } from '@sealed-orders/text/hex-campaign/map-editor';
import type { Kit } from './strokes.ts';

/** The effect of touching a hex of the map; null: none, or on one of its sides, which is visible on the map. */
export function touchSays(chart: Chart, kit: Kit, hex: HexKey): string | null {
  const terrain = terrainAt(chart, hex);
  if (kit.isPicking) return terrain === null ? null : text.picksUp(TERRAIN_NAMES[terrain]);
  switch (kit.tool) {
    case 'terrain':
      return kit.terrain === terrain ? null : text.becomes(TERRAIN_NAMES[kit.terrain]);
    case 'airspace':
      return kit.airspace === airspaceAt(chart, hex) ? null : text.joinsAirspace(kit.airspace);
    case 'site':
      return chart.sites?.[hex] === kit.site ? text.proposesNoMore(kit.site) : text.proposes(kit.site);
    case 'start':
      return chart.starts?.includes(hex) ? text.startsNoMore : text.starts;
    case 'name':
      return naming(chart.names[hex], kit.name.trim());
    case 'erase':
      return isBare(chart, hex) ? null : text.isCleared;
    case 'look':
    case 'river':
    case 'road':
      return null;
  }
}

function airspaceAt({ airspaces }: Chart, hex: HexKey): number {
  const { column, row } = columnRow(hex);
  return Number.parseInt(airspaces?.[row]?.[column] ?? '', 36);
}

function naming(before: string | undefined, name: string): string | null {
  if (before === name) return null;
  if (name !== '') return text.isNamed(name);
  return before === undefined ? null : text.isNamedNoMore(before);
}

const isBare = ({ rivers, roads = [], sites = {}, names, starts = [] }: Chart, hex: HexKey): boolean =>
  ![...rivers, ...roads].some((edge) => banks(edge).includes(hex)) &&
  sites[hex] === undefined &&
  names[hex] === undefined &&
  !starts.includes(hex);
