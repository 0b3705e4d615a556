import type { PhaseEntry } from '../../kernel/index.ts';
import { PHASES } from '../vocabulary.ts';

export const phases: readonly PhaseEntry[] = PHASES.map((id) => ({ id, kind: 'open', isSetup: id === 'set-up' }));
