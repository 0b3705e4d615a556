'use client';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Suspense } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { useMapDoor } from '../game-maps.ts';
import { useSetupDoor } from '../game-setups.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { Empty, Notice } from '../kit/notice.tsx';
import { Problem } from '../shell/problem.tsx';
import { refusedMap } from './refused.ts';

/** A map that its owner shares: visible without an account, copied with one. */
export function SharedMapPage({ shareKey }: { readonly shareKey: string }) {
  const trpc = useTRPC();
  const shared = useQuery(trpc.maps.shared.queryOptions({ key: shareKey }));
  if (shared.error && refusalOf(shared.error) !== null)
    return (
      <div className="wrap py-10">
        <Empty as="h1" title={mapsText.title}>
          {mapsText.gone}
        </Empty>
      </div>
    );
  if (shared.error)
    return (
      <div className="wrap narrow py-16">
        <Problem as="h1" error={shared.error} retry={() => void shared.refetch()} />
      </div>
    );
  if (shared.data === undefined) return <MapLoading />;
  return (
    <Suspense fallback={<MapLoading />}>
      <Shown map={shared.data} shareKey={shareKey} />
    </Suspense>
  );
}

function Shown({ map, shareKey }: { readonly map: Outputs['maps']['shared']; readonly shareKey: string }) {
  const { Picture } = useMapDoor(map.system);
  return (
    <div className="wrap py-10 grid gap-5">
      <div>
        <h1>{map.name}</h1>
        <p className="ink2 mt-2 text-base">
          {mapsText.sharedBy(map.by)}, {mapsText.facts(map.size, map.seats)}
        </p>
      </div>
      <CopyButton map={map} shareKey={shareKey} />
      <div className="shared-map">
        <Picture map={map.map} label={map.name} />
      </div>
    </div>
  );
}

function CopyButton({ map, shareKey }: { readonly map: Outputs['maps']['shared']; readonly shareKey: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const me = useQuery(trpc.account.me.queryOptions());
  const { text } = useSetupDoor(map.system);
  const { run, isRunning, problem } = useAction(trpc.maps.copy, {
    why: ({ problem }) => refusedMap(problem, text),
    failed: { 'not-found': mapsText.gone },
    onDone: ({ value }) => router.push(`/maps/${value.id}`),
    shown: [trpc.maps.list.queryKey()],
    inPlace: true,
  });
  if (me.data === undefined) return null;
  if (me.data === null)
    return (
      <p>
        <ButtonLink href={`/sign-in?to=/maps/shared/${shareKey}`}>{mapsText.signInToCopy}</ButtonLink>
      </p>
    );
  return (
    <div className="grid gap-3 justify-items-start">
      <Button kind="main" disabled={isRunning} onClick={() => run({ key: shareKey, name: map.name })}>
        {mapsText.copy}
      </Button>
      {problem === null ? null : (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}
