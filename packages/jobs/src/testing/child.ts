import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const lineSchema = z.discriminatedUnion('says', [
  z.object({ says: z.literal('ready') }),
  z.object({ says: z.literal('looks') }),
  z.object({ says: z.literal('holding') }),
  z.object({ says: z.literal('made'), campaign: z.string(), n: z.number() }),
  z.object({ says: z.literal('error'), error: z.string() }),
]);
export type Line = z.infer<typeof lineSchema>;

/** A scheduler in a process of its own. */
export interface Child {
  /** All that it has said. */
  readonly lines: readonly Line[];
  /** Resolves when it has said enough; rejects when it ends before. */
  until(isEnough: (lines: readonly Line[]) => boolean): Promise<void>;
  /** It stands still, wherever it is, until it may go on. */
  pause(): void;
  goOn(): void;
  /** SIGKILL: it gets no chance to tidy up. Resolves when it is gone. */
  kill(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('./scheduler-child.ts', import.meta.url));

/** Starts a scheduler process on the database. `hold`: it stands still in the middle of its first step. */
export function schedulerChild(database: string, { hold = false } = {}): Child {
  const args = [SCRIPT, '--database', database, ...(hold ? ['--hold'] : [])];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: Line[] = [];
  const askers = new Set<() => void>();
  let hasEnded = false;
  const tell = (): void => {
    for (const asker of askers) asker();
  };
  const { stdout } = child;
  if (stdout === null) throw new Error('a child without output');
  createInterface({ input: stdout }).on('line', (text) => {
    lines.push(lineSchema.parse(JSON.parse(text)));
    tell();
  });
  child.once('exit', () => {
    hasEnded = true;
    tell();
  });

  return {
    lines,
    until: (isEnough) =>
      new Promise((resolve, reject) => {
        const asker = (): void => {
          if (!isEnough(lines) && !hasEnded) return;
          askers.delete(asker);
          if (isEnough(lines)) resolve();
          else reject(new Error(`a scheduler ended after ${JSON.stringify(lines)}`));
        };
        askers.add(asker);
        asker();
      }),
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async kill() {
      if (hasEnded) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
