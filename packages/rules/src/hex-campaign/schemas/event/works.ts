import { settlementEvents } from './settlements.ts';
import { strongholdEvents } from './strongholds.ts';

export const worksEvents = [...settlementEvents, ...strongholdEvents] as const;
