import type { DealOrder } from '@sealed-orders/rules/hex-campaign';
import { plain } from '@sealed-orders/text';
import { describeRejection, hasReason } from '@sealed-orders/text/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { type Given, useGiving } from '../../campaign/seal/giving.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { useHexPlace } from '../hex-context.ts';

const DONE: Readonly<Record<DealOrder['type'], string>> = {
  offer: diplomacyText.form.sent,
  sign: diplomacyText.form.signed,
  withdraw: diplomacyText.form.withdrawn,
  'judge-promise': diplomacyText.promises.said,
};

/** Sends what is done about a deal, and says what came of it. */
export function useDealing() {
  const { head, words } = useHexPlace();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const campaign = head.id;
  const again = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign }) }),
      queries.invalidateQueries({ queryKey: trpc.play.steps.queryKey({ campaign }) }),
    ]);
  const why = (answer: Extract<Given, { readonly ok: false }>): string => {
    const first = 'rejections' in answer.problem ? answer.problem.rejections[0] : undefined;
    if (first === undefined || !hasReason(first.code)) return diplomacyText.form.notSent;
    return plain(describeRejection({ code: first.code, facts: first.facts }, words));
  };
  const giving = useGiving();
  const give = (order: DealOrder, done?: () => void) =>
    giving.give(order, {
      onAnswer: (answer) => {
        void again();
        say(answer.ok ? DONE[order.type] : why(answer));
        if (answer.ok) done?.();
      },
      onError: () => say(diplomacyText.form.notSent),
    });
  return { give, isBusy: giving.isBusy };
}
