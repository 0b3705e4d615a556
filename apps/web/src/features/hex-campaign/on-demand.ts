import { lazy } from 'react';
import { allLoaded } from '../browser/all-loaded.ts';

const parts = {
  foreign: async () => ({ default: (await import('./panels/foreign-panel.tsx')).ForeignPanel }),
  guide: async () => ({ default: (await import('./guide/guide.tsx')).Guide }),
  handOver: async () => ({ default: (await import('./realm/hand-over.tsx')).HexHandOver }),
  hex: async () => ({ default: (await import('./panels/hex-panel.tsx')).HexPanel }),
  layers: async () => ({ default: (await import('./map/layers-sheet.tsx')).LayersSheet }),
  list: async () => ({ default: (await import('./map/map-list.tsx')).MapList }),
  unit: async () => ({ default: (await import('./panels/unit-panel.tsx')).UnitPanel }),
};

// The parts of the page that giving orders does not need: each is loaded when it is first drawn.
export const ForeignPanel = lazy(parts.foreign);
export const HandOver = lazy(parts.handOver);
export const HexPanel = lazy(parts.hex);
export const LayersSheet = lazy(parts.layers);
export const MapList = lazy(parts.list);
export const UnitPanel = lazy(parts.unit);

/** This one is drawn from the beginning, but loads after everything that orders need. */
export const Guide = lazy(async () => {
  await allLoaded();
  return parts.guide();
});

/** Preloads what a reader is likely to open next, once the page has everything that orders need. */
export async function loadAhead(): Promise<void> {
  await allLoaded();
  await Promise.all([parts.unit(), parts.hex(), parts.foreign(), parts.layers(), parts.list()]);
}
