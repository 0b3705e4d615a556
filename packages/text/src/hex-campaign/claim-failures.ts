import type { EventOf } from './events/table.ts';

/** Why a claim came to nothing. */
export const CLAIM_FAILURES: Readonly<Record<EventOf<'claim-failed'>['code'], string>> = {
  occupied: 'another player’s army stands there',
  'partner-land': 'it belongs to an ally or pact partner',
  urban: 'a settlement falls only to a detachment in it',
  sea: 'the sea belongs to nobody',
  contested: 'somebody else claimed it too',
  'no-supply': 'no supply path leads to the Capital',
  'no-capital': 'without a Capital nothing can be claimed',
  unseen: 'what stopped it was out of sight',
};
