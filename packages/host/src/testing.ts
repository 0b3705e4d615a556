export { tally } from '@sealed-orders/rules/tally';
export { BECAUSE } from './testing/because.ts';
export { handClock } from './testing/hand-clock.ts';
export { loggedInput } from './testing/logged.ts';
export { mended } from './testing/mended.ts';
export { pausedAt } from './testing/paused.ts';
export { restated } from './testing/restated.ts';
export { byRole, CIRCUMSTANCES, type Circumstance, ROLES, type Role, roleTable } from './testing/roles.ts';
export {
  BLUE,
  commitmentOf,
  GREEN,
  newNonce,
  newUser,
  nonce,
  RED,
  runningTable,
  sealNumber,
  seatedTable,
  type Table,
  type Wanted,
} from './testing/tally-campaign.ts';
