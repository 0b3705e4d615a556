import type { Parsed } from '../../kernel/index.ts';
import type { own } from '../schemas/view.ts';

/** Everything that a seat knows as its own: its account, places and things off the map. */
export type Own = Parsed<typeof own>;
