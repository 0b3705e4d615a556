import type { Edit, Field } from '../../kernel/index.ts';
import type { Correction } from '../types.ts';
import { SIDES } from '../vocabulary.ts';

const SIDE: Field = { kind: 'choice', values: SIDES };
const SWITCH: Field = { kind: 'switch' };

const edit = (type: Correction['type'], of: string, fields: Edit['fields']): Edit => ({
  type,
  isAlone: false,
  rule: 'SEC-TURN-06',
  of,
  fields,
});

/** What a referee can correct by hand. */
export const EDITS: readonly Edit[] = [
  edit('set-score', 'side', { score: { kind: 'number', least: -1000, most: 1000 } }),
  edit('set-control', 'territory', { side: SIDE }),
  edit('set-fortified', 'territory', { isFortified: SWITCH }),
  edit('move-counter', 'counter', { to: { kind: 'place' } }),
  edit('remove-counter', 'counter', {}),
  edit('set-xp', 'counter', { xp: { kind: 'number', least: 0, most: 1000 } }),
  edit('set-dropships', 'race', { isPermitted: SWITCH }),
];
