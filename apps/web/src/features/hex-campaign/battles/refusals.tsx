import type { Rejection } from '@sealed-orders/rules/hex-campaign';
import { plain } from '@sealed-orders/text';
import { describeRejection } from '@sealed-orders/text/hex-campaign';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';

const MOST = 3;

/** Why something cannot be sent, shown beforehand: the first few reasons with their rules. */
export function Refusals({ refused }: { readonly refused: readonly Rejection[] }) {
  const { words } = useHexPlace();
  return (
    <div role="status" className="refusals">
      {refused.slice(0, MOST).map((rejection) => (
        <p key={`${rejection.code} ${rejection.path.join(' ')}`} className="hint bad">
          {plain(describeRejection(rejection, words))}{' '}
          {rejection.rule === null ? null : <RuleChip rule={rejection.rule} />}
        </p>
      ))}
    </div>
  );
}
