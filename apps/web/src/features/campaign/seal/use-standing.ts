'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { nonce } from './nonce.ts';

/** The phases that are sealed automatically for the reader, and how to change that. Null: not known yet. */
export function useStanding() {
  const trpc = useTRPC();
  const { head, door } = useCampaignPlace();
  const campaign = head.id;
  const asked = trpc.orders.standingSeals.queryOptions({ campaign });
  const { data } = useQuery({ ...asked, enabled: head.you !== null });
  // A new choice shows immediately, until the server has answered.
  const [chosen, choose] = useState<Readonly<Record<string, boolean>>>({});
  const set = useAction(trpc.orders.setStandingSeal, { again: [asked.queryKey] });
  const withdraw = useAction(trpc.orders.withdrawStandingSeal, { again: [asked.queryKey] });
  if (data === undefined) return null;
  const isSet = (phase: string): boolean => chosen[phase] ?? data.phases.includes(phase);
  return {
    isOffered: data.isOffered,
    phases: Object.keys(door.text.phases).filter(isSet),
    isSet,
    /** Whether the server has it so. */
    isSaved: (phase: string): boolean => data.phases.includes(phase),
    isBusy: set.isRunning || withdraw.isRunning,
    turn: async (phase: string) => {
      choose({ ...chosen, [phase]: !isSet(phase) });
      await (isSet(phase) ? withdraw.run({ campaign, phase }) : set.run({ campaign, phase, nonce: nonce() }));
      choose({});
    },
  };
}
