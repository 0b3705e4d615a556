import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDITS } from '../data/corrections.ts';
import { faults } from '../faults.ts';
import { schemas } from '../schemas.ts';
import { war } from '../testing.ts';
import { correctable } from './correctable.ts';

const draw = fc.record({ edit: fc.nat(EDITS.length - 1), subject: fc.nat(500), value: fc.nat(500) });

/** A value of the field, by a number. */
function drawnFor(
  field: (typeof EDITS)[number]['fields'][string],
  among: readonly string[],
  number: number,
): string | number | boolean | null {
  switch (field.kind) {
    case 'number':
      return field.least + (number % (Math.min(field.most - field.least, 200) + 1));
    case 'switch':
      return number % 2 === 0;
    case 'text':
      return `Name ${number}`;
    default:
      return among[number % among.length] ?? null;
  }
}

test('NODE-SETUP-06: whatever the referee corrects, the state stays sound', () => {
  fc.assert(
    fc.property(fc.array(draw, { maxLength: 12 }), (draws) => {
      const made = war({ red: 'orks', blue: 'chaos', green: 'eldar', gold: 'tau', grey: 'imperial-guard' });
      for (const { edit, subject, value } of draws) {
        const { type, of, fields } = EDITS[edit] ?? { type: '', of: '', fields: {} };
        const listed = correctable(made.seenBy('referee'), type);
        const one = listed[subject % (listed.length || 1)];
        if (one === undefined) continue;
        const values = Object.entries(fields).map(([name, field], i) => [
          name,
          drawnFor(field, one.among?.[name] ?? ['red', 'blue'], value + i),
        ]);
        const ruling = { type: 'corrections', edits: [{ type, [of]: one.id, ...Object.fromEntries(values) }] };
        made.rule(schemas.ruling.parse(ruling));
        expect(faults(made.state)).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});
