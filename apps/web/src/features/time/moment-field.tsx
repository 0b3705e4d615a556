'use client';
import { lazy, Suspense } from 'react';
import type { Moment } from './moment.tsx';

/** Pages with such a field load its code on demand. */
const Loaded = lazy(async () => ({ default: (await import('./moment.tsx')).MomentInput }));

/**
 * A day, a time of day, or both, as text without a zone: `2031-05-01`, `20:30`, `2031-05-01T20:30`; empty until it is
 * complete.
 */
export function MomentField(moment: Moment) {
  return (
    <Suspense
      fallback={
        <div className="field moment" aria-busy>
          <span className={moment.quiet ? 'visually-hidden' : 'name'}>{moment.label}</span>
          <div className="input" />
        </div>
      }
    >
      <Loaded {...moment} />
    </Suspense>
  );
}
