import { mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type Outputs, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { useSetupDoor } from '../games.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Notice } from '../shell/notice.tsx';
import { refusedMap } from './refused.ts';
import type { Saving } from './use-saving.ts';

interface ChangedElsewhereProps {
  readonly kept: Outputs['maps']['get'];
  readonly saving: Saving;
  /** Opens the map as it is now. */
  readonly onTheirs: () => void;
}

/** Two have drawn on the same map: the reader keeps their own as a copy, or takes what was saved. */
export function ChangedElsewhere({ kept, saving, onTheirs }: ChangedElsewhereProps) {
  const { keepCopy, isBusy, problem } = useCopy(kept, saving);
  const text = mapsText.conflict;
  return (
    <Dialog
      title={text.title}
      onClose={saving.laterOn}
      actions={(close) => (
        <>
          <button type="button" className="btn quiet" onClick={close}>
            {siteText.back}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => {
              saving.onDraft(null);
              onTheirs();
            }}
          >
            {text.theirs}
          </button>
          <button type="button" className="btn ink" disabled={isBusy} onClick={keepCopy}>
            {text.copy}
          </button>
        </>
      )}
    >
      <p>{text.says}</p>
      {problem === null ? null : (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}

function useCopy({ system, name }: Outputs['maps']['get'], { drawn, onDraft }: Saving) {
  const trpc = useTRPC();
  const router = useRouter();
  const { text: game } = useSetupDoor(system);
  const [problem, setProblem] = useState<string | null>(null);
  const keeping = useMutation(
    trpc.maps.keep.mutationOptions({
      onSuccess: async (answer) => {
        if (!answer.ok) return setProblem(await refusedMap(answer.problem, game));
        onDraft(null);
        router.push(`/maps/${answer.value.id}`);
      },
      onError: (error) => setProblem(refusalOf(error) === null ? siteText.unreachable.title : mapsText.refused),
    }),
  );
  const keepCopy = () => keeping.mutate({ system, name: mapsText.conflict.copyName(name), map: drawn.current });
  return { keepCopy, isBusy: keeping.isPending, problem };
}
