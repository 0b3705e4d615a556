import { lazy } from 'react';
import { allLoaded } from '../../browser/all-loaded.ts';

const parts = {
  counter: async () => ({ default: (await import('./counter-panel.tsx')).CounterPanel }),
  territory: async () => ({ default: (await import('./territory-panel.tsx')).TerritoryPanel }),
};

// The parts of the panel that declaring does not need: each is loaded when it is first drawn.
export const CounterPanel = lazy(parts.counter);
export const TerritoryPanel = lazy(parts.territory);

/** The docks are drawn from the beginning, but load after everything that declarations need. */
export const DeclaredDock = lazy(async () => {
  await allLoaded();
  return { default: (await import('./declared-dock.tsx')).DeclaredDock };
});
export const LatestDock = lazy(async () => {
  await allLoaded();
  return { default: (await import('./latest-dock.tsx')).LatestDock };
});

/** Loads the panels of what can be selected. */
export const loadPanels = () => Promise.all([parts.territory(), parts.counter()]);
