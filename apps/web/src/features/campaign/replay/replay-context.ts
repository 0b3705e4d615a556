'use client';
import { createContext, useContext } from 'react';
import type { Beat } from '../door.ts';
import type { ReplayState } from './replay-state.ts';

/** The replay of the step that is shown, and its controls. */
export interface Replay {
  /** What there is to play; empty if the step has nothing to show. */
  readonly beats: readonly Beat[];
  /** Null while no replay is on. */
  readonly state: ReplayState | null;
  /** The event that was played last. */
  readonly current: Beat | null;
  readonly start: () => void;
  readonly stop: () => void;
  readonly toggle: () => void;
  readonly on: () => void;
  /** Shows the board after this many events. */
  readonly go: (to: number) => void;
  readonly faster: () => void;
}

const ReplayContext = createContext<Replay | null>(null);
export const ReplayProvider = ReplayContext.Provider;

export function useReplay(): Replay {
  const replay = useContext(ReplayContext);
  if (replay === null) throw new Error('not on a campaign page');
  return replay;
}
