import { describe, expect, test } from 'vitest';
import { proposeReview } from './review/propose-review.ts';
import { allSelections, GENERATIONS, rosterSchema, sumOfCosts } from './roster.ts';
import { HARBOUR_GUARD } from './testing/armies.ts';
import { rosterOf, utf8, zipped } from './testing/files.ts';
import { writtenJson, writtenXml } from './testing/written.ts';

const current = writtenXml(HARBOUR_GUARD, '2.03');

describe('a list', () => {
  test.each(GENERATIONS)('of generation %s says so', (generation) => {
    expect(rosterOf(writtenXml(HARBOUR_GUARD, generation)).generation).toBe(generation);
  });

  test.each(['1.15', '2.01'] as const)('of generation %s is the same army as in 2.03', (generation) => {
    const older = rosterOf(writtenXml(HARBOUR_GUARD, generation));
    expect({ ...older, generation: '2.03' }).toEqual(rosterOf(current));
  });

  test('in the JSON form is the same army', () => {
    expect(rosterOf(writtenJson(HARBOUR_GUARD), 'list.json')).toEqual(rosterOf(current));
  });

  test.each([0, 9] as const)('zipped at level %i is the same list', (level) => {
    const zip = zipped({ 'list.ros': utf8(current) }, level);
    expect(rosterOf(zip, 'list.rosz')).toEqual(rosterOf(current));
  });

  test('zipped with a folder and what macOS adds is the same list', () => {
    const zip = zipped({ 'lists/': utf8(''), '__MACOSX/._list.ros': utf8('x'), 'lists/list.ros': utf8(current) });
    expect(rosterOf(zip, 'list.rosz')).toEqual(rosterOf(current));
  });

  test('zipped without compression in JSON is the same list', () => {
    expect(rosterOf(zipped({ 'list.json': utf8(writtenJson(HARBOUR_GUARD)) }))).toEqual(rosterOf(current));
  });

  test('is recognised by its bytes, not its name', () => {
    expect(rosterOf(current, 'holiday.png')).toEqual(rosterOf(current));
  });

  test('with a byte order mark is the same list', () => {
    expect(rosterOf(`\ufeff${current}`)).toEqual(rosterOf(current));
  });
});

describe('of a list', () => {
  const roster = rosterOf(current);

  test('names, numbers, costs and categories are kept', () => {
    expect(roster).toMatchObject({
      name: "Harbour Guard & Friends' Watch",
      gameSystem: 'Lanterns and Ledgers',
      costTypes: [{ id: 'points', name: 'pts', total: 500, limit: 750 }],
    });
    expect(roster.forces[0]?.selections[2]).toMatchObject({
      name: 'Rifle Platoon',
      type: 'unit',
      costs: [{ type: 'points', value: 10 }],
      categories: [{ id: 'troops', name: 'Troops', primary: true }],
      children: [{ name: 'Rifleman', number: 9 }, { name: 'Sergeant' }],
    });
  });

  test('free things have no costs, however the file writes it', () => {
    expect(roster.forces[0]?.selections[0]).toMatchObject({ name: 'Battle Length', costs: [] });
  });

  test('the placeholder category is not kept', () => {
    const categories = [{ entryId: '(No Category)', name: 'Uncategorised', primary: true }];
    const [selection] = rosterOf(json([{ id: 'a', name: 'A', categories }])).forces[0]?.selections ?? [];
    expect(selection?.categories).toEqual([]);
  });

  test.each(['2.03', '2.01', '1.15'] as const)('no rule, profile or description is kept (%s)', (generation) => {
    const file = writtenXml(HARBOUR_GUARD, generation);
    expect(file).toContain('lantern speaks');
    expect(JSON.stringify(rosterOf(file))).not.toMatch(/lantern speaks|description|"rules"/);
  });

  test('its saved JSON can be read back', () => {
    expect(rosterSchema.parse(JSON.parse(JSON.stringify(roster)))).toEqual(roster);
  });
});

