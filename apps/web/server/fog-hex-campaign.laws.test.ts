import { lawsOfGame } from './testing/fog/game-laws.ts';

// Two seats, a deputy, a spectator, a stranger and a passer-by, twice. Where a seat plays by itself: until armies meet.
lawsOfGame('hex-campaign', { secrets: 12, bot: 6 });
