/**
 * All relations that a user can have to a campaign: the tests of procedures, routes and sockets cover each. `removed`:
 * a spectator whom the owner has removed; `evicted`: one whose invitation was revoked; `replaced`: a player whose seat
 * the `substitute` has taken over; `playing`: an owner who holds a seat; `covered`: a user who holds several seats of a
 * campaign on one screen, none of them open; `uncovered`: the same with one of them open.
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
  'covered',
  'uncovered',
] as const;
export type Role = (typeof ROLES)[number];

/** How far a campaign has come, where it matters to what users may do. `asleep`: paused, because nobody acted. */
export const CIRCUMSTANCES = ['lobby', 'running', 'asleep', 'finished', 'archived', 'imported'] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** A value for each role. */
export const byRole = <Value>(of: (role: Role) => Value): Readonly<Record<Role, Value>> => ({
  nobody: of('nobody'),
  stranger: of('stranger'),
  removed: of('removed'),
  evicted: of('evicted'),
  replaced: of('replaced'),
  spectator: of('spectator'),
  player: of('player'),
  deputy: of('deputy'),
  substitute: of('substitute'),
  referee: of('referee'),
  owner: of('owner'),
  playing: of('playing'),
  covered: of('covered'),
  uncovered: of('uncovered'),
});

/** The lines of a table whose first line names every role: the cells for each role, by the words before. */
export function roleTable(text: string): Readonly<Record<string, Readonly<Record<Role, string>>>> {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const missing = ROLES.filter((role) => !head.includes(role));
  if (missing.length > 0) throw new Error(`no column for ${missing.join(', ')}`);
  return Object.fromEntries(
    lines.map((line) => {
      const name = line.slice(0, line.length - head.length).join(' ');
      return [name, byRole((role) => line[line.length - head.length + head.indexOf(role)] ?? '')];
    }),
  );
}
