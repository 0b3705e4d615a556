import type { PhaseEntry, PhaseKind } from '../kernel/index.ts';
import { SHEET_PHASES } from './data/phases.ts';
import { PHASES, type Phase, SETUP_PHASES } from './types.ts';

const kindOf = (phase: Phase): PhaseKind => {
  if (phase === 'battle') return 'open';
  return SHEET_PHASES.includes(phase) ? 'sealed' : 'automatic';
};

/** HEX-TURN-01, HEX-START-19. */
export const phases: readonly PhaseEntry[] = [...SETUP_PHASES, ...PHASES].map((id) => ({
  id,
  isSetup: SETUP_PHASES.some((phase) => phase === id),
  kind: kindOf(id),
}));
