import type { Shell } from '../../shell.ts';
import type { UserId } from '../../types.ts';

/** How many refused archives one user may send in an hour. */
const MOST = 10;
const HOUR_MS = 60 * 60_000;
/** Of how many users that is remembered. */
const USERS = 10_000;

interface Tries {
  areSpent(by: UserId): boolean;
  /** An archive of the user was refused. */
  note(by: UserId): void;
}

/** Counts refused archives, each of which costs a replay up to where it is wrong. */
export function createTries(shell: Pick<Shell, 'now'>): Tries {
  const refused = new Map<UserId, readonly number[]>();
  const recent = (by: UserId) => {
    const since = shell.now().getTime() - HOUR_MS;
    return (refused.get(by) ?? []).filter((at) => at > since);
  };
  return {
    areSpent: (by) => recent(by).length >= MOST,
    note: (by) => {
      const all = [...recent(by), shell.now().getTime()];
      refused.delete(by);
      refused.set(by, all);
      const [oldest] = refused.keys();
      if (refused.size > USERS && oldest !== undefined) refused.delete(oldest);
    },
  };
}
