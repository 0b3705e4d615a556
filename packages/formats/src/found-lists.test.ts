import { describe, expect, test } from 'vitest';
import { type FoundList, foundList } from '../fixtures/fixtures.ts';
import { candidates } from './review/candidates.ts';
import { detachmentFrom } from './review/detachment-from.ts';
import { modelsIn } from './review/models.ts';
import { proposeReview } from './review/propose-review.ts';
import { jsonAround, rosterOf, xmlAround } from './testing/files.ts';

function found(fileName: FoundList) {
  const list = foundList(fileName);
  const roster = rosterOf(list.bytes, list.fileName);
  const review = proposeReview(roster);
  return { roster, review, made: detachmentFrom(roster, review) };
}

describe('a list as people have it', () => {
  test('keeps the unit’s name beside a note in its place', () => {
    const { review } = found('roster-custom-names-are-notes.ros');
    expect(review.units.map(({ name }) => name)).toEqual(['1 / 2 (Lamp Bearers)', '1 / 2 (Cart Crew)']);
  });

  test('may have forces with costs of their own', () => {
    const { roster, made } = found('roster-force-has-costs-of-its-own.ros');
    expect(roster.costTypes).toMatchObject([
      { name: 'Point(s)', total: 100 },
      { name: 'Extra Column(s)', total: 1 },
    ]);
    expect(made).toMatchObject({ ok: true, value: { points: 100 } });
  });

  test('may have an id that became a number', () => {
    const { made } = found('roster-json-id-became-a-number.json');
    expect(made).toMatchObject({ ok: true, value: { points: 60, rosterSize: 7 } });
  });

  test('may have models written as upgrades, and numbers of them in names', () => {
    const { roster, review } = found('roster-models-written-as-upgrades.ros');
    expect(review.units.map(({ name, models }) => [name, models])).toEqual([
      ['Marsh Hounds', 5],
      ['Lamp Bearers', 40],
    ]);
    expect(candidates(roster).map((it) => modelsIn(it, review.points).isGuess)).toEqual([true, true]);
  });

  test('may have a priced unit in a category without a slot', () => {
    const { review, made } = found('roster-priced-unit-in-a-no-slot-category.ros');
    expect(review.units.map(({ counted }) => counted)).toEqual([true, true]);
    expect(made).toMatchObject({ ok: true, value: { points: 66 } });
  });
});

test('a list is never refused for a cost that is not points; the stated total is kept', () => {
  const unit = '{"id":"a","name":"A","costs":[{"name":"pts","value":5},{"name":"Fuel","value":2}]}';
  const file = jsonAround(unit).replace(
    '"name":"L"',
    '"name":"L","costs":[{"name":"pts","value":5},{"name":"Fuel","value":9}]',
  );
  expect(rosterOf(file).costTypes).toEqual([
    { id: 'pts', name: 'pts', total: 5, limit: null },
    { id: 'Fuel', name: 'Fuel', total: 2, limit: null, stated: 9 },
  ]);
});

test('every text in JSON may have become a number', () => {
  const category = '{"id":1,"entryId":2,"name":3,"primary":true}';
  const roster = rosterOf(
    jsonAround(`{"id":4,"name":5,"customName":6,"categories":[${category}],"costs":[{"typeId":7,"name":8,"value":9}]}`),
  );
  expect(roster).toMatchObject({
    costTypes: [{ id: '7', name: '8', total: 9 }],
    forces: [{ selections: [{ id: '4', name: '5', customName: '6', categories: [{ id: '2', name: '3' }] }] }],
  });
});

describe('the number of models is', () => {
  const unit = (inner: string, more = '') =>
    `<selection id="u" name="Rifles" type="unit"${more}><selections>${inner}</selections></selection>`;
  const part = (name: string, number: number, type: string, points = 0) =>
    `<selection id="p" name="${name}" number="${number}" type="${type}"><costs><cost name="pts" value="${points}"/></costs></selection>`;
  test.each<[string, string, number, boolean]>([
    ['read from models', unit(part('Rifleman', 9, 'model')), 9, false],
    ['guessed from a number in the name of a model', unit(part('5 Riflemen', 2, 'model')), 10, true],
    ['guessed from a number in the name of a part', unit(part('10x Riflemen', 1, 'upgrade')), 10, true],
    ['guessed from a number in its own name', part('12 Riflemen', 1, 'unit'), 12, true],
    ['guessed from priced parts', unit(part('Rifleman', 6, 'upgrade', 30) + part('Flag', 3, 'upgrade')), 6, true],
    ['not guessed from calibres', unit(part('88mm Gun', 1, 'upgrade')), 1, true],
    ['one, as a guess, if nothing says more', unit(''), 1, true],
  ])('%s', (_title, selection, models, isGuess) => {
    const [candidate] = candidates(rosterOf(xmlAround(selection)));
    expect(candidate === undefined ? null : modelsIn(candidate, 'pts')).toEqual({ models, isGuess });
  });

  test('not guessed from the priced parts of a unit that has a price itself', () => {
    const squad = `<selection id="u" name="Rifles" type="unit"><costs><cost name="pts" value="50"/></costs><selections>${part('Flag', 3, 'upgrade', 5)}</selections></selection>`;
    const [candidate] = candidates(rosterOf(xmlAround(squad)));
    expect(candidate === undefined ? null : modelsIn(candidate, 'pts')).toEqual({ models: 1, isGuess: true });
  });
});
