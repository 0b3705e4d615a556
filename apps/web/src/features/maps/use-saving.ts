import { mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Outputs, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { useSetupDoor } from '../games.ts';
import { mapDraft } from './map-draft.ts';
import { refusedMap } from './refused.ts';

/** What is drawn on a map: kept in this tab until it is saved, and saved unless another was saved in the meantime. */
export function useSaving(kept: Outputs['maps']['get']) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { text: game } = useSetupDoor(kept.system);
  const [store] = useState(() => mapDraft(kept.id));
  const [draft] = useState(() => store.read());
  const before = useRef(draft?.before ?? kept.version);
  const drawn = useRef<unknown>(draft?.map ?? null);
  const [isDirty, setDirty] = useState(draft !== null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  const saving = useMutation(trpc.maps.save.mutationOptions());

  const onDraft = (map: unknown) => {
    drawn.current = map;
    setDirty(map !== null);
    if (map === null) store.forget();
    else store.write({ before: before.current, map });
  };
  const save = async (map: unknown): Promise<boolean> => {
    setProblem(null);
    try {
      const answer = await saving.mutateAsync({ id: kept.id, before: before.current, map });
      if (answer.ok) before.current = answer.value.version;
      else {
        setProblem(await refusedMap(answer.problem, game));
        setChanged(answer.problem.code === 'map-changed');
      }
      void queries.invalidateQueries({ queryKey: trpc.maps.list.queryKey() });
      return answer.ok;
    } catch (error) {
      setProblem(refusalOf(error) === null ? siteText.unreachable.title : mapsText.gone);
      return false;
    }
  };
  return {
    draft: draft?.map ?? null,
    drawn,
    onDraft,
    save,
    isSaving: saving.isPending,
    problem,
    isDirty,
    /** Another map was saved in its place: the reader chooses which of them stays. */
    isChanged,
    laterOn: () => setChanged(false),
  };
}

export type Saving = ReturnType<typeof useSaving>;
