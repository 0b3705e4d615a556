import type { Head } from '../../campaign-data/campaign-data.ts';

/** The role in which a user without a seat views a war. The importer of a war from another site did not referee it. */
export const watcherOf = ({ viewer, imported }: Pick<Head, 'viewer' | 'imported'>): 'referee' | 'spectator' =>
  viewer === 'referee' && imported === null ? 'referee' : 'spectator';
