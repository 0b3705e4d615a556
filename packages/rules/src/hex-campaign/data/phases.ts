import type { Phase } from '../types.ts';

/** Phases in which every seat owes a sheet, if enabled. HEX-TURN-02. */
export const SHEET_PHASES: readonly Phase[] = [
  'placement',
  'free-roads',
  'spending',
  'build',
  'air-orders',
  'movement-orders',
  'battle-orders',
];
