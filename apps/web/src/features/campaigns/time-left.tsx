'use client';
import { duration } from '@sealed-orders/text';
import { timeLeftText } from '@sealed-orders/text/pages/time-left';
import { useNow } from '../time/use-now.ts';

interface TimeLeftProps {
  readonly due: string | null;
  /** Whether orders of the game are written on sheets; if not, its campaigns have no order clock to speak of. */
  readonly hasSheets: boolean;
}

/** How long a phase is still open, counted down; null: it has no deadline. Empty on the server. */
export function TimeLeft({ due, hasSheets }: TimeLeftProps) {
  const now = useNow();
  if (now === 0) return null;
  if (due === null) return hasSheets ? timeLeftText.noDeadline : null;
  const left = Date.parse(due) - now;
  return left > 0 ? timeLeftText.left(duration(left)) : timeLeftText.closing;
}
