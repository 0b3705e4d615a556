import type { Parsed } from '../../kernel/index.ts';
import type { own } from '../schemas/view.ts';

/** All that a seat knows because it is its own: its account, places and what is not on the map. */
export type Own = Parsed<typeof own>;
