/**
 * Everybody who can stand in some relation to a campaign: the tests of procedures, routes and sockets each ask for all of them.
 * `removed`: a spectator whom the owner has sent away; `evicted`: one whose invitation was revoked; `replaced`: a player
 * whose seat the `substitute` has taken over; `playing`: an owner who holds a seat.
 */
export const ROLES = [
  'nobody',
  'stranger',
  'removed',
  'evicted',
  'replaced',
  'spectator',
  'player',
  'deputy',
  'substitute',
  'referee',
  'owner',
  'playing',
] as const;
export type Role = (typeof ROLES)[number];

/** How far a campaign has come, as far as it matters to what somebody may do. `asleep`: paused, because nobody acted. */
export const CIRCUMSTANCES = ['lobby', 'running', 'asleep', 'finished', 'archived', 'imported'] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];
