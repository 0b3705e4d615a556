import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { Landmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { GameView } from '../../campaign/door.ts';
import { hexSeen } from '../hex-seen.ts';

const LoadedPage = lazy(async () => ({ default: (await import('./realm-page.tsx')).RealmPage }));

/** The page that adds up what a player holds. It is loaded when it is opened. */
export const realmView: GameView = {
  id: 'game-realm',
  label: realmText.tab,
  Icon: Landmark,
  isOffered: (seen) => (hexSeen(seen)?.view.own ?? null) !== null,
  Page: () => (
    <Suspense fallback={<p className="diplomacy-loading">{realmText.loading}</p>}>
      <LoadedPage />
    </Suspense>
  ),
};
