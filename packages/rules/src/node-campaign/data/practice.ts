import type { Faction, NewUnit } from '../types.ts';

const of = (name: string, category: NewUnit['category'], points: number): NewUnit => ({
  ...{ name, category, points },
  description: '',
  isMindless: false,
});

/** A ready-made battleforce of 1500 points, with our own names and numbers. NODE-BF-02. */
export const READY_MADE: readonly NewUnit[] = [
  of('Commander', 'hq', 110),
  of('First Line', 'troops', 150),
  of('Second Line', 'troops', 150),
  of('Third Line', 'troops', 140),
  of('Veterans', 'elite', 200),
  of('Outriders', 'fast-attack', 180),
  of('Skirmishers', 'fast-attack', 120),
  of('Gun Crews', 'heavy-support', 220),
  of('Heavy Guns', 'heavy-support', 230),
];

/** A first war: one person against three seats run by the computer, in this order. */
export const PRACTICE_FACTIONS: readonly Faction[] = ['imperial-guard', 'orks', 'chaos', 'eldar'];

/** The first day on which the computer corrupts battleforces. NODE-FAC-CHAOS-03. */
export const TAINTS_FROM = 4;

/** What the computer thinks of what it can order, in victory points. */
export const WORTH = {
  /** A battle that is as likely lost as won, besides the node. */
  battle: 2,
  /** The chance to win a battle, in percent. NODE-BTL-17. */
  winning: 33,
  /** A step towards nodes that it could take, for each victory point that comes nearer. */
  nearer: 3,
  /** A battleforce, divided by how many there are then. NODE-ORD-10. */
  reinforcement: 6,
  /** Besides its node, to which it leads. */
  portal: 1,
  taint: 1,
} as const;
