import { meetingText } from '@sealed-orders/text/pages/meetings';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../actions/use-action.ts';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useCampaignPlace, useEyes, useHasSheets } from '../campaign-context.ts';

export type Meeting = Outputs['meetings']['list'][number];

const NONE: readonly Meeting[] = [];

/** The times of all topics that the reader takes part in. Spectators have none, and don't fetch any. */
export function useMeetings(): readonly Meeting[] {
  const { head } = useCampaignPlace();
  const eyes = useEyes();
  const trpc = useTRPC();
  const { data } = useQuery({
    ...trpc.meetings.list.queryOptions({ campaign: head.id, ...eyes }),
    enabled: head.viewer !== 'spectator',
  });
  return data ?? NONE;
}

/** The agreed time of a topic; null if none is. */
export const useAgreed = (topic: string): Meeting | null =>
  useMeetings().find((meeting) => meeting.topic === topic && meeting.isAgreed) ?? null;

/** Proposes times, agrees to them and takes them back. */
export function useArranging(topic: string) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const { refusals } = useHasSheets() ? meetingText : meetingText.onArrival;
  const follow = { refusals, again: [trpc.meetings.pathKey()] };
  const propose = useAction(trpc.meetings.propose, follow);
  const agree = useAction(trpc.meetings.agree, follow);
  const withdraw = useAction(trpc.meetings.withdraw, follow);
  const campaign = head.id;
  return {
    propose: (startsAt: string, zone: string) => propose.run({ campaign, topic, startsAt, zone }),
    agree: ({ n, startsAt }: Meeting) => agree.run({ campaign, topic, n, startsAt }),
    withdraw: ({ n, startsAt }: Meeting) => withdraw.run({ campaign, topic, n, startsAt }),
    isBusy: propose.isRunning || agree.isRunning || withdraw.isRunning,
  };
}
