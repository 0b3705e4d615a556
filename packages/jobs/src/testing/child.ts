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
  /** Its whole output. */
  readonly lines: readonly Line[];
  /** Resolves when its output is enough; rejects when it ends before. */
  until(isEnough: (lines: readonly Line[]) => boolean): Promise<void>;
  /** It stands still, wherever it is, until it may go on. */
  pause(): void;
  goOn(): void;
  /** Lets it finish the step in which it has stopped, or the next one. */
  letGo(): void;
  /** SIGKILL: it gets no chance to tidy up. Resolves when it is gone. */
  kill(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('./scheduler-child.ts', import.meta.url));

/**
 * Where it stops: in the middle of its first step for good, of each step until it may go on, for good when it first
 * announces a change, before seats run by the computer do anything, or nowhere.
 */
export type Stops = 'hold' | 'halt' | 'tell' | 'seats' | 'nowhere';

/**
 * Starts a scheduler process on the database.
 * @param more further arguments of scheduler-child.ts
 */
export function schedulerChild(database: string, stops: Stops = 'nowhere', more: readonly string[] = []): Child {
  const args = [SCRIPT, '--database', database, ...(stops === 'nowhere' ? [] : [`--${stops}`]), ...more];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: Line[] = [];
  const listeners = new Set<() => void>();
  let hasEnded = false;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('a child without input and output');
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
        const listener = (): void => {
          if (!isEnough(lines) && !hasEnded) return;
          listeners.delete(listener);
          if (isEnough(lines)) resolve();
          else reject(new Error(`a scheduler ended after ${JSON.stringify(lines)}`));
        };
        listeners.add(listener);
        listener();
      }),
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    letGo: () => void stdin.write('.'),
    async kill() {
      if (hasEnded) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
