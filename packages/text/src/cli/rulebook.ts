import type { RuleStatus } from '@sealed-orders/rules/kernel';

/** Text around the rules in a printed rulebook. */
export const printedText = {
  preface: 'In our own words, generated from the rulebook that the engine cites. Change the rulebook, not this file.',
  columns: ['chapter', 'rules', 'automated'],
  ruling: (ruling: string): string => `*Ruling.* ${ruling}`,
  written: (path: string): string => `wrote ${path}`,
} as const;

/** How the engine treats a rule, in a sentence. */
export function printedStatus(status: RuleStatus): string {
  switch (status.kind) {
    case 'played':
      return 'Automated.';
    case 'at-the-table':
      return 'Played at the table.';
    case 'left-out':
      return `Not included: ${status.reason}`;
  }
}
