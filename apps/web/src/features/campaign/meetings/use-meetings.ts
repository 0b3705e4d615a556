import { meetingText } from '@sealed-orders/text/pages/meetings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { useToast } from '../../shell/toasts.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

export type Meeting = Outputs['meetings']['list'][number];

const NONE: readonly Meeting[] = [];

/** The times of all topics that the reader has a part in. Spectators have none, and are not asked for any. */
export function useMeetings(): readonly Meeting[] {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const { data } = useQuery({
    ...trpc.meetings.list.queryOptions({ campaign: head.id }),
    enabled: head.viewer !== 'spectator',
  });
  return data ?? NONE;
}

/** The time that is agreed for a topic; null: none is. */
export const useAgreed = (topic: string): Meeting | null =>
  useMeetings().find((meeting) => meeting.topic === topic && meeting.isAgreed) ?? null;

type Answer = Outputs['meetings']['propose'];

/** Proposes times, agrees to them and takes them back. */
export function useArranging(topic: string) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const options = {
    onSuccess: async (answer: Answer) => {
      if (!answer.ok) say(await refusalSentence(meetingText.refusals, answer.problem.code));
      return queries.invalidateQueries({ queryKey: trpc.meetings.pathKey() });
    },
    onError: () => say(meetingText.failed),
  };
  const propose = useMutation(trpc.meetings.propose.mutationOptions(options));
  const agree = useMutation(trpc.meetings.agree.mutationOptions(options));
  const withdraw = useMutation(trpc.meetings.withdraw.mutationOptions(options));
  const campaign = head.id;
  return {
    propose: (startsAt: string, zone: string) => propose.mutate({ campaign, topic, startsAt, zone }),
    agree: ({ n, startsAt }: Meeting) => agree.mutate({ campaign, topic, n, startsAt }),
    withdraw: ({ n, startsAt }: Meeting) => withdraw.mutate({ campaign, topic, n, startsAt }),
    isBusy: propose.isPending || agree.isPending || withdraw.isPending,
  };
}
