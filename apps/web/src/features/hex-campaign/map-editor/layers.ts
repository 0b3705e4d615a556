import type { Chart } from '@sealed-orders/rules/hex-campaign';
import type { MapLayer, MapTool } from '@sealed-orders/text/hex-campaign/map-editor';

/** Which layers of the map are shown. */
export type Layers = Readonly<Record<MapLayer, boolean>>;

/** Airspaces cover everything, so they are shown on demand. */
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

/** The layer that a tool draws on; null: none, or several. */
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

/** Nobody can draw on a hidden layer: selecting a tool shows its layer. */
export function withLayerOf(layers: Layers, tool: MapTool): Layers {
  const layer = DRAWN_BY[tool];
  return layer === null || layers[layer] ? layers : { ...layers, [layer]: true };
}

/** The chart without hidden layers. Terrain is hidden by a style: without it there would be nothing to tap. */
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
