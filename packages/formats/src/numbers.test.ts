import { describe, expect, test } from 'vitest';
import type { RosterProblem } from './problems.ts';
import { jsonAround, problemOf, rosterOf, xmlAround } from './testing/files.ts';

const costing = (value: string): string =>
  `<selection id="a" name="A" type="unit"><costs><cost name="pts" value="${value}"/></costs></selection>`;
const path = 'roster.forces.0.selections.0';

describe('a cost', () => {
  test.each([
    ['+5', 5],
    ['-5', -5],
    [' 5 ', 5],
    ['5.0', 5],
    ['1e3', 1000],
    ['2.5E+1', 25],
    ['1e-2', 0.01],
    ['-0', 0],
  ])('of %s is %d', (value, total) => {
    expect(rosterOf(xmlAround(costing(value))).costTypes).toEqual([{ id: 'pts', name: 'pts', total, limit: null }]);
  });

  test.each(['', ' ', 'NaN', 'Infinity', '-Infinity', '1e99', '1e9', '0x10', '1,5', '1_000', '.5', '5.', '٣', '5 6'])(
    'of %j is invalid',
    (value) => {
      expect(problemOf(xmlAround(costing(value)))).toEqual({ code: 'bad-number', path: `${path}.costs.0.value` });
    },
  );

  test.each(['5', '"5"', '" 5\\n"', '5.0'])('of %s in JSON is 5', (value) => {
    const list = jsonAround(`{"id":"a","name":"A","costs":[{"name":"pts","value":${value}}]}`);
    expect(rosterOf(list).costTypes).toMatchObject([{ total: 5 }]);
  });

  test.each<[string, RosterProblem['code']]>([
    ['1e309', 'bad-shape'],
    ['-1e309', 'bad-shape'],
    ['1e300', 'bad-number'],
    ['"Infinity"', 'bad-number'],
    ['null', 'bad-shape'],
    ['true', 'bad-shape'],
    ['[5]', 'bad-shape'],
  ])('of %s in JSON is invalid', (value, code) => {
    const list = jsonAround(`{"id":"a","name":"A","costs":[{"name":"pts","value":${value}}]}`);
    expect(problemOf(list)).toEqual({ code, path: `${path}.costs.0.value` });
  });

  test('with an empty id goes by its name, and without both is invalid', () => {
    const named = (attributes: string) =>
      xmlAround(`<selection id="a" name="A"><costs><cost ${attributes}/></costs></selection>`);
    for (const id of ['typeId=""', 'costTypeId=""', 'typeId="" costTypeId=""'])
      expect(rosterOf(named(`name="pts" ${id} value="3"`)).costTypes).toMatchObject([{ id: 'pts', total: 3 }]);
    expect(rosterOf(named('typeId="" costTypeId="p" value="3"')).costTypes).toMatchObject([{ id: 'p', total: 3 }]);
    expect(problemOf(named('name=" " typeId="" value="3"'))).toMatchObject({ code: 'bad-shape' });
  });

  test('written twice counts twice, in the stated total too', () => {
    const twice = '<costs><cost name="pts" value="3"/><cost name="pts" value="4"/></costs>';
    const list = (stated: string) =>
      `<roster name="L">${stated}<forces><force><selections><selection id="a" name="A">${twice}</selection></selections></force></forces></roster>`;
    expect(rosterOf(list(twice)).costTypes).toMatchObject([{ total: 7 }]);
    expect(problemOf(list('<costs><cost name="pts" value="4"/></costs>'))).toMatchObject({ code: 'wrong-total' });
  });
});

test.each([
  ['0', 0],
  ['-0', 0],
  ['1e2', 100],
  ['2.0', 2],
])('a number of things of %s is %d', (number, things) => {
  const [force] = rosterOf(xmlAround(`<selection id="a" name="A" number="${number}"/>`)).forces;
  expect(force?.selections[0]?.number).toBe(things);
});

test.each(['-1', '2.5', 'ten', '1e5'])('a number of things of %s is invalid', (number) => {
  const problem = { code: 'bad-number', path: `${path}.number` };
  expect(problemOf(xmlAround(`<selection id="a" name="A" number="${number}"/>`))).toEqual(problem);
});

describe('a total is compared with the sum', () => {
  test.each([
    ['to the hundredth', 10.009, true],
    ['and no further', 10.02, false],
    ['downwards as well', 9.98, false],
  ])('%s', (_title, stated, isRead) => {
    const list = jsonAround('{"id":"a","name":"A","costs":[{"name":"pts","value":10}]}');
    const file = list.replace('"name":"L"', `"name":"L","costs":[{"name":"pts","value":${stated}}]`);
    expect(problemOf(file) === null).toBe(isRead);
  });
});
