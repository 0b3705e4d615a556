/** How far a replay is. */
export interface ReplayState {
  /** The step being played. */
  readonly n: number;
  /** Events played so far, from 0 to all of them. */
  readonly played: number;
  readonly isRunning: boolean;
  readonly speed: number;
  /** The last change was one event forward: then its piece is animated. */
  readonly isOnwards: boolean;
}

export type ReplayAction = { readonly type: 'start'; readonly n: number } | Continuation;

/** An action on a replay. */
type Continuation =
  | { readonly type: 'stop' }
  /** The next event, of `of` in total. */
  | { readonly type: 'on'; readonly of: number }
  | { readonly type: 'go'; readonly to: number; readonly of: number }
  | { readonly type: 'toggle'; readonly of: number }
  | { readonly type: 'faster' };

const SPEEDS = [1, 2, 4];

/** The next state of a replay; null while none is on. */
export function replayAfter(state: ReplayState | null, action: ReplayAction): ReplayState | null {
  if (action.type === 'start') return { n: action.n, played: 0, isRunning: true, speed: 1, isOnwards: false };
  return state === null ? null : goneOn(state, action);
}

function goneOn(state: ReplayState, action: Continuation): ReplayState | null {
  switch (action.type) {
    case 'stop':
      return null;
    case 'on': {
      const played = Math.min(action.of, state.played + 1);
      return { ...state, played, isOnwards: played > state.played, isRunning: state.isRunning && played < action.of };
    }
    case 'go': {
      const played = Math.max(0, Math.min(action.of, action.to));
      return { ...state, played, isOnwards: false, isRunning: false };
    }
    case 'toggle': {
      const isOver = state.played >= action.of;
      return { ...state, played: isOver ? 0 : state.played, isRunning: !state.isRunning, isOnwards: false };
    }
    case 'faster':
      return { ...state, speed: SPEEDS[(SPEEDS.indexOf(state.speed) + 1) % SPEEDS.length] ?? 1 };
  }
}
