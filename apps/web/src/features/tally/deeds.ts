import { tally } from '@sealed-orders/rules/tally';
import { saidTally } from '@sealed-orders/text/tally';
import type { DeedDoor } from '../campaign/door.ts';
import { tallySeen } from './tally-context.ts';

/** Tally's door into the log of the desk. */
export const tallyDeeds: DeedDoor = {
  says: (seen, events) => {
    const { seats } = tallySeen(seen).view;
    const known = events.flatMap((given) => tally.schemas.event.safeParse(given).data ?? []);
    return saidTally(known, (seat) => seats.find(({ id }) => id === seat)?.name ?? seat);
  },
};
