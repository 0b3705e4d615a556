import type { Outputs } from '../api/client.ts';

/** The campaigns that the reader owns or is a referee of, as the reader may know them. */
export type Board = Outputs['desk']['board'];
export type Campaign = Board[number];
