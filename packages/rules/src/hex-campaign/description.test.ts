import { expect, test } from 'vitest';
import type { Field } from '../kernel/index.ts';
import { hexCampaign } from './index.ts';
import { setup as setupSchema } from './schemas/setup.ts';

/** Values at the ends of a field's range. */
function ends(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'switch':
      return [true, false];
    case 'choice':
      return field.values;
    case 'number':
      return [field.least, field.most];
    case 'pair':
      return [
        [field.least, field.least],
        [field.most, field.most],
      ];
    case 'ranges':
      return [Object.fromEntries(field.keys.map((key) => [key, [field.least, field.most]]))];
    case 'choices':
      return field.values.map((value) => Object.fromEntries(field.keys.map((key) => [key, value])));
    case 'text':
    case 'seat':
      return [''];
  }
}

const withSetting = (id: string, value: unknown) => setupSchema.shape.settings.safeParse({ [id]: value }).success;

test('every setting of the setup is described once', () => {
  const described = hexCampaign.settings.map(({ id }) => id).sort();
  expect(described).toEqual(Object.keys(setupSchema.shape.settings.parse({})).sort());
});

test('a form can offer all that it describes: the setup takes the ends of each range', () => {
  const refused = hexCampaign.settings.flatMap(({ id, field }) =>
    ends(field).flatMap((value) => (withSetting(id, value) ? [] : [{ id, value }])),
  );
  expect(refused).toEqual([]);
});

test('a form offers no number beyond what the setup takes', () => {
  const taken = hexCampaign.settings.flatMap(({ id, field }) =>
    field.kind === 'number' && (withSetting(id, field.most + 1) || withSetting(id, field.least - 1)) ? [id] : [],
  );
  expect(taken).toEqual([]);
});

test('defaults are those of the setup', () => {
  const defaults = Object.fromEntries(hexCampaign.settings.map(({ id, fallback }) => [id, fallback]));
  expect(setupSchema.shape.settings.parse({})).toEqual(defaults);
});

test('phases are marked by who acts in them', () => {
  const kinds = Object.fromEntries(hexCampaign.phases.map(({ id, kind }) => [id, kind]));
  expect(kinds).toMatchObject({ build: 'sealed', 'air-missions': 'automatic', battle: 'open', placement: 'sealed' });
});
