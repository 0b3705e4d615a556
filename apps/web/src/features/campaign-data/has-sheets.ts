import type { PhaseEntry } from '@sealed-orders/rules/kernel';

/** Whether orders of a game are written on sheets, phase by phase. If not, all of them count on arrival. */
export const hasSheets = (phases: readonly Pick<PhaseEntry, 'kind'>[]): boolean =>
  phases.some(({ kind }) => kind === 'sealed');

/** Whether the rounds of a game are turns, with phases in which players order or declare. If not, they are days. */
export const hasTurns = (phases: readonly Pick<PhaseEntry, 'kind' | 'isInTurn'>[]): boolean =>
  hasSheets(phases) || phases.some(({ isInTurn }) => isInTurn === true);
