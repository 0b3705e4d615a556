import { lawsOfGame } from './testing/fog/game-laws.ts';

// Two seats, a deputy, a spectator, a stranger and a visitor, twice. With a seat that plays by itself: until armies
// meet.
lawsOfGame('hex-campaign', { secrets: 12, bot: 6 });
