import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { useSetupDoor } from '../games.ts';
import { refusedMap } from './refused.ts';

/** Keeps a new map and opens it; says why not. */
export function useKeep(system: PlayedSystem) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const { text } = useSetupDoor(system);
  const [problem, setProblem] = useState<string | null>(null);
  const keeping = useMutation(
    trpc.maps.keep.mutationOptions({
      onSuccess: async (answer) => {
        if (!answer.ok) return setProblem(await refusedMap(answer.problem, text));
        void queries.invalidateQueries({ queryKey: trpc.maps.list.queryKey() });
        router.push(`/maps/${answer.value.id}`);
      },
      onError: (error) => setProblem(refusalOf(error) === null ? siteText.unreachable.title : mapsText.refused),
    }),
  );
  const keep = (name: string, map: unknown, mustBeSound = false) => {
    if (name.trim() === '') return setProblem(mapsText.noName);
    setProblem(null);
    keeping.mutate({ system, name: name.trim(), map, mustBeSound });
  };
  return { keep, problem, setProblem, isBusy: keeping.isPending || keeping.data?.ok === true };
}
