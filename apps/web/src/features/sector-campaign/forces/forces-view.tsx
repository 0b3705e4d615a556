'use client';
import { lazy, Suspense } from 'react';
import { Bones } from '../../kit/bones.tsx';

const Page = lazy(async () => ({ default: (await import('./forces-page.tsx')).ForcesPage }));

/** The army page, whose code is loaded on demand. */
export function ForcesView() {
  return (
    <Suspense fallback={<Bones />}>
      <Page />
    </Suspense>
  );
}
