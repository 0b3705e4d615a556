'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** A draft that lives as long as the tab of the browser, so that it is still there when its page is opened again. */
export function useKeptDraft<Draft>(key: readonly string[], fresh: Draft): [Draft, (draft: Draft | null) => void] {
  const queries = useQueryClient();
  const name = key.join('/');
  const { data } = useQuery<Draft | null>({
    queryKey: ['kept-draft', name],
    queryFn: () => null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const keep = useCallback(
    (draft: Draft | null) => void queries.setQueryData<Draft | null>(['kept-draft', name], draft),
    [queries, name],
  );
  return [data ?? fresh, keep];
}
