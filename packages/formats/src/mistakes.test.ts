import { describe, expect, test } from 'vitest';
import { problemOf, xmlAround } from './testing/files.ts';

const GOOD = '<selection id="a" name="A"/>';
const BAD = '<selection id="b" name="B" number="-1"/>';

const roster = (forces: string): string => `<roster name="L"><forces>${forces}</forces></roster>`;
const force = (selections: string, more = ''): string => `<force><selections>${selections}</selections>${more}</force>`;
const within = (selections: string): string =>
  `<selection id="o" name="O"><selections>${selections}</selections></selection>`;
const drawer = (selections: string, id = 'hq'): string =>
  `<category categoryId="${id}" name="HQ"><selections>${selections}</selections></category>`;

describe('a mistake is found, with its place,', () => {
  test.each([
    ['in a selection', roster(force(GOOD + BAD)), 'roster.forces.0.selections.1.number'],
    [
      'in a selection of a selection',
      roster(force(within(GOOD + BAD))),
      'roster.forces.0.selections.0.selections.1.number',
    ],
    [
      'in one of a selection of a selection',
      roster(force(GOOD + within(within(BAD)))),
      'roster.forces.0.selections.1.selections.0.selections.0.number',
    ],
    ['in a second force', roster(force(GOOD) + force(BAD)), 'roster.forces.1.selections.0.number'],
    [
      'in a force of a force',
      roster(force(GOOD, `<forces>${force(GOOD)}${force(BAD)}</forces>`)),
      'roster.forces.0.forces.1.selections.0.number',
    ],
    [
      'in a drawer',
      roster(force(GOOD, `<categories>${drawer(GOOD)}${drawer(GOOD + BAD)}</categories>`)),
      'roster.forces.0.categories.1.selections.1.number',
    ],
  ])('%s', (_title, list, path) => {
    expect(problemOf(list)).toEqual({ code: 'bad-number', path });
  });

  test.each([
    [
      'a force whose name is too long',
      roster(force(GOOD).replace('<force>', `<force name="${'n'.repeat(301)}">`)),
      'roster.forces.0.name',
    ],
    [
      'a drawer whose name is too long',
      roster(force(GOOD, `<categories>${drawer(GOOD).replace('"HQ"', `"${'n'.repeat(301)}"`)}</categories>`)),
      'roster.forces.0.categories.0.name',
    ],
    ['a list whose name is too long', xmlAround(GOOD).replace('"L"', `"${'n'.repeat(301)}"`), 'roster.name'],
    [
      'a category whose id is too long',
      xmlAround(
        `<selection id="a" name="A"><categories><category entryId="${'i'.repeat(501)}"/></categories></selection>`,
      ),
      'roster.forces.0.selections.0.categories.0.entryId',
    ],
  ])('%s', (_title, list, path) => {
    expect(problemOf(list)).toMatchObject({ code: 'too-long', path });
  });

  test.each([
    ['a drawer', '{"categories":[7]}', 'roster.forces.0.categories.0'],
    ['a force of a force', '{"forces":[7]}', 'roster.forces.0.forces.0'],
    ['a selection', '{"selections":[7]}', 'roster.forces.0.selections.0'],
    [
      'a category',
      '{"selections":[{"id":"a","name":"A","categories":[7]}]}',
      'roster.forces.0.selections.0.categories.0',
    ],
    ['a name, in a list,', '{"selections":[{"id":"a","name":[7]}]}', 'roster.forces.0.selections.0.name'],
    [
      'a mark',
      '{"selections":[{"id":"a","name":"A","categories":[{"primary":"yes"}]}]}',
      'roster.forces.0.selections.0.categories.0.primary',
    ],
  ])('a number in place of %s', (_title, inner, path) => {
    expect(problemOf(`{"roster":{"forces":[${inner}]}}`)).toEqual({ code: 'bad-shape', path });
  });
});
