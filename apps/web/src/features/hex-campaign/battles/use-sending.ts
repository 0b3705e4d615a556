'use client';
import type { Order, Ruling } from '@sealed-orders/rules/hex-campaign';
import type { Rejection } from '@sealed-orders/rules/kernel';
import { plain } from '@sealed-orders/text';
import { describeRejection, hasReason } from '@sealed-orders/text/hex-campaign';
import { reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { useRuling } from '../../battle/use-ruling.ts';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { useHexPlace } from '../hex-context.ts';

/** Reports why something was not accepted. */
function useWhy() {
  const { words } = useHexPlace();
  return ({ rejections }: { readonly rejections?: readonly Rejection<string>[] | undefined }): string => {
    const [first] = rejections ?? [];
    if (first === undefined || !hasReason(first.code)) return reportFormText.notSent;
    return plain(describeRejection({ code: first.code, facts: first.facts }, words));
  };
}

/** Sends orders on arrival. */
export function useSending() {
  const { give, isBusy } = useGiving();
  const why = useWhy();
  return {
    /** `done` is called when the order was accepted. */
    send: (order: Order, done?: () => void) => give(order, { why, onDone: done }),
    isBusy,
  };
}

/** Sends the referee's decision. */
export function useDecision() {
  const { rule, isBusy } = useRuling(useWhy());
  return { decide: (ruling: Ruling, reason: string) => rule(ruling, reason), isBusy };
}
