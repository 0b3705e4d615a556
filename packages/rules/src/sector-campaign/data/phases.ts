import type { PhaseEntry } from '../../kernel/index.ts';
import { DECLARING_PHASES, PHASES, SETUP_PHASES } from '../vocabulary.ts';

const AUTOMATIC: readonly string[] = ['experience', 'isolation'];
const SETUP: readonly string[] = SETUP_PHASES;
const IN_TURN: readonly string[] = DECLARING_PHASES;

export const phases: readonly PhaseEntry[] = PHASES.map((id) => ({
  id,
  kind: AUTOMATIC.includes(id) ? 'automatic' : 'open',
  isSetup: SETUP.includes(id),
  ...(IN_TURN.includes(id) ? { isInTurn: true as const } : {}),
}));
