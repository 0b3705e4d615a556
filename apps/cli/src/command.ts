import type { CommandName } from '@sealed-orders/text/cli/commands';

/** Where a command writes its output, and the folder for relative paths. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
  readonly cwd: string;
}

/** Runs a command and returns its exit code: 0 success, 1 failure, 2 invalid arguments. */
export type Run = (args: readonly string[], terminal: Terminal) => Promise<number>;

export interface Command {
  readonly name: CommandName;
  /** Loaded when called, so that no command loads what only another one needs. */
  load(): Promise<Run>;
}
