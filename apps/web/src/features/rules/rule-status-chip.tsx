import type { RuleEntry } from '@sealed-orders/rules/kernel';
import { rulesText } from '@sealed-orders/text/pages/rules';

const TONES: Readonly<Record<RuleEntry['status']['kind'], string>> = {
  played: 'chip ok',
  'at-the-table': 'chip info',
  'left-out': 'chip warn',
};

/** Whether the engine plays a rule. */
export function RuleStatusChip({ status }: { readonly status: RuleEntry['status'] }) {
  return <span className={TONES[status.kind]}>{rulesText.statuses[status.kind]}</span>;
}
