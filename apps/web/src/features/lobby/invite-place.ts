import type { Outputs } from '../api/client.ts';

type Head = Outputs['play']['head'];

/** The campaign of the invitations, before or while it is played. */
export interface InvitePlace extends Pick<Head, 'id' | 'slug' | 'status' | 'roles' | 'you'> {
  readonly seats: readonly Pick<Head['seats'][number], 'seat' | 'name'>[];
}
