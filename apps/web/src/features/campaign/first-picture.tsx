'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { memo, Suspense, use } from 'react';
import type { Campaign } from '../campaign-data/campaign-data.ts';
import { hasPicture, usePictureDoor } from '../game-pages.ts';
import { MapLoading } from '../kit/map-loading.tsx';
import { Brand } from '../shell/brand.tsx';

interface FirstPictureProps {
  /** The answers that came with the page; null: none, it fetches them itself. Keep the object between renders. */
  readonly campaign: Campaign | null;
}

/** The page until it is interactive: its frame, and the board as the server drew it. */
export const FirstPicture = memo(function FirstPicture({ campaign }: FirstPictureProps) {
  return (
    <div className="first-picture">
      <Suspense fallback={<Loading />}>
        {campaign !== null && hasPicture(campaign.seen.system) ? <Drawn campaign={campaign} /> : <Loading />}
      </Suspense>
    </div>
  );
});

function Loading() {
  return (
    <main id="content" className="h-dvh p-3" aria-busy aria-label={siteText.loadingMap}>
      <MapLoading />
    </main>
  );
}

const NEVER = new Promise<never>(() => undefined);

/**
 * Drawn by the server only. A browser never gets beyond the first line, so it keeps the server's markup: it neither
 * loads the drawing code nor draws it again, and drops it once the page is interactive.
 */
function Drawn({ campaign: { head, seen } }: { readonly campaign: Campaign }) {
  if (typeof window !== 'undefined') use(NEVER);
  const door = usePictureDoor(seen.system);
  return (
    <div className="theatre" data-game={seen.system}>
      <header className="bar campaign on-lacquer">
        <Brand />
        <div className="camp">
          <b>{head.name}</b>
        </div>
      </header>
      <div className="phases on-lacquer" />
      <div className="phone-phase on-lacquer">
        <div className="line-1">
          <b>&nbsp;</b>
        </div>
        <div className="nine" />
      </div>
      <main id="content" aria-busy aria-label={siteText.loadingMap}>
        <div className={head.n < 1 ? 'map-field' : 'map-field dated'}>
          <div className="map-board">
            <door.Picture seen={seen} />
          </div>
          {head.n < 1 ? null : <div className="history" />}
        </div>
        <div className="side peek" />
      </main>
      <div className="tab-bar on-lacquer" />
    </div>
  );
}
