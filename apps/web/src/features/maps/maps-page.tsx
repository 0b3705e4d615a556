'use client';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { GAMES } from '@sealed-orders/text/systems';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { hasMaps } from '../game-maps.ts';
import { MapLoading } from '../kit/map-loading.tsx';
import { Empty } from '../kit/notice.tsx';
import { Segments } from '../new-campaign/segments.tsx';
import { Problem } from '../shell/problem.tsx';
import { MapRow } from './map-row.tsx';
import { NewMap } from './new-map.tsx';

interface MapsPageProps {
  /** The games on offer: new maps are for those that have a map editor. */
  readonly games: readonly PlayedSystem[];
}

/** The reader's maps, and a new one. */
export function MapsPage({ games }: MapsPageProps) {
  const drawable = games.filter(hasMaps);
  const [chosen, choose] = useState<PlayedSystem | null>(null);
  const system = chosen ?? drawable[0];
  const trpc = useTRPC();
  const maps = useQuery(trpc.maps.list.queryOptions());
  return (
    <div className="wrap py-10 grid gap-8">
      <div>
        <h1>{mapsText.title}</h1>
        <p className="ink2 mt-2 text-base">{mapsText.says}</p>
      </div>
      {maps.error ? <Problem error={maps.error} retry={() => void maps.refetch()} /> : null}
      {maps.data?.length === 0 ? <Empty title={mapsText.empty.title}>{mapsText.empty.says}</Empty> : null}
      {maps.data !== undefined && maps.data.length > 0 ? (
        <section className="paper" aria-labelledby="my-maps">
          <h2 id="my-maps" className="section-title">
            {mapsText.mine}
          </h2>
          <ul>
            {maps.data.map((line) => (
              <MapRow key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ) : null}
      {maps.data === undefined || system === undefined ? null : (
        <div className="grid gap-4">
          {drawable.length < 2 ? null : (
            <Segments
              label={mapsText.game}
              value={system}
              options={drawable.map((game) => [game, GAMES[game].name])}
              onChange={choose}
            />
          )}
          <Suspense fallback={<MapLoading />}>
            <NewMap key={system} system={system} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
