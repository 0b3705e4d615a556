import { BATTLE_ORDERS, MOVEMENT_ORDERS } from '@sealed-orders/rules/hex-campaign';
import { scenarioFormatText } from '@sealed-orders/text/cli/scenarios';
import { z } from 'zod';

const ORDERS = MOVEMENT_ORDERS.join('|');
export const ORDER_PATTERN = new RegExp(
  `^([A-Za-z]\\S*) (${ORDERS})((?: -?\\d+,-?\\d+)*)(?: ([A-Za-z]\\S*?))??( high)?$`,
);
export const BATTLES = BATTLE_ORDERS.join('|');
export const BATTLE_ORDER_PATTERN = new RegExp(
  `^([A-Za-z]\\S*) (${BATTLES})(?: (-?\\d+,-?\\d+)| ([A-Za-z]\\S*))?(?: via (-?\\d+,-?\\d+))?$`,
);
export const orderSchema = z
  .union([
    z
      .string()
      .regex(new RegExp(`${ORDER_PATTERN.source}|${BATTLE_ORDER_PATTERN.source}`), scenarioFormatText.order)
      .describe(
        "An order in short: 'R1 path 1,0 2,0', 'R2 follow B1', 'R3 guard', 'R4 path 1,0 high'; in battle orders " +
          "'R1 attack 1,0', 'R1 planned-raid B1', 'R1 withdraw -1,0', 'R1 support R2', 'R1 defend'",
      ),
    z.looseObject({ type: z.enum(MOVEMENT_ORDERS), piece: z.string() }),
    z.looseObject({}).describe('In another phase: a line of a build sheet, an air mission, a mission of a spy'),
  ])
  .meta({ id: 'order' });
export type OrderText = z.infer<typeof orderSchema>;
