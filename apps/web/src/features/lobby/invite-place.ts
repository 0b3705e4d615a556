import type { Outputs } from '../api/client.ts';

type Head = Outputs['play']['head'];

/** The campaign that others are invited to, before or while it is played. */
export interface InvitePlace extends Pick<Head, 'id' | 'slug' | 'status' | 'roles' | 'you'> {
  readonly seats: readonly Pick<Head['seats'][number], 'seat' | 'name'>[];
}
