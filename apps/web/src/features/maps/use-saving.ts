import { mapsText } from '@sealed-orders/text/pages/maps';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { kept as keptInTab } from '../browser/kept.ts';
import { useSetupDoor } from '../game-setups.ts';
import { refusedMap } from './refused.ts';

const draftSchema = z.object({
  /** The version that was drawn on. */
  before: z.string(),
  map: z.unknown(),
});

/** The unsaved drawing on a map. It survives a reload; each tab has its own, so that two do not mix. */
const mapDraft = (id: string) => keptInTab(`map draft ${id}`, (found) => draftSchema.parse(found), 'tab');

/** The drawing on a map: stored in this tab until it is saved, and saved unless another was saved in the meantime. */
export function useSaving(kept: Outputs['maps']['get']) {
  const trpc = useTRPC();
  const { text: game } = useSetupDoor(kept.system);
  const [store] = useState(() => mapDraft(kept.id));
  const [draft] = useState(() => store.read());
  const before = useRef(draft?.before ?? kept.version);
  const drawn = useRef<unknown>(draft?.map ?? null);
  const [isDirty, setDirty] = useState(draft !== null);
  const [isChanged, setChanged] = useState(false);
  const saving = useAction(trpc.maps.save, {
    why: ({ problem }) => refusedMap(problem, game),
    failed: { 'not-found': mapsText.gone },
    onDone: ({ value }) => {
      before.current = value.version;
    },
    again: [trpc.maps.list.queryKey()],
    inPlace: true,
  });

  const onDraft = (map: unknown) => {
    drawn.current = map;
    setDirty(map !== null);
    if (map === null) store.forget();
    else store.write({ before: before.current, map });
  };
  const save = async (map: unknown): Promise<boolean> => {
    const came = await saving.run({ id: kept.id, before: before.current, map });
    if (came?.refusal?.problem.code === 'map-changed') setChanged(true);
    return came?.state === 'done';
  };
  return {
    draft: draft?.map ?? null,
    drawn,
    onDraft,
    save,
    isSaving: saving.isRunning,
    problem: saving.problem,
    isDirty,
    /** Another map was saved in its place: the reader chooses which of them stays. */
    isChanged,
    laterOn: () => setChanged(false),
  };
}

export type Saving = ReturnType<typeof useSaving>;
