import type { Campaign } from '../../campaign-data/campaign-data.ts';
import { hasSheets } from '../../campaign-data/has-sheets.ts';
import type { AskSteps, Steps } from '../../campaign-data/step-list.ts';
import { farStep } from '../../campaign-data/step-parts.ts';
import type { CampaignPlace, Linked } from '../campaign-context.ts';
import type { ReportLine } from '../door.ts';

const ID = /^[0-9a-f]{8}$/;

/** What an address names. */
interface Link {
  readonly of: 'phase' | 'round';
  readonly number: number;
  readonly line: string | null;
}

/**
 * What an address names: `?phase=7&line=0123abcd` a line in the report of the step that opened the phase, which all
 * readers number alike; `?round=3` the end of a round, `?round=3&line=0123abcd` a line in the report about all of it.
 * Null: nothing.
 */
export function linkIn(search: string): Link | null {
  const given = new URLSearchParams(search);
  const [phase, round] = [numberIn(given.get('phase')), numberIn(given.get('round'))];
  const line = given.get('line');
  if (line !== null && !ID.test(line)) return null;
  if (round !== null) return { of: 'round', number: round, line };
  return phase === null ? null : { of: 'phase', number: phase, line };
}

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

/**
 * The reader's number of the step that opened a phase, or of the one that closed a round or is its last so far. Null: no
 * such step concerns the reader, or the round has not begun. Undefined: it is before these steps.
 * @param steps the last ones, without a gap
 */
export function stepIn(steps: Steps, { of, number }: Pick<Link, 'of' | 'number'>): number | null | undefined {
  const isWhole = steps[0]?.n === 0;
  if (of === 'phase') {
    const isReached = isWhole || steps.some(({ opening }) => opening < number);
    return isReached ? (steps.find(({ opening }) => opening === number)?.n ?? null) : undefined;
  }
  const standing = steps.filter(({ isUndone }) => !isUndone);
  const last = standing.findLastIndex(({ round }) => round === number);
  if (last >= 0) return (standing[last + 1] ?? standing[last])?.n;
  return isWhole || standing.some(({ round }) => round !== null && round < number) ? null : undefined;
}

/** What an address leads to, in the campaign as it is now; null: nothing. */
export async function linkedIn(
  search: string,
  { head, steps }: Pick<Campaign, 'head' | 'steps'>,
  ask: AskSteps,
): Promise<Linked | null> {
  const link = linkIn(search);
  if (link === null) return null;
  const near = stepIn(steps, link);
  const n = near === undefined ? await farStep(ask, head.n + 1, link) : near;
  return { n, line: link.line, isRound: link.of === 'round' };
}

/**
 * The address of a line: in the report of its phase, or of its day. Null for lines of a step that arrived while a phase
 * was open: others may not number it.
 */
export function addressOf({ steps, seen, covered, door }: CampaignPlace, line: ReportLine): string | null {
  const told = [...covered.earlier, seen].find(({ events }) => events.some((event) => event === line.event));
  if (told === undefined) return null;
  const page = `${location.origin}${location.pathname}`;
  const { round } = told.summary;
  if (!hasSheets(door.phases)) return round === null ? null : `${page}?round=${round}&line=${line.id}`;
  const at = steps.findIndex(({ n }) => n === told.n);
  const before = steps[at - 1];
  if (told.n > 0 && (before === undefined || before.opening === told.opening)) return null;
  return `${page}?phase=${told.opening}&line=${line.id}`;
}
