import type { View } from '@sealed-orders/rules/hex-campaign';
import { viewsText } from '@sealed-orders/text/hex-campaign/views';
import { Handshake } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { GameView } from '../../campaign/door.ts';

const LoadedPage = lazy(async () => ({ default: (await import('./diplomacy-page.tsx')).DiplomacyPage }));

/** The page of treaties and deals. It is loaded when it is opened. */
export const diplomacyView: GameView = {
  id: 'game-diplomacy',
  label: viewsText.diplomacy,
  icon: Handshake,
  isAside: () => true,
  Page: () => (
    <Suspense fallback={<p className="diplomacy-loading">{viewsText.diplomacyLoading}</p>}>
      <LoadedPage />
    </Suspense>
  ),
};

/** How many offers wait for the reader's signature. */
export const offersWaiting = ({ own }: View): number =>
  own === null ? 0 : own.deals.filter(({ to, signed }) => to === own.id && !signed).length;
