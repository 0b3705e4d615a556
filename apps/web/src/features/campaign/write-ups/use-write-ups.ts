import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../actions/use-action.ts';
import { type Inputs, type Outputs, useTRPC } from '../../api/client.ts';
import type { Reason } from '../../deeds/deed-dialog.tsx';
import { useCampaignPlace, useEyes, useHasSheets } from '../campaign-context.ts';

export type WriteUps = Outputs['writeUps']['ofTopic'];
export type WriteUp = WriteUps['writeUps'][number];

/** What the reader may read about a topic. */
export function useWriteUps(topic: string) {
  const { head } = useCampaignPlace();
  const eyes = useEyes();
  const trpc = useTRPC();
  return useQuery(trpc.writeUps.ofTopic.queryOptions({ campaign: head.id, topic, ...eyes }));
}

/** Everything that the reader may read, and the topics without a write-up. */
export function useWriteUpList() {
  const { head } = useCampaignPlace();
  const eyes = useEyes();
  const trpc = useTRPC();
  return useQuery(trpc.writeUps.list.queryOptions({ campaign: head.id, ...eyes }));
}

const useRefusals = () => (useHasSheets() ? writeUpText : writeUpText.onArrival).refusals;

/** Saves the reader's own write-up; `done` is called on success. */
export function useSaving(done: () => void) {
  const trpc = useTRPC();
  const { run, isRunning } = useAction(trpc.writeUps.save, {
    refusals: useRefusals(),
    failed: { lost: writeUpText.lost },
    done: writeUpText.form.saved,
    again: [trpc.writeUps.pathKey()],
  });
  const save = async (writeUp: Inputs['writeUps']['save']) => {
    const came = await run(writeUp);
    if (came?.state === 'done') done();
  };
  return { save: (writeUp: Inputs['writeUps']['save']) => void save(writeUp), isSaving: isRunning };
}

/** Removes a write-up or a picture. */
export function useRemoving() {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const follow = { refusals: useRefusals(), again: [trpc.writeUps.pathKey()] };
  const writeUp = useAction(trpc.writeUps.remove, { ...follow, done: writeUpText.form.removed });
  const picture = useAction(trpc.writeUps.removePicture, follow);
  return {
    /** A referee gives a reason; a player needs none for their own. */
    removeWriteUp: (topic: string, { seat }: WriteUp, reason: Reason | null) =>
      writeUp.run({ campaign: head.id, topic, seat, reason }),
    removePicture: (id: string) => picture.run({ campaign: head.id, picture: id, reason: null }),
    isRemoving: writeUp.isRunning || picture.isRunning,
  };
}
