'use client';
import { standingText } from '@sealed-orders/text/pages/standing-orders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { useToast } from '../../shell/toasts.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { nonce } from './nonce.ts';

/** The phases that are sealed for the reader whenever they open, and how to change that. Null: not known yet. */
export function useStanding() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const { head, door } = useCampaignPlace();
  const campaign = head.id;
  const asked = trpc.orders.standingSeals.queryOptions({ campaign });
  const { data } = useQuery({ ...asked, enabled: head.you !== null });
  // What was just chosen shows at once, until the server has answered.
  const [chosen, choose] = useState<Readonly<Record<string, boolean>>>({});
  const changed = {
    onSuccess: async (answer: Outputs['orders']['setStandingSeal' | 'withdrawStandingSeal']) => {
      if ('ok' in answer && !answer.ok) say(await refusalSentence({}, answer.problem.code));
    },
    onError: () => say(standingText.failed),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: asked.queryKey });
      choose({});
    },
  };
  const set = useMutation(trpc.orders.setStandingSeal.mutationOptions(changed));
  const withdraw = useMutation(trpc.orders.withdrawStandingSeal.mutationOptions(changed));
  if (data === undefined) return null;
  const isSet = (phase: string): boolean => chosen[phase] ?? data.phases.includes(phase);
  return {
    isOffered: data.isOffered,
    phases: Object.keys(door.text.phases).filter(isSet),
    isSet,
    isBusy: set.isPending || withdraw.isPending,
    turn: (phase: string) => {
      choose({ ...chosen, [phase]: !isSet(phase) });
      if (isSet(phase)) withdraw.mutate({ campaign, phase });
      else set.mutate({ campaign, phase, nonce: nonce() });
    },
  };
}
