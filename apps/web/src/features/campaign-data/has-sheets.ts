import type { PhaseEntry } from '@sealed-orders/rules/kernel';

/**
 * Whether orders of a game are written on sheets, phase by phase. If not, all of them count on arrival, and its rounds
 * are days.
 */
export const hasSheets = (phases: readonly Pick<PhaseEntry, 'kind'>[]): boolean =>
  phases.some(({ kind }) => kind === 'sealed');
