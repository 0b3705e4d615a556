import { lawsOfGame } from './testing/fog/game-laws.ts';

// Two seats, a deputy, a spectator, a stranger and a visitor: once, since a different sheet changes the total, which is
// public. A seat that plays by itself is compared at all six moments, like its deputy and the others.
lawsOfGame('tally', { secrets: 6, bot: 6 * 6 });
