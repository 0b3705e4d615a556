'use client';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { CloseButton } from './close-button.tsx';

/** Closes the phase that is shown; the result arrives through the socket. */
export function ClosePhase({ head }: { readonly head: Head }) {
  const { seen, door } = useCampaignPlace();
  return <CloseButton phase={head} unsealed={door.text.unsealed(seen.summary.phase)} />;
}
