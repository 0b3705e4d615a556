import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { siteText } from '@sealed-orders/text/pages/site';
import { useQueryClient } from '@tanstack/react-query';
import { type RefusalCode, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { refusalSentence } from '../api/refusal-sentence.ts';
import { useToast } from '../shell/toasts.tsx';

type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: RefusalCode } };

/** What follows when something was written: it is said, and what there is is read again. */
export function useWriting(done: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  return {
    onSuccess: async (answer: Answer) => {
      say(answer.ok ? done : await refusalSentence(gazetteDeskText.refusals, answer.problem.code));
      return queries.invalidateQueries({ queryKey: trpc.gazette.pathKey() });
    },
    onError: (error: unknown) => say(refusalOf(error) === 'UNAUTHORIZED' ? siteText.signedOut : gazetteDeskText.failed),
  };
}
