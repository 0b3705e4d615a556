'use client';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { useToast } from '../../shell/toasts.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import { nonce } from '../seal/nonce.ts';

const text = refereeText.correct;

/** Sends what the referee corrects by hand, and says why it was refused. */
export function useCorrecting(onDone: () => void) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const { head } = useCampaignPlace();
  const { corrections } = useRoom();
  const [problem, setProblem] = useState<string | null>(null);
  const rule = useMutation(
    trpc.campaigns.rule.mutationOptions({
      onSuccess: (answer) => {
        if (answer.ok) {
          say(text.done);
          onDone();
        } else {
          const [first] = answer.problem.rejections ?? [];
          setProblem((first && corrections.refused(first)) ?? text.failed);
        }
        return queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign: head.id }) });
      },
      onError: () => setProblem(text.failed),
    }),
  );
  return {
    correct: (ruling: Readonly<Record<string, unknown>>, reason: string) => {
      setProblem(null);
      rule.mutate({ campaign: head.id, ruling, reason, nonce: nonce() });
    },
    isBusy: rule.isPending,
    problem,
  };
}
