import { notesText } from '@sealed-orders/text/pages/notes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useRefusalSentence } from '../../api/use-refusal-sentence.ts';
import { useCampaignPlace } from '../campaign-context.ts';

export type Note = Outputs['notes']['list'][number];

/** The notes of the reader's side, the latest first. Spectators have none, and do not ask. */
export function useNotes(): readonly Note[] {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const isReader = head.you !== null || head.viewer === 'referee';
  return useQuery({ ...trpc.notes.list.queryOptions({ campaign: head.id }), enabled: isReader }).data ?? [];
}

/** Saves a note, or takes it away if the text is empty; `done` is called when that is done. */
export function useNoteSaving(subject: string, done: () => void) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const saving = useMutation(
    trpc.notes.write.mutationOptions({
      onSuccess: async (answer) => {
        if (!answer.ok) return;
        await queries.invalidateQueries({ queryKey: trpc.notes.pathKey() });
        done();
      },
    }),
  );
  const { data, isError, isPending } = saving;
  const code = data?.ok === false ? data.problem.code : null;
  const refused = useRefusalSentence(notesText.refusals, code);
  return {
    save: (text: string) => saving.mutate({ campaign: head.id, subject, text }),
    isPending,
    problem: isError ? notesText.failed : refused,
  };
}
