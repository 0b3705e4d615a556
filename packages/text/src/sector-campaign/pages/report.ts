import type { Event, Phase, Side } from '@sealed-orders/rules/sector-campaign';
import { counted, listed, plain } from '../../sentence.ts';
import { PHASE_NAMES, SIDE_NAMES } from '../names.ts';

/** Words of the report. */
export const reportText = {
  title: 'Report',
  /** @param turn 0: the set-up */
  turn: (turn: number): string => (turn === 0 ? 'Set-up' : `Turn ${turn}`),
  phase: (phase: Phase, turn: number): string =>
    turn === 0 ? PHASE_NAMES[phase] : `Turn ${turn}, ${PHASE_NAMES[phase]}`,
  says: 'Everything in the order in which it happened.',
  you: 'you',
  /** Of entries that are not public. */
  seenBy: (names: readonly string[], hasReferee: boolean): string =>
    `Only ${plain(listed([...names, ...(hasReferee ? ['the referee'] : [])]))} can see this`,
  seat: {
    side: (side: Side, isCommander: boolean): string => `${isCommander ? 'Commands' : 'Staff of'} ${SIDE_NAMES[side]}`,
  },
} as const;

/** The news in a few sentences below the title: battles, territories taken, and the score. Empty: nothing notable. */
export function reportSummary(events: readonly Event[]): string {
  const attacks = new Set(events.flatMap((event) => (event.type === 'attack-declared' ? [event.battle] : []))).size;
  const over = events.filter(({ type }) => type === 'battle-ended').length;
  const taken = events.filter(({ type }) => type === 'control-changed').length;
  const points = scored(events);
  return [
    ...(events.some(({ type }) => type === 'campaign-ended') ? ['The campaign is over.'] : []),
    ...(attacks > 0 ? [`${counted(attacks, 'territory was', 'territories were')} attacked.`] : []),
    ...(over > 0 ? [`${counted(over, 'battle', 'battles')} ended.`] : []),
    ...(taken > 0 ? [`${counted(taken, 'territory', 'territories')} changed hands.`] : []),
    ...(points === '' ? [] : [`VP: ${points}.`]),
  ].join(' ');
}

function scored(events: readonly Event[]): string {
  const sums = new Map<Side, number>();
  for (const event of events) {
    if (event.type === 'scored') sums.set(event.side, (sums.get(event.side) ?? 0) + event.amount);
  }
  const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
  return [...sums].map(([side, amount]) => `${SIDE_NAMES[side]} ${signed(amount)}`).join(', ');
}
