import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Outputs, type RefusalCode, useTRPC } from '../../api/client.ts';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { useToast } from '../../shell/toasts.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Reason } from '../desk/deed-dialog.tsx';

export type WriteUps = Outputs['writeUps']['ofTopic'];
export type WriteUp = WriteUps['writeUps'][number];

/** What the reader may read of a topic. */
export function useWriteUps(topic: string) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  return useQuery(trpc.writeUps.ofTopic.queryOptions({ campaign: head.id, topic }));
}

/** All that the reader may read, and what waits to be written. */
export function useWriteUpList() {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  return useQuery(trpc.writeUps.list.queryOptions({ campaign: head.id }));
}

/** Asks again for all write-ups. */
export function useAgain(): () => Promise<void> {
  const trpc = useTRPC();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: trpc.writeUps.pathKey() });
}

/** Saves the reader's own write-up; `done` is called when it is saved. */
export function useSaving(done: () => void) {
  const trpc = useTRPC();
  const again = useAgain();
  const say = useToast();
  const save = useMutation(
    trpc.writeUps.save.mutationOptions({
      onSuccess: async (answer) => {
        if (!answer.ok) return say(await refusalSentence(writeUpText.refusals, answer.problem.code));
        await again();
        say(writeUpText.form.saved);
        done();
      },
      onError: () => say(writeUpText.notSaved),
    }),
  );
  return { save: save.mutate, isSaving: save.isPending };
}

/** Removes a write-up or a picture. */
export function useRemoving() {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const again = useAgain();
  const say = useToast();
  const options = { onSettled: again, onError: () => say(writeUpText.notRemoved) };
  const sayWhyNot = async (code: RefusalCode) => say(await refusalSentence(writeUpText.refusals, code));
  const writeUp = useMutation(
    trpc.writeUps.remove.mutationOptions({
      ...options,
      onSuccess: (answer) => (answer.ok ? say(writeUpText.form.removed) : sayWhyNot(answer.problem.code)),
    }),
  );
  const picture = useMutation(
    trpc.writeUps.removePicture.mutationOptions({
      ...options,
      onSuccess: (answer) => (answer.ok ? undefined : sayWhyNot(answer.problem.code)),
    }),
  );
  return {
    /** A referee gives a reason; a player, for their own, none. */
    removeWriteUp: (topic: string, { seat }: WriteUp, reason: Reason | null) =>
      writeUp.mutate({ campaign: head.id, topic, seat, reason }),
    removePicture: (id: string) => picture.mutate({ campaign: head.id, picture: id, reason: null }),
    isRemoving: writeUp.isPending || picture.isPending,
  };
}
