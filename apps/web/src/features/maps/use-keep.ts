import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { useSetupDoor } from '../game-setups.ts';
import { refusedMap } from './refused.ts';

/** Saves a new map and opens it; reports why it is refused. */
export function useKeep(system: PlayedSystem) {
  const trpc = useTRPC();
  const router = useRouter();
  const { text } = useSetupDoor(system);
  const [own, setOwn] = useState<string | null>(null);
  const { run, reset, isRunning, value, problem } = useAction(trpc.maps.keep, {
    why: ({ problem }) => refusedMap(problem, text),
    failed: { 'not-understood': mapsText.refused },
    onDone: ({ value }) => router.push(`/maps/${value.id}`),
    again: [trpc.maps.list.queryKey()],
    inPlace: true,
  });
  const setProblem = (says: string | null) => {
    reset();
    setOwn(says);
  };
  const keep = (name: string, map: unknown, mustBeSound = false) => {
    if (name.trim() === '') return setProblem(mapsText.noName);
    setOwn(null);
    void run({ system, name: name.trim(), map, mustBeSound });
  };
  return { keep, problem: own ?? problem, setProblem, isBusy: isRunning || value !== null };
}
