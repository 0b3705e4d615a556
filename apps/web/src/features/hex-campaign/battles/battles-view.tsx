'use client';
import { viewsText } from '@sealed-orders/text/hex-campaign/views';
import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./battles-page.tsx')).BattlesPage }));

/** The battles, whose code is loaded on demand. */
export function BattlesView() {
  return (
    <Suspense
      fallback={
        <p className="p-6 muted" aria-busy>
          {viewsText.battlesLoading}
        </p>
      }
    >
      <Page />
    </Suspense>
  );
}
