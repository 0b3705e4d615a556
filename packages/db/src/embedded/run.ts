import { type SpawnOptions, spawn } from 'node:child_process';

export interface Finished {
  /** Exit code, or -1 when the program could not be started or was killed. */
  readonly code: number;
  readonly output: string;
}

/** The system account that a PostgreSQL program runs as; empty to run it as the current user. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Runs a program to its end and returns its exit code and output; never throws. */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: string[] = [];
    child.stdout?.on('data', (chunk) => printed.push(String(chunk)));
    child.stderr?.on('data', (chunk) => printed.push(String(chunk)));
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output: printed.join('') }));
  });
}
