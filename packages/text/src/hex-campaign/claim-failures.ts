import type { EventOf } from './events/table.ts';

/** Why a claim failed. */
export const CLAIM_FAILURES: Readonly<Record<EventOf<'claim-failed'>['code'], string>> = {
  occupied: 'another player’s army is there',
  'partner-land': 'the hex belongs to an ally or pact partner',
  urban: 'only a detachment in the settlement can take it',
  sea: 'nobody can own the sea',
  contested: 'someone else claimed the hex too',
  'no-supply': 'no supply path leads to the Capital',
  'no-capital': 'nobody can claim land without a Capital',
  unseen: 'something out of sight stopped it',
};
