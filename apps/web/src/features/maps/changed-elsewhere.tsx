import { mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { useRouter } from 'next/navigation';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { useSetupDoor } from '../game-setups.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { refusedMap } from './refused.ts';
import type { Saving } from './use-saving.ts';

interface ChangedElsewhereProps {
  readonly kept: Outputs['maps']['get'];
  readonly saving: Saving;
  /** Opens the map as it is now. */
  readonly onTheirs: () => void;
}

/** The same map was changed in two places: the reader keeps their own as a copy, or takes the saved one. */
export function ChangedElsewhere({ kept, saving, onTheirs }: ChangedElsewhereProps) {
  const { keepCopy, isBusy, problem } = useCopy(kept, saving);
  const text = mapsText.conflict;
  return (
    <Dialog
      title={text.title}
      onClose={saving.laterOn}
      actions={(close) => (
        <>
          <Button kind="quiet" onClick={close}>
            {siteText.back}
          </Button>
          <Button
            onClick={() => {
              saving.onDraft(null);
              onTheirs();
            }}
          >
            {text.theirs}
          </Button>
          <Button kind="main" disabled={isBusy} onClick={keepCopy}>
            {text.copy}
          </Button>
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
  const { run, isRunning, problem } = useAction(trpc.maps.keep, {
    why: ({ problem }) => refusedMap(problem, game),
    failed: { 'not-understood': mapsText.refused },
    onDone: ({ value }) => {
      onDraft(null);
      router.push(`/maps/${value.id}`);
    },
    shown: [trpc.maps.list.queryKey()],
    inPlace: true,
  });
  const keepCopy = () => void run({ system, name: mapsText.conflict.copyName(name), map: drawn.current });
  return { keepCopy, isBusy: isRunning, problem };
}
