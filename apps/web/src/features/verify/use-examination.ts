'use client';
import type { Archive } from '@sealed-orders/rules/log';
import { useRef, useState } from 'react';
import type { Examined, Published } from './examine.ts';

/** The progress of an archive's examination. */
export type Examination =
  | { readonly state: 'idle' | 'loading' | 'not-loaded' | 'not-an-archive' | 'no-rules' }
  | { readonly state: 'running' | 'done'; readonly archive: Archive; readonly steps: readonly Examined[] };

/** Examines an archive in this browser; the code, with the rules of all games, is loaded on demand. */
export function useExamination(published: () => Promise<Published>) {
  const [examination, set] = useState<Examination>({ state: 'idle' });
  // An examination that a later one has replaced reports nothing any more.
  const latest = useRef(0);

  const run = async (load: () => Promise<Blob>): Promise<void> => {
    latest.current += 1;
    const mine = latest.current;
    const say = (next: Examination): void => {
      if (mine === latest.current) set(next);
    };
    say({ state: 'loading' });
    try {
      const [file, { archiveIn, examine, hasRules }] = await Promise.all([load(), import('./examine.ts')]);
      const archive = await archiveIn(file);
      if (archive === null) return say({ state: 'not-an-archive' });
      if (!hasRules(archive)) return say({ state: 'no-rules' });
      const known = await published();
      let steps: readonly Examined[] = [];
      say({ state: 'running', archive, steps });
      for await (const step of examine(archive, known)) {
        steps = [...steps, step];
        say({ state: 'running', archive, steps });
      }
      say({ state: 'done', archive, steps });
    } catch {
      say({ state: 'not-loaded' });
    }
  };
  return { examination, run };
}
