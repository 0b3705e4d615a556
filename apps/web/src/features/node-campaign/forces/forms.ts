import type { Option } from '@sealed-orders/rules/node-campaign';
import type { ModifyPen } from './modify-pen.ts';

type ModifyOption = Extract<Option, { readonly type: 'modify' }>;
export type RosterOption = Extract<Option, { readonly type: 'roster' }>;

/** An order Modify that the reader may write for this battleforce. */
export interface ModifyForm {
  readonly option: ModifyOption;
  readonly pen: ModifyPen;
  readonly write: (pen: ModifyPen) => void;
}
