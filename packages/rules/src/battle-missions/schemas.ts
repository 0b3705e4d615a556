import { state, view } from './schemas/board.ts';
import { event } from './schemas/event.ts';
import { order, ruling } from './schemas/order.ts';
import { setup } from './schemas/setup.ts';

/** What crosses an edge. All objects are strict: unknown fields are refused. */
export const schemas = { setup, state, order, ruling, event, view };
