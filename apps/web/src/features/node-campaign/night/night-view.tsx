'use client';
import { lazy, Suspense } from 'react';
import { Bones } from '../../kit/bones.tsx';

const Page = lazy(async () => ({ default: (await import('./night-page.tsx')).NightPage }));

/** The game night, whose code is loaded on demand. */
export function NightView() {
  return (
    <Suspense fallback={<Bones />}>
      <Page />
    </Suspense>
  );
}
