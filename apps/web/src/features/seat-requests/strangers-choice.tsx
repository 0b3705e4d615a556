'use client';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../api/client.ts';
import { Choice } from '../shell/field.tsx';
import { useRequestAction } from './use-request-action.ts';

type Strangers = Outputs['campaigns']['lobby']['strangers'];

const text = seatRequestsText.strangers;
const ALL: readonly Strangers[] = ['take', 'ask', 'invited'];

/** The owner's choice how people who are not in the campaign get a seat. */
export function StrangersChoice({ slug }: { readonly slug: string }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.campaigns.lobby.queryOptions({ slug }));
  const set = useMutation(trpc.seatRequests.setStrangers.mutationOptions(useRequestAction(text.saved)));
  if (data === undefined) return null;
  return (
    <Choice
      label={text.label}
      value={set.isPending ? set.variables.strangers : data.strangers}
      options={ALL.map((value) => [value, text.values[value]] as const)}
      disabled={set.isPending}
      onChange={(strangers) => set.mutate({ campaign: data.id, strangers })}
    />
  );
}
