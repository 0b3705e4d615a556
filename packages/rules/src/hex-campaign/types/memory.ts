import type { Parsed } from '../../kernel/index.ts';
import type { memory } from '../schemas/memory.ts';
import type { ghost } from '../schemas/pieces.ts';

/** Last known position of a piece that is out of sight. */
export type Ghost = Parsed<typeof ghost>;

export type Memory = Parsed<typeof memory>;
