import type { LogProblem } from '@sealed-orders/rules/log';
import { verifyText } from '@sealed-orders/text/cli/verify';
import type { Terminal } from '../command.ts';

interface Result {
  readonly steps: number;
  readonly problems: readonly LogProblem[];
}

/** Prints the result of a replay of this war. 0: everything agrees. 1: something differs. */
export function printed(war: string, { steps, problems }: Result, terminal: Terminal): number {
  if (problems.length === 0) {
    terminal.out(verifyText.agrees(war, steps));
    return 0;
  }
  terminal.err(verifyText.differs(war, steps, problems.length));
  for (const { n, code } of problems) terminal.err(verifyText.finding(n, code));
  return 1;
}
