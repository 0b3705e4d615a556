'use client';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { Suspense, useState } from 'react';
import { type Outputs, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { useMapDoor, useSetupDoor } from '../games.ts';
import { MapLoading } from '../shell/map-loading.tsx';
import { Problem } from '../shell/problem.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { ownFile } from './own-file.ts';
import { refusedMap } from './refused.ts';

/** One of the reader's maps, in the editor of its game. */
export function MapPage({ id }: { readonly id: string }) {
  const trpc = useTRPC();
  // What is drawn stays what it was, whatever another tab saves.
  const kept = useQuery(trpc.maps.get.queryOptions({ map: id }, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }));
  if (kept.error) return <Problem error={kept.error} retry={() => void kept.refetch()} />;
  if (kept.data === undefined) return <MapLoading />;
  return (
    <Suspense fallback={<MapLoading />}>
      <Editing kept={kept.data} />
    </Suspense>
  );
}

function Editing({ kept }: { readonly kept: Outputs['maps']['get'] }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { Editor } = useMapDoor(kept.system);
  const { text: game } = useSetupDoor(kept.system);
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useMutation(trpc.maps.save.mutationOptions());
  usePageTitle(kept.name);
  const [saved, setSaved] = useState(kept.map);
  const download = (map: unknown) => ownFile(kept.name, map);
  const save = async (map: unknown): Promise<boolean> => {
    setProblem(null);
    try {
      const answer = await saving.mutateAsync({ id: kept.id, map });
      if (answer.ok) setSaved(map);
      else setProblem(refusedMap(answer.problem, game));
      void queries.invalidateQueries({ queryKey: trpc.maps.list.queryKey() });
      return answer.ok;
    } catch (error) {
      setProblem(refusalOf(error) === null ? siteText.unreachable.title : mapsText.gone);
      return false;
    }
  };
  return (
    <>
      <div className="map-head">
        <Link href="/maps">{mapsText.back}</Link>
        <h1>{kept.name}</h1>
        <button type="button" className="btn small" onClick={() => download(saved)}>
          {mapsText.download}
        </button>
      </div>
      <Editor
        id={kept.id}
        map={kept.map}
        save={save}
        isSaving={saving.isPending}
        problem={problem}
        foot={(isReady) =>
          isReady ? (
            <Link className="btn small outline-lacquer" href={`/campaigns/new?map=${kept.id}`}>
              {mapsText.use}
            </Link>
          ) : null
        }
      />
    </>
  );
}
