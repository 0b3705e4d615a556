import { siteText } from '@sealed-orders/text/pages/site';
import Link from 'next/link';

/** The id of a rule; opens its text. */
export function RuleChip({ rule }: { readonly rule: string }) {
  return (
    <Link className="rule-chip" href={`/rules/${rule}`} target="_blank" title={siteText.ruleOf(rule)} prefetch={false}>
      {rule}
    </Link>
  );
}
