import type { LossItem } from '@sealed-orders/rules/hex-campaign';
import { halves, number, points } from './battle-figures.ts';

/** Words of quick dice. */
export const quickText = {
  title: (place: string): string => `Quick battle at ${place}`,
  offer: 'No time to play?',
  offerSays: 'Let dice decide: both sides agree, 2D6 each, no table.',
  offered: (side: string): string => `${side} offers a quick battle.`,
  youOffered: 'You offer a quick battle. It counts when the other side agrees.',
  alone: 'Nobody leads these forces: you may let dice decide at once.',
  propose: 'Offer quick dice',
  accept: 'Accept',
  roll: 'Let dice decide',
  takeBack: 'Take back',
  confirmTitle: 'Let dice decide this battle?',
  confirmSays: 'The dice are rolled at once, and nobody can take them back.',
  inflicts: (sum: number, percent: number, value: number, isRaid: boolean): string =>
    `${sum}: ${percent} percent of ${number(value)}${isRaid ? ', reduced to three quarters in a raid' : ''}`,
  support: (value: number): string => `with ${number(value)} in support`,
  damage: (n: number): string => `${points(n)} of damage`,
  losses: 'Your losses',
  lossesSays: (goal: number): string => `${halves(goal)} or more, and nothing beyond what is needed`,
  picks: (owner: string): string => `Losses of ${owner}`,
  picksSays: (goal: number): string => `up to ${halves(goal)}, halves only`,
  whyPicks: 'Because you planned for this battle, you may pick up to a quarter of the enemy’s losses.',
  keep: 'keep',
  part: { half: 'half', whole: 'whole', rest: 'rest' } satisfies Record<LossItem['part'], string>,
  half: 'half picked',
  rowName: (name: string, models: number, nth: number | null): string =>
    nth === null ? (models === 1 ? name : `${name}, ${models}`) : `${name} ${nth}`,
  points: halves,
  sum: halves,
  of: (goal: number): string => `of ${halves(goal)}`,
  suggest: 'Suggest a choice',
  clear: 'Keep all',
  sendLosses: 'These are lost',
  sendPicks: 'Pick these',
  sendNoPicks: 'Pick nothing',
  waitPicks: (side: string): string => `${side} picks some of the losses first.`,
  waitLosses: 'The other side is choosing its losses.',
  apart: 'The dice have been rolled. Losses are being chosen.',
} as const;
