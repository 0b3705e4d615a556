import { useQuery } from '@tanstack/react-query';
import type { RefusalCode } from '../api/client.ts';
import { type OwnSentences, refusalSentence } from './refusal-sentence.ts';

/** The sentence for a refusal, for pages that show it in place; null: nothing was refused, or not loaded yet. */
export function useRefusalSentence(own: OwnSentences, code: RefusalCode | null): string | null {
  const said = code === null ? undefined : own[code];
  const asked = useQuery({
    queryKey: ['refusal-sentence', code],
    queryFn: () => (code === null ? null : refusalSentence({}, code)),
    enabled: code !== null && said === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (code === null) return null;
  return said ?? asked.data ?? null;
}
