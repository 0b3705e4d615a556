import type { Chart } from '@sealed-orders/rules/hex-campaign';
import { edited, type MapEdit, turned } from '@sealed-orders/rules/hex-campaign/cartography';

/** How many steps can be undone. */
const MOST_STEPS = 200;

/** A map that is being drawn, with its earlier states. Equal charts are the same object. */
export interface DrawingState {
  readonly chart: Chart;
  readonly past: readonly Chart[];
  readonly future: readonly Chart[];
  /** As the server has it. */
  readonly saved: Chart;
}

export type DrawingAction =
  /** `isFirst`: a new undo step; otherwise it continues the last one. */
  | {
      readonly type: 'stroke';
      readonly edits: readonly MapEdit[];
      readonly isFirst: boolean;
      readonly isMirrored: boolean;
    }
  /** Another map in place of this one. */
  | { readonly type: 'replaced'; readonly chart: Chart }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'saved'; readonly chart: Chart };

/** A saved map, or the unsaved drawing on it: then undo leads back to the saved one. */
export const opened = ({ saved, draft }: { readonly saved: Chart; readonly draft: Chart | null }): DrawingState =>
  draft === null ? { chart: saved, past: [], future: [], saved } : { chart: draft, past: [saved], future: [], saved };

export function drawn(state: DrawingState, action: DrawingAction): DrawingState {
  switch (action.type) {
    case 'stroke':
      return stroked(state, action);
    case 'replaced':
      return { ...state, chart: action.chart, past: withStep(state), future: [] };
    case 'undo': {
      const chart = state.past.at(-1);
      if (chart === undefined) return state;
      return { ...state, chart, past: state.past.slice(0, -1), future: [state.chart, ...state.future] };
    }
    case 'redo': {
      const [chart, ...future] = state.future;
      return chart === undefined ? state : { ...state, chart, past: [...state.past, state.chart], future };
    }
    case 'saved':
      return { ...state, saved: action.chart };
  }
}

const withStep = ({ past, chart }: DrawingState): readonly Chart[] => [...past, chart].slice(-MOST_STEPS);

function stroked(
  state: DrawingState,
  { edits, isFirst, isMirrored }: DrawingAction & { type: 'stroke' },
): DrawingState {
  const { size } = state.chart;
  const all = isMirrored ? edits.flatMap((edit) => [edit, turned(size, edit)]) : edits;
  const chart = all.reduce(edited, state.chart);
  if (chart === state.chart) return state;
  const past = isFirst || state.past.length === 0 ? withStep(state) : state.past;
  return { ...state, chart, past, future: [] };
}
