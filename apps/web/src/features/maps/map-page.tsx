'use client';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Suspense, useState } from 'react';
import { type Outputs, useTRPC } from '../api/client.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { useMapDoor } from '../game-maps.ts';
import { ButtonLink } from '../kit/button-link.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { Problem } from '../shell/problem.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { Download } from './download.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { useSaving } from './use-saving.ts';

/** One of the reader's maps, in the editor of its game. */
export function MapPage({ id }: { readonly id: string }) {
  const trpc = useTRPC();
  // The drawing stays, whatever another tab saves.
  const kept = useQuery(trpc.maps.get.queryOptions({ map: id }, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }));
  const [opened, setOpened] = useState(0);
  if (kept.error)
    return (
      <div className="wrap narrow py-16">
        <Problem as="h1" error={kept.error} retry={() => void kept.refetch()} />
      </div>
    );
  if (kept.data === undefined) return <MapLoading />;
  const reopen = async () => {
    await kept.refetch();
    setOpened((times) => times + 1);
  };
  return (
    <Suspense fallback={<MapLoading />}>
      <Editing key={`${id} ${opened}`} kept={kept.data} onReopen={() => void reopen()} />
    </Suspense>
  );
}

interface EditingProps {
  readonly kept: Outputs['maps']['get'];
  readonly onReopen: () => void;
}

function Editing({ kept, onReopen }: EditingProps) {
  const { Editor } = useMapDoor(kept.system);
  const saving = useSaving(kept);
  usePageTitle(kept.name);
  return (
    <>
      <div className="map-head">
        <Link href="/maps">{mapsText.back}</Link>
        <h1>{kept.name}</h1>
        <Download kept={kept} />
      </div>
      <Editor
        id={kept.id}
        map={kept.map}
        draft={saving.draft}
        onDraft={saving.onDraft}
        save={saving.save}
        isSaving={saving.isSaving}
        problem={saving.problem}
        foot={(isReady) =>
          isReady ? (
            <ButtonLink size="small" href={`/campaigns/new?game=${kept.system}&map=${kept.id}`}>
              {mapsText.use}
            </ButtonLink>
          ) : null
        }
      />
      {saving.isChanged ? <ChangedElsewhere kept={kept} saving={saving} onTheirs={onReopen} /> : null}
      <LeaveGuard saving={saving} />
    </>
  );
}
