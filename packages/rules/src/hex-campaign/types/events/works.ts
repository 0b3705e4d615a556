import type { SettlementEvent } from './settlements.ts';
import type { StrongholdEvent } from './strongholds.ts';

/** Settlements, buildings, Strongholds, defences and roads: HEX-URB, -BLD, -STR, -DEF, -ROAD. */
export type WorksEvent = StrongholdEvent | SettlementEvent;
