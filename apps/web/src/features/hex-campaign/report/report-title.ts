import type { Event, Phase } from '@sealed-orders/rules/hex-campaign';
import { capital, listed, plain } from '@sealed-orders/text';
import { PHASE_NAMES } from '@sealed-orders/text/hex-campaign';
import { reportText } from '@sealed-orders/text/hex-campaign/report';
import { sectionOf } from './report-lines.ts';

/** More phases than this are a turn. */
const MOST_NAMED = 3;

/** The phases that a report covers, in the order of play. */
function phasesOf(events: readonly Event[]): readonly Phase[] {
  const told = events.filter((event) => !['turn', 'initiative', null].includes(sectionOf(event)));
  return [...new Set(told.map(({ phase }) => phase))];
}

/** A report's title: its phases, or its turn if it covers a whole one. */
export function titlesOf(events: readonly Event[], turn: number): { readonly eyebrow: string; readonly title: string } {
  if (events.some(({ type }) => type === 'campaign-began'))
    return { eyebrow: reportText.report, title: reportText.began };
  const phases = phasesOf(events);
  const isTurn = phases.includes('movement') && events.some(({ type }) => type === 'turn-ended');
  if (isTurn || phases.length === 0 || phases.length > MOST_NAMED)
    return { eyebrow: reportText.report, title: reportText.turn(turn) };
  const names = phases.map((phase) => PHASE_NAMES[phase].toLowerCase());
  return { eyebrow: reportText.turn(turn), title: capital(plain(listed(names))) };
}
