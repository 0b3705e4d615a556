import { viewsText } from '@sealed-orders/text/hex-campaign/views';
import { Landmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { GameView } from '../../campaign/door.ts';
import { hexSeen } from '../hex-seen.ts';

const LoadedPage = lazy(async () => ({ default: (await import('./realm-page.tsx')).RealmPage }));

/** The page that adds up a player's holdings. It is loaded when it is opened. */
export const realmView: GameView = {
  id: 'game-realm',
  label: viewsText.realm,
  icon: Landmark,
  isAside: () => true,
  isOffered: (seen) => (hexSeen(seen)?.view.own ?? null) !== null,
  Page: () => (
    <Suspense fallback={<p className="diplomacy-loading">{viewsText.realmLoading}</p>}>
      <LoadedPage />
    </Suspense>
  ),
};
