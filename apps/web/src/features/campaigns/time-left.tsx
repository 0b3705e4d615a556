'use client';
import { duration } from '@sealed-orders/text';
import { timeLeftText } from '@sealed-orders/text/pages/time-left';
import { useNow } from '../time/use-now.ts';

/** How long a phase is still open, counted down; null: it has no deadline. Empty on the server. */
export function TimeLeft({ due }: { readonly due: string | null }) {
  const now = useNow();
  if (now === 0) return null;
  if (due === null) return timeLeftText.noDeadline;
  const left = Date.parse(due) - now;
  return left > 0 ? timeLeftText.left(duration(left)) : timeLeftText.closing;
}
