import type { CampaignLine } from './campaign-rows.tsx';

type Waiting = Pick<CampaignLine, 'owes' | 'status' | 'nextDue'>;

const RANKS: Readonly<Record<CampaignLine['status'], number>> = { lobby: 1, running: 2, paused: 3, finished: 4 };

/**
 * Campaigns waiting for the reader first, the nearest deadline before others; then those in the lobby, running, paused
 * and finished.
 */
export function inOrder<Line extends Waiting>(lines: readonly Line[]): readonly Line[] {
  const rank = ({ owes, status }: Line): number => (owes === null ? RANKS[status] : 0);
  const due = ({ nextDue }: Line): number => (nextDue === null ? Number.MAX_SAFE_INTEGER : Date.parse(nextDue));
  return lines.toSorted((a, b) => rank(a) - rank(b) || due(a) - due(b));
}
