import type { PlayedSystem } from '@sealed-orders/rules/systems';

/** A game in a list of games. */
interface GameEntry {
  readonly name: string;
  /** Its subject, in half a sentence. */
  readonly says: string;
}

/** The games by name. Everything else about a game is behind its own door, and loaded only where it is needed. */
export const GAMES: Readonly<Record<PlayedSystem, GameEntry>> = {
  'hex-campaign': { name: 'Hex campaign', says: 'Nine phases, fog of war, sealed orders' },
  tally: { name: 'Tally', says: 'A small game for testing the site' },
};
