import type { Outputs } from '../api/client.ts';

type Seen = Outputs['play']['view'];
export type HexSeen = Extract<Seen, { readonly system: 'hex-campaign' }>;

/** A step of a hex campaign; null: of another game. */
export const hexSeen = (seen: Seen | undefined): HexSeen | null => (seen?.system === 'hex-campaign' ? seen : null);
