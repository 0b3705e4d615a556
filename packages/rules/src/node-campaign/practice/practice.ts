import type { Practice } from '../../kernel/index.ts';
import type { NodeGame } from '../types.ts';

/** How the computer plays a seat; null until it can. */
export const practice: Practice<NodeGame> | null = null;
