import type { Rejection } from '@sealed-orders/rules/hex-campaign';
import { plain } from '@sealed-orders/text';
import { describeRejection } from '@sealed-orders/text/hex-campaign';
import { Notice } from '../../../shell/notice.tsx';
import { RuleChip } from '../../../shell/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';

/** What speaks against an order, each with its rule. */
export function Refusals({ rejections }: { readonly rejections: readonly Rejection[] }) {
  const { words } = useHexPlace();
  return rejections.map((rejection) => (
    <div className="mt-2" key={`${rejection.code} ${rejection.path.join('.')}`}>
      <Notice kind="danger" live>
        {plain(describeRejection(rejection, words))} {rejection.rule ? <RuleChip rule={rejection.rule} /> : null}
      </Notice>
    </div>
  ));
}

/** The same in a row of the sheet. */
export function RefusalLines({ rejections }: { readonly rejections: readonly Rejection[] }) {
  const { words } = useHexPlace();
  return rejections.map((rejection) => (
    <p className="bad" key={`${rejection.code} ${rejection.path.join('.')}`}>
      {plain(describeRejection(rejection, words))} {rejection.rule ? <RuleChip rule={rejection.rule} /> : null}
    </p>
  ));
}
