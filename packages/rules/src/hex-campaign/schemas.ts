import { event } from './schemas/event.ts';
import { setup } from './schemas/setup.ts';
import { order, ruling } from './schemas/sheet.ts';
import { state } from './schemas/state.ts';
import { view } from './schemas/view.ts';

/** What crosses an edge. All objects are strict: unknown fields are refused. */
export const schemas = { setup, state, order, ruling, event, view };
