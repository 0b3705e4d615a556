import type { Chart } from '@sealed-orders/rules/hex-campaign';
import type { MapLayer, MapTool } from '@sealed-orders/text/hex-campaign/map-editor';

/** What of the map is shown. */
export type Layers = Readonly<Record<MapLayer, boolean>>;

/** Airspaces lie over everything, so they are shown when they are asked for. */
export const FIRST_LAYERS: Layers = {
  terrain: true,
  rivers: true,
  roads: true,
  sites: true,
  airspaces: false,
  starts: true,
  names: true,
  picture: true,
};

/** The layer that a tool draws on; null: it draws on none, or on several. */
const DRAWN_BY: Readonly<Record<MapTool, MapLayer | null>> = {
  look: null,
  terrain: 'terrain',
  river: 'rivers',
  road: 'roads',
  site: 'sites',
  airspace: 'airspaces',
  start: 'starts',
  name: 'names',
  erase: null,
};

/** Nobody draws what they do not see: a tool in hand shows its layer. */
export function withLayerOf(layers: Layers, tool: MapTool): Layers {
  const layer = DRAWN_BY[tool];
  return layer === null || layers[layer] ? layers : { ...layers, [layer]: true };
}

/** The chart without what is not shown. Terrain is hidden by a style: without it there would be nothing to tap. */
export function shownPart(chart: Chart, { rivers, roads, sites, starts, names }: Layers): Chart {
  return {
    ...chart,
    rivers: rivers ? chart.rivers : [],
    roads: roads ? (chart.roads ?? []) : [],
    sites: sites ? (chart.sites ?? {}) : {},
    starts: starts ? (chart.starts ?? []) : [],
    names: names ? chart.names : {},
  };
}
