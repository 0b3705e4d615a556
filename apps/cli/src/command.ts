import type { CommandName } from '@sealed-orders/text/cli/commands';

/** Where a command writes and from where it reads relative paths. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
  readonly cwd: string;
}

/** Runs a command and answers its exit code: 0 well, 1 something failed, 2 the arguments make no sense. */
export type Run = (args: readonly string[], terminal: Terminal) => Promise<number>;

export interface Command {
  readonly name: CommandName;
  /** Loaded when called, so that no command waits for what only another one needs. */
  load(): Promise<Run>;
}
