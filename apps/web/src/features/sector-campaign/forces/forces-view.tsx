'use client';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';
import { lazy, Suspense } from 'react';

const LoadedPage = lazy(async () => ({ default: (await import('./forces-page.tsx')).ForcesPage }));

/** The army page, loaded when it is opened. */
export function ForcesView() {
  return (
    <Suspense fallback={<p className="p-5 muted">{forcesText.loading}</p>}>
      <LoadedPage />
    </Suspense>
  );
}
