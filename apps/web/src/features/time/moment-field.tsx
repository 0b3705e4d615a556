'use client';
import { lazy, Suspense } from 'react';
import type { Moment } from './moment.tsx';

/** Those who come to a page with such a field load what it is made of then. */
const Loaded = lazy(async () => ({ default: (await import('./moment.tsx')).MomentInput }));

/** A day, a time of day, or both, as text without a zone: `2031-05-01`, `20:30`, `2031-05-01T20:30`; empty until it is whole. */
export function MomentField(moment: Moment) {
  return (
    <Suspense
      fallback={
        <div className="field moment" aria-busy>
          <span className="name">{moment.label}</span>
          <div className="input" />
        </div>
      }
    >
      <Loaded {...moment} />
    </Suspense>
  );
}