/** A list of one force around some selections, in the JSON form. */
function json(selections: readonly object[], roster: object = {}): string {
  return JSON.stringify({ roster: { name: 'List', forces: [{ name: 'F', selections }], ...roster } });
}

describe('costs', () => {
  test('match a stated type by id first, whatever their names', () => {
    const costs = [{ name: 'Old name', typeId: 'p', value: 5 }];
    const roster = rosterOf(json([{ id: 'a', name: 'A', costs }], { costs: [{ name: 'pts', typeId: 'p', value: 5 }] }));
    expect(roster.costTypes).toEqual([{ id: 'p', name: 'pts', total: 5, limit: null }]);
  });

  test('match by trimmed name second', () => {
    const costs = [
      { name: ' pts ', typeId: 'other', value: 5 },
      { name: 'pts', value: 2 },
    ];
    const roster = rosterOf(json([{ id: 'a', name: 'A', costs }], { costs: [{ name: 'pts', typeId: 'p', value: 7 }] }));
    expect(roster.costTypes).toEqual([{ id: 'p', name: 'pts', total: 7, limit: null }]);
  });

  test('of two stated types with one name stay separate', () => {
    const costs = [
      { name: 'pts', typeId: 'p', value: 5 },
      { name: 'pts', typeId: 'q', value: 2 },
    ];
    const roster = rosterOf(json([{ id: 'a', name: 'A', costs }], { costs }));
    expect(roster.costTypes.map((it) => [it.id, it.total])).toEqual([
      ['p', 5],
      ['q', 2],
    ]);
  });

  test('not stated by the list are summed anyway', () => {
    const roster = rosterOf(json([{ id: 'a', name: 'A', costs: [{ name: 'Fuel', value: '2.5' }] }]));
    expect(roster.costTypes).toEqual([{ id: 'Fuel', name: 'Fuel', total: 2.5, limit: null }]);
  });

  test('in tenths add up as on paper', () => {
    const costs = [{ name: 'pts', value: 0.1 }];
    const roster = rosterOf(json(['a', 'b', 'c'].map((id) => ({ id, name: id, costs }))));
    expect(sumOfCosts(allSelections(roster), 'pts')).toBe(0.3);
  });

  test('with a negative limit are not limited', () => {
    const roster = rosterOf(json([{ id: 'a', name: 'A' }], { costLimits: [{ name: 'pts', typeId: 'p', value: -1 }] }));
    expect(roster.costTypes).toEqual([{ id: 'p', name: 'pts', total: 0, limit: null }]);
  });
});

describe('names', () => {
  test('are trimmed, on one line and free of invisible and direction marks', () => {
    const roster = rosterOf(json([{ id: 'a', name: ' \u0000Red\n\u202ebarrel\ud800 ' }]));
    expect(roster.forces[0]?.selections[0]?.name).toBe('Red barrel');
  });

  test('given by the player are kept beside the catalogue’s', () => {
    const roster = rosterOf(json([{ id: 'a', name: 'Rifle Platoon', customName: 'Mara’s own' }]));
    expect(roster.forces[0]?.selections[0]).toMatchObject({ name: 'Rifle Platoon', customName: 'Mara’s own' });
    expect(proposeReview(roster).units[0]?.name).toBe('Mara’s own (Rifle Platoon)');
  });

  test('of a list without one come from its file', () => {
    expect(rosterOf(json([{ id: 'a', name: 'A' }], { name: ' ' }), 'Sunday game.json').name).toBe('Sunday game');
  });
});

test('forces within forces are forces of the list', () => {
  const inner = { name: 'Inner', selections: [{ id: 'b', name: 'B' }] };
  const forces = [{ name: 'Outer', selections: [{ id: 'a', name: 'A' }], forces: [inner] }];
  expect(rosterOf(json([], { forces })).forces.map((it) => it.name)).toEqual(['Outer', 'Inner']);
});
