'use client';
import { dayAndTime } from '@sealed-orders/text';
import { watchersText } from '@sealed-orders/text/pages/watchers';
import { useQuery } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../api/client.ts';

type Term = Outputs['campaigns']['watchers']['terms'][number];

const when = (instant: string): string => dayAndTime(new Date(instant));

/** From when until when a referee saw everything, in words. */
export function termWords({ name, beganAt, endedAt, isOver }: Term): string {
  if (isOver)
    return beganAt === null || endedAt === null
      ? watchersText.over(name)
      : watchersText.until(name, when(beganAt), when(endedAt));
  return beganAt === null ? watchersText.now(name) : watchersText.since(name, when(beganAt));
}

/** Who became a referee, and when: visible to everyone. Draws nothing if nobody did. */
export function RefereeTerms({ campaign }: { readonly campaign: string }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.campaigns.watchers.queryOptions({ campaign }));
  if (data === undefined || data.terms.length === 0) return null;
  return (
    <ul className="ink2 text-sm" aria-label={watchersText.title}>
      {data.terms.map((term) => (
        <li key={`${term.name} ${term.beganAt}`}>{termWords(term)}</li>
      ))}
    </ul>
  );
}
