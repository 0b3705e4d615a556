import type { Edit, Field } from '../../kernel/index.ts';
import type { Correction } from '../types.ts';

const upTo = (most: number, least = 0): Field => ({ kind: 'number', least, most });
const NAME: Field = { kind: 'text', longest: 60 };
const SEAT: Field = { kind: 'seat', orNobody: false };
const NOBODY: Field = { kind: 'seat', orNobody: true };
const SWITCH: Field = { kind: 'switch' };
const PLACE: Field = { kind: 'place' };
const POINTS = upTo(3000);
const XP = upTo(10_000);

const edit = (type: Correction['type'], of: string, fields: Edit['fields']): Edit => ({
  type,
  isAlone: false,
  rule: 'NODE-SETUP-06',
  of,
  fields,
});

/** What a referee may correct by hand. */
export const EDITS: readonly Edit[] = [
  edit('set-vp', 'seat', { vp: upTo(10_000, -10_000) }),
  edit('set-cp', 'seat', { cp: upTo(1000), acceleration: upTo(1000) }),
  edit('set-uses', 'seat', { taint: upTo(100), portal: upTo(100) }),
  edit('set-control', 'node', { seat: NOBODY }),
  edit('give-to-guard', 'node', {}),
  edit('set-site', 'node', { isIntact: SWITCH }),
  edit('set-value', 'node', { vp: upTo(100) }),
  edit('set-note', 'node', { note: { kind: 'text', longest: 500 } }),
  edit('set-rok', 'node', { seat: NOBODY }),
  edit('add-portal', 'node', { seat: SEAT }),
  edit('remove-portal', 'node', { seat: SEAT }),
  edit('add-force', 'node', { seat: SEAT, name: NAME }),
  edit('move-force', 'force', { to: PLACE }),
  edit('rename-force', 'force', { name: NAME }),
  edit('remove-force', 'force', {}),
  edit('set-tainted', 'force', { isTainted: SWITCH }),
  edit('open-roster', 'force', {}),
  edit('add-unit', 'force', { unit: NAME, points: POINTS, xp: XP }),
  edit('set-unit', 'unit', { name: NAME, points: POINTS, xp: XP }),
  edit('remove-unit', 'unit', {}),
  edit('set-colony', 'seat', { isKept: SWITCH }),
  edit('move-deadline', 'timer', { hours: upTo(1000, -1000) }),
];
