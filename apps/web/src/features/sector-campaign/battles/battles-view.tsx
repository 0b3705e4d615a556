'use client';
import { lazy, Suspense } from 'react';
import { Bones } from '../../kit/bones.tsx';

const Page = lazy(async () => ({ default: (await import('./battles-page.tsx')).BattlesPage }));

/** The battles, whose code is loaded on demand. */
export function BattlesView() {
  return (
    <Suspense fallback={<Bones />}>
      <Page />
    </Suspense>
  );
}
