import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('./web-child.ts', import.meta.url));
const SCHEDULER = fileURLToPath(new URL('../../../scheduler/src/main.ts', import.meta.url));

/** Processes of a site, beside the one that runs the test. */
export interface Processes {
  /** The addresses of those that answer users. */
  readonly urls: readonly string[];
  /** Kills those that answer users. */
  killWeb(): Promise<void>;
  /** Starts another one that answers users. Resolves once it answers. */
  startWeb(): Promise<string>;
  kill(): Promise<void>;
}

/** Starts `count` processes that answer users, and as many that make steps. */
export async function startProcesses(count: number, connectionString: string): Promise<Processes> {
  const children: ChildProcess[] = [];
  const started = (script: string, args: readonly string[], env: Readonly<Record<string, string>>) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return firstLine(child);
  };
  const each = Array.from({ length: count });
  const startWeb = () => started(WEB, ['--database', connectionString], {});
  const urls = await Promise.all(each.map(startWeb));
  const web = [...children];
  await Promise.all(each.map(() => started(SCHEDULER, [], { DATABASE_URL: connectionString })));
  const kill = (of: readonly ChildProcess[]) => async () => void (await Promise.all(of.map(killed)));
  return { urls, killWeb: kill(web), startWeb, kill: kill(children) };
}

/** What it prints when it is ready. */
async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('a process without output');
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('a process ended before it was ready');
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
