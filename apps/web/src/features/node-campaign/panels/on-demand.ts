import { lazy } from 'react';
import { allLoaded } from '../../browser/all-loaded.ts';

const parts = {
  node: async () => ({ default: (await import('./node-panel.tsx')).NodePanelOf }),
  placement: async () => ({ default: (await import('../setup/placement-card.tsx')).PlacementCard }),
  rare: () => import('./rare-lines.tsx'),
  docks: () => import('./docks.tsx'),
};

// The parts of the panel that giving orders does not need: each is loaded when it is first drawn.
export const NodePanelOf = lazy(parts.node);
export const PlacementCard = lazy(parts.placement);
export const DecisionLine = lazy(async () => ({ default: (await parts.rare()).DecisionLine }));
export const EndLine = lazy(async () => ({ default: (await parts.rare()).EndLine }));
export const MissingLine = lazy(async () => ({ default: (await parts.rare()).MissingLine }));

/** The papers below the map are drawn from the beginning, but load after everything that orders need. */
export const MidnightDock = lazy(async () => {
  await allLoaded();
  return { default: (await parts.docks()).MidnightDock };
});
export const LogDock = lazy(async () => {
  await allLoaded();
  return { default: (await parts.docks()).LogDock };
});

/** Preloads what a reader is likely to open next, once the page has everything that orders need. */
export async function loadAhead(): Promise<void> {
  await allLoaded();
  await parts.node();
}
