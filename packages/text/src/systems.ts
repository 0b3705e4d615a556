import type { PlayedSystem } from '@sealed-orders/rules/systems';

/** A game in a list of games. */
interface GameEntry {
  readonly name: string;
  /** What it is about, in half a sentence. */
  readonly says: string;
}

/** The names of the games. Each game has its other texts in its own modules, which load only where they are needed. */
export const GAMES: Readonly<Record<PlayedSystem, GameEntry>> = {
  'hex-campaign': { name: 'Hex campaign', says: 'Nine phases, fog of war, sealed orders' },
  'node-campaign': {
    name: 'Node campaign',
    says: 'A war without turns: command points, a star map, orders that count on arrival',
  },
  'sector-campaign': { name: 'Sector campaign', says: 'Two sides, declarations in turn, counters face down' },
  tally: { name: 'Tally', says: 'A small game for testing the site' },
};
