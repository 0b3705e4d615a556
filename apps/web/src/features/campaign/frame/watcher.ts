import type { Head } from '../../campaign-data/campaign-data.ts';

/** As what somebody without a seat looks at a war. Whoever brought it from another site did not referee it. */
export const watcherOf = ({ viewer, imported }: Pick<Head, 'viewer' | 'imported'>): 'referee' | 'spectator' =>
  viewer === 'referee' && imported === null ? 'referee' : 'spectator';
