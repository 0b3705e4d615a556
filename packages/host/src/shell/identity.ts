import { randomBytes, randomUUID } from 'node:crypto';
import type { CampaignId } from '../vocabulary/types.ts';

/** What the dice of a campaign derive from, besides the nonces of its players, and what makes its address its own. */
export interface CampaignIdentity {
  readonly id: CampaignId;
  /** The server seed: 32 bytes as 64 hexadecimal digits. */
  readonly seed: string;
  /** Ends the address of a campaign that is on no list: 16 hexadecimal digits. */
  readonly tail: string;
}

/** Nobody can know these before the campaign is created. */
export const randomIdentity = (): CampaignIdentity => ({
  id: randomUUID(),
  seed: randomBytes(32).toString('hex'),
  tail: randomBytes(8).toString('hex'),
});
