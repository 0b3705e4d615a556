import { describe, expect, test } from 'vitest';
import { detachmentFrom } from './review/detachment-from.ts';
import { proposeReview } from './review/propose-review.ts';
import { jsonAround, problemOf, rosterOf, xmlAround } from './testing/files.ts';

const A = '<selection id="a" name="A" type="unit"/>';
const path = 'roster.forces.0.selections.0';

describe('names built into the language', () => {
  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])('%s changes nothing', (key) => {
    const unit = `{"id":"a","name":"A","type":"unit","${key}":{"number":7,"name":"B","roster":{}},"costs":[{"name":"${key}","typeId":"${key}","value":3}]}`;
    const roster = rosterOf(jsonAround(`${unit},{"id":"b","name":"B"}`));
    expect(roster.costTypes).toEqual([{ id: key, name: key, total: 3, limit: null }]);
    expect(roster.forces[0]?.selections).toMatchObject([
      { name: 'A', number: 1 },
      { name: 'B', number: 1, costs: [] },
    ]);
    expect(detachmentFrom(roster, proposeReview(roster))).toMatchObject({ ok: true, value: { points: 3 } });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('a list under %s is not a list', (key) => {
    const list = jsonAround('{"id":"a","name":"A"}');
    expect(problemOf(`{"${key}":${list}}`)).toMatchObject({ code: 'not-a-roster' });
    expect(problemOf(xmlAround(`<selection id="a" name="A" ${key}="x"/>`))).toMatchObject({ code: 'xml-broken' });
    expect(problemOf(xmlAround(`<${key}/>${A}`))).toMatchObject({ code: 'xml-broken' });
  });
});

test('selections with the same id all count', () => {
  const unit = '<selection id="a" name="A" type="unit"><costs><cost name="pts" value="3"/></costs></selection>';
  const roster = rosterOf(xmlAround(`${unit}${unit}`));
  const review = proposeReview(roster);
  expect(review.units.map((it) => it.selection)).toEqual(['f0-0', 'f0-1']);
  expect(detachmentFrom(roster, review)).toMatchObject({ ok: true, value: { points: 6, rosterSize: 2 } });
});

describe('a duplicate of a single element makes an invalid list, and nothing is dropped silently', () => {
  const drawer = (name: string) =>
    `<categories><category name="${name}"><selections>${A}</selections></category></categories>`;
  const force = `<forces><force><selections>${A}</selections></force></forces>`;
  test.each([
    ['forces', `<roster name="L">${force}${force}</roster>`, 'roster.forces'],
    [
      'selections',
      `<roster><forces><force><selections>${A}</selections><selections>${A}</selections></force></forces></roster>`,
      'roster.forces.0.selections',
    ],
    [
      'drawers',
      `<roster><forces><force><selections>${A}</selections>${drawer('x')}${drawer('y')}</force></forces></roster>`,
      'roster.forces.0.categories',
    ],
    [
      'categories',
      xmlAround(
        `<selection id="a" name="A"><categories><category name="x"/></categories><categories><category name="y"/></categories></selection>`,
      ),
      `${path}.categories`,
    ],
    ['a name', xmlAround('<selection id="a"><name>A</name><name>B</name></selection>'), `${path}.name`],
  ])('%s', (_title, list, at) => {
    expect(problemOf(list)).toEqual({ code: 'bad-shape', path: at });
  });

  test.each([
    ['an attribute', xmlAround('<selection id="a" id="b" name="A"/>')],
    ['the list', `${xmlAround(A)}${xmlAround(A)}`],
  ])('%s', (_title, list) => {
    expect(problemOf(list)).toMatchObject({ code: 'xml-broken' });
  });
});

test.each([
  ['a comment', `<!-- <selection id="b" name="B"/> -->${A}`],
  ['CDATA', `<![CDATA[<selection id="b" name="B"/>]]>${A}`],
  ['text', `Dear referee${A}`],
  ['an instruction', `<?sort by="name"?>${A}`],
  ['something unknown', `<note><selection id="b" name="B"/></note>${A}`],
  ['an attribute of four megabytes', A.replace('/>', ` note="${'&'.repeat(4_000_000)}"/>`)],
])('%s among the selections is not read', (_title, selections) => {
  expect(rosterOf(xmlAround(selections))).toEqual(rosterOf(xmlAround(A)));
});

test('a list element without entries is empty', () => {
  const inner = '<costs><note/></costs><categories><note/></categories><selections><note/></selections>';
  const unit = A.replace('/>', `>${inner}</selection>`);
  expect(rosterOf(xmlAround(unit))).toEqual(rosterOf(xmlAround(A)));
});
