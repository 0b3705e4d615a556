'use client';
import { standingText } from '@sealed-orders/text/pages/orders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { useToast } from '../../shell/toasts.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { nonce } from './nonce.ts';

/** Whether the open phase is to be sealed for the reader whenever it opens; nothing where the game leaves that to players. */
export function StandingSeal() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const { head, door } = useCampaignPlace();
  const campaign = head.id;
  const phase = head.summary?.phase ?? null;
  const asked = trpc.orders.standingSeals.queryOptions({ campaign });
  const { data } = useQuery(asked);
  // What was just chosen shows at once, until the server has answered.
  const [chosen, choose] = useState<boolean | null>(null);
  const changed = {
    onError: () => say(standingText.failed),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: asked.queryKey });
      choose(null);
    },
  };
  const set = useMutation(trpc.orders.setStandingSeal.mutationOptions(changed));
  const withdraw = useMutation(trpc.orders.withdrawStandingSeal.mutationOptions(changed));
  if (phase === null || data === undefined) return null;
  const isSet = chosen ?? data.phases.includes(phase);
  if (!data.isOffered && !isSet) return null;
  const orders = door.text.standing(phase);
  return (
    <label className="standing-seal">
      <input
        type="checkbox"
        checked={isSet}
        disabled={set.isPending || withdraw.isPending}
        onChange={() => {
          choose(!isSet);
          if (isSet) withdraw.mutate({ campaign, phase });
          else set.mutate({ campaign, phase, nonce: nonce() });
        }}
      />
      <span>
        {standingText.label(door.text.phases[phase] ?? phase)}
        <small>{isSet ? standingText.on(orders) : standingText.hint(orders)}</small>
      </span>
    </label>
  );
}
