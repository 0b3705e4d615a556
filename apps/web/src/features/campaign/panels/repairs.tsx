'use client';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { CopyButton } from '../../campaigns/copy-button.tsx';
import { useHasSheets } from '../campaign-context.ts';
import { BranchButton } from '../desk/branch-button.tsx';
import { RewindButton } from '../desk/rewind-button.tsx';
import { SealForButton } from '../desk/seal-for-button.tsx';

/** Keeps a war going and corrects it, for its referees. */
export function Repairs({ head }: { readonly head: Head }) {
  const isByPhase = useHasSheets();
  if (head.status === 'finished') return null;
  return (
    <section className="p-4 grid gap-2" aria-label={repairsText.title}>
      <h3>{repairsText.title}</h3>
      <div className="row flex-wrap">
        <SealForButton head={head} />
        <RewindButton head={head} />
        <BranchButton head={head} />
        <CopyButton campaign={head} isByPhase={isByPhase} />
      </div>
    </section>
  );
}
