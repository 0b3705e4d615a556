import { expect, test } from 'vitest';
import type { Field } from '../kernel/index.ts';
import { hexCampaign } from './index.ts';
import { setup as setupSchema } from './schemas/setup.ts';
import { edit, ruling, undoing } from './schemas/sheet.ts';

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
    case 'numbers':
      return [field.least, field.most].map((number) => Object.fromEntries(field.keys.map((key) => [key, number])));
    case 'limit':
      return [field.least, field.most, null];
    case 'date':
      return ['2031-05-01'];
    case 'weekly':
      return [{ weekday: 'sunday', time: '19:00' }];
    case 'zone':
      return ['Europe/Berlin'];
    case 'text':
      return ['A'];
    case 'counts':
      return [{}, { 'R1-1': 3 }];
    case 'place':
      return ['0,0'];
    case 'seat':
      return field.orNobody ? ['red', null] : ['red'];
  }
}

const withSetting = (id: string, value: unknown) => setupSchema.shape.settings.safeParse({ [id]: value }).success;

test('every setting of the setup is described once', () => {
  const described = hexCampaign.settings.map(({ id }) => id).sort();
  expect(described).toEqual(Object.keys(setupSchema.shape.settings.parse({})).sort());
});

test('a form can offer everything described: the setup accepts both ends of each range', () => {
  const refused = hexCampaign.settings.flatMap(({ id, field }) =>
    ends(field).flatMap((value) => (withSetting(id, value) ? [] : [{ id, value }])),
  );
  expect(refused).toEqual([]);
});

test('a form offers no number that the setup refuses', () => {
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

/** An id for the field that says what is corrected. */
const SOME = {
  ...{
    seat: 'red',
    hex: '0,0',
    unit: 'R1-1',
    deal: 'd1',
    piece: 'R1',
    captives: 'R1',
    construction: 'N1',
    ruling: 'c0123456789ab',
  },
  ...{ target: 'S1 urban 0,0', find: 'followers red 0,0', offer: 'd1', delivery: 'red blue 50 0,0', loss: 'red hero' },
  ...{ defence: '0,0 d1', mission: 'red 1 recon', support: 'red 1 R1' },
  ...{ building: '0,0 barracks', road: '0,0|1,0', treaty: 'pact red blue', battle: 'b1-1' },
} as const;

test('every correction by hand is described once, with all its fields, and the ends of each range are understood', () => {
  expect(hexCampaign.edits.map(({ type }) => type).sort()).toEqual(
    [...edit.options, undoing].map(({ shape }) => shape.type.value).sort(),
  );
  for (const { type, of, fields, isAlone } of hexCampaign.edits) {
    const longest = Math.max(1, ...Object.values(fields).map((field) => ends(field).length));
    for (let i = 0; i < longest; i++) {
      const values = Object.entries(fields).map(([name, field]) => [name, ends(field)[i] ?? ends(field)[0]]);
      const written = {
        type,
        [of]: Object.entries(SOME).find(([name]) => name === of)?.[1],
        ...Object.fromEntries(values),
      };
      const given = isAlone ? written : { type: 'corrections', edits: [written] };
      expect(ruling.safeParse(given)).toMatchObject({ success: true });
    }
  }
});
