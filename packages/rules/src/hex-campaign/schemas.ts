import { event } from './schemas/event.ts';
import { setup } from './schemas/setup.ts';
import { order, ruling, sheet } from './schemas/sheet.ts';
import { state } from './schemas/state.ts';
import { view } from './schemas/view.ts';

/** What crosses an edge. All objects are strict: unknown fields are refused. */
export const schemas = { setup, state, sheet, order, ruling, event, view };
