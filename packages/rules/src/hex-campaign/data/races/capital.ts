import type { Faction } from '../../types.ts';

/** HEX-RACE-DE-03: races that may move their Capital. */
export const CAPITAL_MOVERS: readonly Faction[] = ['de'];
/** HEX-RACE-DE-03: BP, paid by the old Capital. */
export const CAPITAL_MOVE_COST = 100;
/** HEX-CLAIM-23: BP, paid by the settlement that is named. */
export const NEW_CAPITAL_COST = 100;
