import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { EmbeddedFailure } from './failure.ts';
import { type Account, run } from './run.ts';

/**
 * The account that PostgreSQL runs as. It refuses to run as root, so root uses the owner of the data, or the account
 * `postgres`, which is created if missing; `nobody` where accounts cannot be created.
 */
export async function accountFor(dataFolder: string): Promise<Account> {
  if (userInfo().uid !== 0) return {};
  const owner = await stat(dataFolder).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await named('postgres')) ?? (await created()) ?? (await named('nobody')) ?? refused();
}

async function created(): Promise<Account | null> {
  await run('groupadd', ['--system', 'postgres']);
  await run('useradd', ['--system', '-g', 'postgres', '-M', '-d', '/nonexistent', '-s', '/bin/false', 'postgres']);
  return named('postgres');
}

async function named(name: string): Promise<Account | null> {
  const [user, group] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  if (user.code !== 0 || group.code !== 0) return null;
  return { uid: Number.parseInt(user.output, 10), gid: Number.parseInt(group.output, 10) };
}

function refused(): never {
  throw new EmbeddedFailure('not-permitted', 'no account to run PostgreSQL as, and root may not run it');
}
