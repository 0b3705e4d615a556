import { useEffect, useEffectEvent, useState } from 'react';
import type { Campaign } from '../../campaign-data/campaign-data.ts';
import type { CampaignPlace, Linked } from '../campaign-context.ts';
import type { ReportLine } from '../door.ts';

const ID = /^[0-9a-f]{8}$/;

type Known = Pick<Campaign, 'steps'>;

/**
 * What an address leads to: `?phase=7&line=0123abcd` to a line in the report of the step that opened the phase, which
 * all readers number alike; `?round=3` to the end of a round. Null: nothing.
 */
export function linkedIn(search: string, known: Known): Linked | null {
  const given = new URLSearchParams(search);
  const [phase, round] = [numberIn(given.get('phase')), numberIn(given.get('round'))];
  const line = given.get('line');
  if (round !== null) return { n: endOf(known, round), line: null, isRound: true };
  if (phase === null || (line !== null && !ID.test(line))) return null;
  return { n: stepOf(known, phase), line, isRound: false };
}

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** The reader's number of the step that opened a phase; null: no such step concerns the reader. */
function stepOf({ steps }: Known, phase: number): number | null {
  return steps.find((step) => step.opening === phase)?.n ?? null;
}

/** The reader's number of the step that closed a round, or of its last one so far; null: the round has not begun. */
function endOf({ steps }: Known, round: number): number | null {
  const standing = steps.filter(({ isUndone }) => !isUndone);
  const last = standing.findLastIndex((step) => step.round === round);
  return last < 0 ? null : ((standing[last + 1] ?? standing[last])?.n ?? null);
}

/** The address of a line; null for lines of a step that arrived while a phase was open: others may not number it. */
export function addressOf({ steps, seen, covered }: CampaignPlace, line: ReportLine): string | null {
  const told = [...covered.earlier, seen].find(({ events }) => events.some((event) => event === line.event));
  if (told === undefined || stepOf({ steps }, told.opening) !== told.n) return null;
  return `${location.origin}${location.pathname}?phase=${told.opening}&line=${line.id}`;
}

/** What the page's address links to. Calls back once with its step when the page is opened. */
export function useLinked(open: Campaign, onStep: (step: number | null) => void): Linked | null {
  const [linked] = useState(() => linkedIn(location.search, open));
  const go = useEffectEvent(() => {
    if (linked !== null) onStep(linked.n === open.head.n ? null : linked.n);
  });
  useEffect(() => go(), []);
  return linked;
}
