'use client';
import { type ReactNode, Suspense } from 'react';
import { useNodePlace } from '../node-context.ts';
import { mayGoToMidnight } from './may-go.ts';
import { GoButton } from './on-demand.ts';

/** The button beside the time to midnight, in place of what the strip says of it otherwise. */
export function GoFromStrip({ children }: { readonly children: ReactNode }) {
  const place = useNodePlace();
  if (!mayGoToMidnight(place)) return children;
  return (
    <Suspense>
      <GoButton kind="lacquer" size="small" />
    </Suspense>
  );
}
