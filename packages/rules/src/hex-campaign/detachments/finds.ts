import { tell } from '../turn/play.ts';
import type { DetachmentsPlay } from './play.ts';

/**
 * HEX-CLAIM-14: followers and mercenaries who were not composed in the Build phase after their discovery leave.
 * If Build phases are skipped, they wait.
 */
export function lapseFinds(play: DetachmentsPlay): void {
  if (play.before.phase !== 'build' || play.phase !== 'build') return;
  for (const { kind, seat, hex, points } of play.pending) {
    if (kind === 'enemies') continue;
    tell(play, { type: 'find-lapsed', rule: 'HEX-CLAIM-14', to: [seat], seat, hex, found: kind, points });
  }
  play.pending = play.pending.filter(({ kind }) => kind === 'enemies');
}
