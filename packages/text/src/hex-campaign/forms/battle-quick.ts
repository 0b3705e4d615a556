import type { BattleSide, LossItem } from '@sealed-orders/rules/hex-campaign';
import { listed, plain } from '../../sentence.ts';
import { halves, number, points } from './battle-figures.ts';

/** Words of Quick Battles. */
export const quickText = {
  title: (place: string): string => `Quick Battle at ${place}`,
  offer: 'No time to play?',
  offerSays: 'If everyone fighting here agrees, dice decide the battle: 2D6 for each side, no table needed.',
  offered: (names: readonly string[]): string => `${plain(listed(names))} offered a Quick Battle.`,
  youOffered: (names: readonly string[]): string => `You offered a Quick Battle. Waiting for ${plain(listed(names))}.`,
  alone: 'No player leads the other side, so you can let dice decide right away.',
  propose: 'Offer a Quick Battle',
  accept: 'Accept Quick Battle',
  roll: 'Let dice decide',
  takeBack: 'Withdraw offer',
  confirmTitle: 'Let dice decide this battle?',
  confirmSays: 'The dice are rolled right away. This can’t be undone.',
  inflicts: (sum: number, percent: number, value: number, isRaid: boolean): string =>
    `Rolled ${sum}: ${percent}% of ${points(value)}${isRaid ? ', reduced to three quarters in a raid' : ''}`,
  /** What is in a side's value besides its own army: `other`: everything that does not come from supporting armies. */
  support: (value: number, other: number, side: BattleSide): string => {
    const from = side === 'attacker' ? 'air support' : 'defences and air support';
    const parts = [
      ...(value > 0 ? [`${number(value)} from supporting armies`] : []),
      ...(other > 0 ? [`${number(other)} from ${from}`] : []),
    ];
    return parts.length === 0 ? '' : `, including ${plain(listed(parts))}`;
  },
  damage: (n: number): string => `${points(n)} of damage`,
  losses: 'Your losses',
  lossesSays: (goal: number): string => `Lose at least ${halves(goal)}, no more than needed`,
  picks: (owner: string): string => `Losses: ${owner}`,
  picksSays: (goal: number): string => `Up to ${halves(goal)} points, at most half of each unit`,
  whyPicks: 'Your order lets you choose up to a quarter of the enemy’s losses.',
  keep: 'None',
  part: { half: 'Half', whole: 'All', rest: 'Rest' } satisfies Record<LossItem['part'], string>,
  half: 'half picked',
  rowName: (name: string, models: number, nth: number | null): string =>
    nth === null ? (models === 1 ? name : `${name} × ${models}`) : `${name} ${nth}`,
  points: halves,
  sum: halves,
  of: (goal: number): string => `of ${halves(goal)}`,
  suggest: 'Suggest losses',
  clear: 'Clear all',
  sendLosses: 'Confirm losses',
  sendPicks: 'Confirm enemy losses',
  sendNoPicks: 'Choose none',
  waitPicks: (side: string): string => `${side} will choose some of the losses first.`,
  waitLosses: 'The other side is choosing its losses.',
  apart: 'The dice have been rolled. Losses are being chosen.',
} as const;
