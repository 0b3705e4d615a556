import type { Edit } from '../../kernel/index.ts';

const RULE = 'HEX-TURN-13';

/** The most VP that a referee gives a seat. */
export const MOST_VP = 9999;

const upTo = (most: number) => ({ kind: 'number', least: 0, most }) as const;
const MODELS = upTo(1000);

/** HEX-TURN-13: corrections by the referee. Rulings on battles have forms of their own. */
export const EDITS = [
  { type: 'set-vp', rule: RULE, of: 'seat', fields: { vp: upTo(MOST_VP) } },
  { type: 'set-bp', rule: RULE, of: 'hex', fields: { bp: upTo(99_999) } },
  { type: 'set-debt', rule: RULE, of: 'seat', fields: { debt: upTo(99_999) } },
  { type: 'set-control', rule: RULE, of: 'hex', fields: { seat: { kind: 'seat', orNobody: true } } },
  { type: 'break-promise', rule: 'HEX-DIP-04', of: 'deal', fields: { seat: { kind: 'seat', orNobody: false } } },
  { type: 'set-models', rule: RULE, of: 'unit', fields: { ready: MODELS, wounded: MODELS, damaged: MODELS } },
] as const satisfies readonly Edit[];

export type EditType = (typeof EDITS)[number]['type'];
