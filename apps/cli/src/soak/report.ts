import { FAULT_KINDS, soakText } from '@sealed-orders/text/cli/soak';
import type { Terminal } from '../command.ts';
import type { Outcome } from './outcome.ts';

/** The most problems of one check that are printed. */
const MOST = 20;

/** Prints the result and returns the exit code. */
export function reported({ checks, faults, sum }: Outcome, { out }: Terminal): number {
  out('');
  const counts = FAULT_KINDS.map((kind) => [kind, faults.filter((fault) => fault.kind === kind).length] as const);
  for (const line of soakText.faults(counts.filter(([, count]) => count > 0))) out(line);
  out(soakText.sum(sum));
  for (const { what, problems } of checks) {
    out(soakText.check(problems.length === 0, what));
    for (const problem of problems.slice(0, MOST)) out(`    ${problem}`);
  }
  const failed = checks.filter(({ problems }) => problems.length > 0).length;
  out(soakText.tally(checks.length - failed, failed));
  return failed === 0 ? 0 : 1;
}
