import { lawsOfGame } from './testing/fog/game-laws.ts';

// Two seats, a deputy, a spectator, a stranger and a visitor at all four moments: nothing is sealed, so the worlds never
// part. With a seat that plays by itself at six.
lawsOfGame('node-campaign', { secrets: 6 * 4, bot: 6 * 6 });
