'use client';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { Choice } from '../kit/field.tsx';
import { requesting } from './requesting.ts';

type Strangers = Outputs['campaigns']['lobby']['strangers'];

const text = seatRequestsText.strangers;
const ALL: readonly Strangers[] = ['take', 'ask', 'invited'];

/** The owner's choice of how people outside the campaign get a seat. */
export function StrangersChoice({ slug }: { readonly slug: string }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.campaigns.lobby.queryOptions({ slug }));
  const set = useAction(trpc.seatRequests.setStrangers, { ...requesting(trpc), done: text.saved });
  if (data === undefined) return null;
  return (
    <Choice
      label={text.label}
      value={(set.isRunning ? set.input?.strangers : null) ?? data.strangers}
      options={ALL.map((value) => [value, text.values[value]] as const)}
      disabled={set.isRunning}
      onChange={(strangers) => set.run({ campaign: data.id, strangers })}
    />
  );
}
