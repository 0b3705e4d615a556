import { lawsOfGame } from './testing/fog/game-laws.ts';

// The enemy's commander and staff, a deputy, a spectator, a stranger and a visitor at all six moments: what the sides
// decide looks the same to them in both worlds, so the worlds never part. With a commander that plays by itself likewise.
lawsOfGame('sector-campaign', { secrets: 6 * 6, bot: 6 * 6 });
