import type { PlayedSystem } from '@sealed-orders/rules/systems';

/** A game in a list of games. */
interface GameEntry {
  readonly name: string;
  /** What the game is about, in a few words. */
  readonly says: string;
}

/** The names of the games. Their other texts are in modules of their own, loaded only where they are needed. */
export const GAMES: Readonly<Record<PlayedSystem, GameEntry>> = {
  'hex-campaign': { name: 'Hex campaign', says: 'Nine phases, fog of war, sealed orders' },
  'node-campaign': {
    name: 'Node campaign',
    says: 'A war without turns: a star map, command points, orders that count as soon as you give them',
  },
  'sector-campaign': { name: 'Sector campaign', says: 'Two sides, declarations in turn, counters face down' },
  tally: { name: 'Tally', says: 'A small game for testing the site' },
};
