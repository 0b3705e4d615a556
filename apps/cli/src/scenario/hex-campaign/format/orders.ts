import { BATTLE_ORDERS, MOVEMENT_ORDERS } from '@sealed-orders/rules/hex-campaign';
import { hexFormatText } from '@sealed-orders/text/cli/hex-campaign';
import { z } from 'zod';
import { fullOrder } from './full.ts';

const ORDERS = MOVEMENT_ORDERS.join('|');
export const ORDER_PATTERN = new RegExp(
  `^([A-Za-z]\\S*) (${ORDERS})((?: -?\\d+,-?\\d+)*)(?: ([A-Za-z]\\S*?))??( high)?$`,
);
export const BATTLES = BATTLE_ORDERS.join('|');
export const BATTLE_ORDER_PATTERN = new RegExp(
  `^([A-Za-z]\\S*) (${BATTLES})(?: (-?\\d+,-?\\d+)| ([A-Za-z]\\S*))?(?: via (-?\\d+,-?\\d+))?$`,
);
export const PLACEMENT_PATTERN = /^(capital|urban|resource) (-?\d+,-?\d+)$/;
export const SIDE_OF_HEX = /^-?\d+,-?\d+\|-?\d+,-?\d+$/;
const SHORT = [ORDER_PATTERN, BATTLE_ORDER_PATTERN, PLACEMENT_PATTERN, SIDE_OF_HEX];
export const orderSchema = z
  .union([
    z
      .string()
      .regex(new RegExp(SHORT.map(({ source }) => source).join('|')), hexFormatText.order)
      .describe(
        "An order in short: 'R1 path 1,0 2,0', 'R2 follow B1', 'R3 guard', 'R4 path 1,0 high'; in battle orders " +
          "'R1 attack 1,0', 'R1 planned-raid B1', 'R1 withdraw -1,0', 'R1 support R2', 'R1 defend'; in placement 'capital 0,0', " +
          "'urban 2,0', 'resource 0,2'; in free-roads '0,0|1,0'",
      ),
    fullOrder,
  ])
  .meta({ id: 'order' });
export type OrderText = z.infer<typeof orderSchema>;
