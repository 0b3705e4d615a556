import type { SeatId } from '@sealed-orders/rules/kernel';
import type { BattleId, Event, NodeId } from '@sealed-orders/rules/node-campaign';
import { counted, listed, plain, type Sentence, say } from '../../sentence.ts';
import type { Words } from '../words.ts';

/** Name at most this many places or players. */
const MOST_NAMED = 3;

/**
 * The news of the log in a few sentences below its title: battles and scores. Empty: nothing notable.
 */
export function logSummary(events: readonly Event[], words: Words): string {
  return [warWords(events), begunWords(events, words), endedWords(events, words), scoreWords(events, words)]
    .flatMap((sentence) => (sentence === null ? [] : [plain(sentence)]))
    .join(' ');
}

function warWords(events: readonly Event[]): Sentence | null {
  if (events.some(({ type }) => type === 'campaign-ended')) return say`The war is over.`;
  return events.some(({ type }) => type === 'war-began') ? say`The war has begun.` : null;
}

interface Field {
  readonly battle: BattleId;
  readonly node: NodeId;
}

/** `A battle began at Grayford.`, `Battles began at Grayford and Relic Fields.`, `5 battles began.` */
function fieldWords(fields: readonly Field[], did: string, words: Words): Sentence | null {
  if (fields.length === 0) return null;
  if (fields.length > MOST_NAMED) return say`${counted(fields.length, 'battle', 'battles')} ${did}.`;
  const noun = fields.length === 1 ? 'A battle' : 'Battles';
  return say`${noun} ${did} at ${listed(fields.map(({ node }) => words.node(node)))}.`;
}

/** Battles against an Imperial Guard that nobody plays, which a die decides on the spot. */
const decidedAtOnce = (events: readonly Event[]): readonly BattleId[] =>
  events.flatMap((event) => (event.type === 'battle-ended' && event.ending === 'at-once' ? [event.battle] : []));

function begunWords(events: readonly Event[], words: Words): Sentence | null {
  const over = decidedAtOnce(events);
  const begun = events.flatMap((event) =>
    event.type === 'battle-opened' && !over.includes(event.battle) ? [event] : [],
  );
  return fieldWords(begun, 'began', words);
}

function endedWords(events: readonly Event[], words: Words): Sentence | null {
  const ended = events.flatMap((event) => (event.type === 'battle-ended' && event.ending !== 'at-once' ? [event] : []));
  return fieldWords(ended, 'ended', words);
}

/** `VP: Azure 5 and Madder 3.` The highest score comes first. */
function scoreWords(events: readonly Event[], words: Words): Sentence | null {
  const sums = new Map<SeatId, number>();
  for (const event of events)
    if (event.type === 'vp-scored') sums.set(event.seat, (sums.get(event.seat) ?? 0) + event.amount);
  const best = [...sums].filter(([, vp]) => vp > 0).toSorted(([, a], [, b]) => b - a);
  if (best.length === 0) return null;
  const named = best.slice(0, MOST_NAMED).map(([seat, vp]) => say`${words.seat(seat)} ${vp}`);
  return say`${best.length > MOST_NAMED ? 'Most VP' : 'VP'}: ${listed(named)}.`;
}
