'use client';
import type { Order, Ruling } from '@sealed-orders/rules/hex-campaign';
import { plain } from '@sealed-orders/text';
import { describeRejection, hasReason } from '@sealed-orders/text/hex-campaign';
import { reportFormText } from '@sealed-orders/text/hex-campaign/desks/battles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { type Given, useGiving } from '../../campaign/seal/giving.tsx';
import { nonce } from '../../campaign/seal/nonce.ts';
import { useToast } from '../../shell/toasts.tsx';
import { useHexPlace } from '../hex-context.ts';

/** Says why something was not taken, and asks for the step that came of it where it was. */
function useAnswered() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const { head, words } = useHexPlace();
  const refused = (problem: Extract<Given, { readonly ok: false }>['problem']): string => {
    const [first] = problem.rejections ?? [];
    if (first === undefined || !hasReason(first.code)) return reportFormText.notSent;
    return plain(describeRejection({ code: first.code, facts: first.facts }, words));
  };
  return {
    onSuccess: (answer: Given) => {
      if (!answer.ok) say(refused(answer.problem));
      return queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign: head.id }) });
    },
    onError: () => say(reportFormText.notSent),
  };
}

/** Sends what counts on arrival. */
export function useSending() {
  const { give, isBusy } = useGiving();
  const { onSuccess, onError } = useAnswered();
  return {
    /** `done` is called when the order was taken. */
    send: (order: Order, done?: () => void) =>
      give(order, {
        onAnswer: (answer) => {
          void onSuccess(answer);
          if (answer.ok) done?.();
        },
        onError,
      }),
    isBusy,
  };
}

/** Sends what the referee decides. */
export function useRuling() {
  const trpc = useTRPC();
  const { head } = useHexPlace();
  const rule = useMutation(trpc.campaigns.rule.mutationOptions(useAnswered()));
  return {
    decide: (ruling: Ruling, reason: string) => rule.mutate({ campaign: head.id, ruling, reason, nonce: nonce() }),
    isBusy: rule.isPending,
  };
}
