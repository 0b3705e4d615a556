import { notesText } from '@sealed-orders/text/pages/notes';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../actions/use-action.ts';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';

export type Note = Outputs['notes']['list'][number];

/** The notes of the reader's side, the latest first. Spectators have none, and don't fetch any. */
export function useNotes(): readonly Note[] {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const isReader = head.you !== null || head.viewer === 'referee';
  return useQuery({ ...trpc.notes.list.queryOptions({ campaign: head.id }), enabled: isReader }).data ?? [];
}

/** Saves a note, or removes it if the text is empty; `done` is called on success. */
export function useNoteSaving(subject: string, done: () => void) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const { run, isRunning, problem } = useAction(trpc.notes.write, {
    refusals: notesText.refusals,
    failed: { lost: notesText.lost },
    again: [trpc.notes.pathKey()],
    inPlace: true,
  });
  const save = async (text: string) => {
    const came = await run({ campaign: head.id, subject, text });
    if (came?.state === 'done') done();
  };
  return { save: (text: string) => void save(text), isRunning, problem };
}
