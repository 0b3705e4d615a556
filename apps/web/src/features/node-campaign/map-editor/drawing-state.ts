import type { NodeMap } from '@sealed-orders/rules/node-campaign';

/** How many steps can be undone. */
const MOST_STEPS = 200;

/** A map that is being drawn, with its earlier states. Equal maps are the same object. */
export interface DrawingState {
  readonly map: NodeMap;
  readonly past: readonly NodeMap[];
  readonly future: readonly NodeMap[];
  /** As the server has it. */
  readonly saved: NodeMap;
}

export type DrawingAction =
  | { readonly type: 'drawn'; readonly map: NodeMap }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'saved'; readonly map: NodeMap };

/** A saved map, or the unsaved drawing on it: then undo leads back to the saved one. */
export const opened = ({ saved, draft }: { readonly saved: NodeMap; readonly draft: NodeMap | null }): DrawingState =>
  draft === null ? { map: saved, past: [], future: [], saved } : { map: draft, past: [saved], future: [], saved };

export function drawn(state: DrawingState, action: DrawingAction): DrawingState {
  const { map, past, future } = state;
  switch (action.type) {
    case 'drawn':
      return action.map === map ? state : { ...state, map: action.map, past: withStep(state), future: [] };
    case 'undo': {
      const before = past.at(-1);
      return before === undefined
        ? state
        : { ...state, map: before, past: past.slice(0, -1), future: [map, ...future] };
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next === undefined ? state : { ...state, map: next, past: [...past, map], future: rest };
    }
    case 'saved':
      return { ...state, saved: action.map };
  }
}

const withStep = ({ past, map }: DrawingState): readonly NodeMap[] => [...past, map].slice(-MOST_STEPS);
