import { seatId } from '@sealed-orders/rules/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useToast } from '../../shell/toasts.tsx';
import type { Campaign, Moment } from '../campaign-data.ts';
import type { Reason } from './deed-dialog.tsx';

export type SealedSheet = Extract<Outputs['desk']['readSealed'], { readonly ok: true }>['value'];

interface Shown {
  readonly seat: string;
  readonly sealed: SealedSheet;
}

export interface SealedReading {
  /** What a referee reads; null: nothing. */
  readonly shown: Shown | null;
  readonly isPending: boolean;
  readonly read: (seat: string, reason: Reason) => void;
}

/**
 * What a seat has sealed, for a referee who sees with its eyes. It is put away as soon as they look elsewhere, the seat
 * takes it back or seals something else, or the phase closes.
 */
export function useSealedReading({ head }: Campaign, moment: Moment | null, onRead: () => void): SealedReading {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const [kept, keep] = useState<Shown | null>(null);
  const { mutate, isPending } = useMutation(
    trpc.desk.readSealed.mutationOptions({
      onSuccess: (answer, { seat }) => {
        if (answer.ok) {
          keep({ seat, sealed: answer.value });
          onRead();
        } else void sentenceOf(answer.problem.code).then(say);
        return queries.invalidateQueries({ queryKey: trpc.desk.log.queryKey({ campaign: head.id }) });
      },
      onError: () => void sentenceOf('failed').then(say),
    }),
  );
  const stands = head.seats.some((one) => one.seat === kept?.seat && one.commitment === kept.sealed.commitment);
  const isSeen = moment?.step === null && moment.as === `seat:${kept?.seat}`;
  const shown = stands && isSeen && kept?.sealed.opening === head.opening && head.viewer === 'referee' ? kept : null;
  const { id: campaign, opening } = head;
  return useMemo(
    () => ({
      shown,
      isPending,
      read: (seat, reason) => mutate({ campaign, opening, seat: seatId(seat), reason }),
    }),
    [shown, isPending, mutate, campaign, opening],
  );
}

/** Why nothing came of it. The words are loaded when they are needed: most readers are no referees. */
async function sentenceOf(code: string): Promise<string> {
  const { repairsText } = await import('@sealed-orders/text/pages/repairs');
  const { refusals, failed } = repairsText.readSealed;
  return refusals[code] ?? failed;
}
