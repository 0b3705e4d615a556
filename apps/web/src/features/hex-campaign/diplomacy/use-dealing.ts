import type { DealOrder } from '@sealed-orders/rules/hex-campaign';
import type { Rejection } from '@sealed-orders/rules/kernel';
import { plain } from '@sealed-orders/text';
import { describeRejection, hasReason } from '@sealed-orders/text/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { useHexPlace } from '../hex-context.ts';

const DONE: Readonly<Record<DealOrder['type'], string>> = {
  offer: diplomacyText.form.sent,
  sign: diplomacyText.form.signed,
  withdraw: diplomacyText.form.withdrawn,
  'judge-promise': diplomacyText.promises.said,
};

/** Sends actions on deals, and reports the results. */
export function useDealing() {
  const { words } = useHexPlace();
  const { give, isBusy } = useGiving();
  const why = ({ rejections }: { readonly rejections?: readonly Rejection<string>[] | undefined }): string => {
    const [first] = rejections ?? [];
    if (first === undefined || !hasReason(first.code)) return diplomacyText.form.notSent;
    return plain(describeRejection({ code: first.code, facts: first.facts }, words));
  };
  return {
    give: (order: DealOrder, done?: () => void) => give(order, { done: DONE[order.type], onDone: done, why }),
    isBusy,
  };
}
