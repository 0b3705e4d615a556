import { useEffect, useEffectEvent, useState } from 'react';
import type { Campaign } from '../../campaign-data/campaign-data.ts';
import type { CampaignPlace, LinkedLine } from '../campaign-context.ts';
import type { ReportLine } from '../door.ts';

const ID = /^[0-9a-f]{8}$/;

/** The target of a link: the phase that the step opened, which all readers number alike, and the line. */
interface Link {
  readonly phase: number;
  readonly line: string;
}

function linkIn(search: string): Link | null {
  const given = new URLSearchParams(search);
  const phase = Number(given.get('phase') ?? Number.NaN);
  const line = given.get('line') ?? '';
  // A link without a line leads to the step alone.
  return given.has('phase') && Number.isInteger(phase) && (line === '' || ID.test(line)) ? { phase, line } : null;
}

/** The reader's number of the step that opened a phase; null: no such step concerns the reader. */
function stepOf({ steps }: Pick<Campaign, 'steps'>, phase: number): number | null {
  return steps.find((step) => step.opening === phase)?.n ?? null;
}

/** The address of a line; null for lines of a step that arrived while a phase was open: others may not number it. */
export function addressOf({ steps, seen, covered }: CampaignPlace, line: ReportLine): string | null {
  const told = [...covered.earlier, seen].find(({ events }) => events.some((event) => event === line.event));
  if (told === undefined || stepOf({ steps }, told.opening) !== told.n) return null;
  return `${location.origin}${location.pathname}?phase=${told.opening}&line=${line.id}`;
}

/** The line that the page's address links to. Calls back once with its step when the page is opened. */
export function useLinkedLine(open: Campaign, onStep: (step: number | null) => void): LinkedLine | null {
  const [linked] = useState(() => {
    const link = linkIn(location.search);
    return link === null ? null : { line: link.line, n: stepOf(open, link.phase) };
  });
  const go = useEffectEvent(() => {
    if (linked !== null) onStep(linked.n === open.head.n ? null : linked.n);
  });
  useEffect(() => go(), []);
  return linked;
}
