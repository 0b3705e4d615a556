import { describe, expect, test } from 'vitest';
import { BUILDER_LISTS, type BuilderList, builderList } from '../fixtures/fixtures.ts';
import { detachmentFrom, joinDetachments } from './review/detachment-from.ts';
import { proposeReview } from './review/propose-review.ts';
import { allSelections, type Roster, type SelectionType } from './roster.ts';
import { rosterOf, zipped } from './testing/files.ts';

const sample = (name: BuilderList): Roster => rosterOf(builderList(name).bytes, name);

/** Selections of a type, and their total number. */
function counted(roster: Roster, type: SelectionType): readonly [number, number] {
  const selections = allSelections(roster).filter((it) => it.type === type);
  return [selections.length, selections.reduce((sum, it) => sum + it.number, 0)];
}

describe('lists as written by a list builder', () => {
  const PATROLS = (['1.15', '2.01', '2.03'] as const).map((it) => [it, `river-patrol-${it}.ros` as const] as const);

  test.each(PATROLS)('of generation %s: the patrol costs 628 of 800', (generation, name) => {
    const roster = sample(name);
    expect(roster.generation).toBe(generation);
    expect(roster.costTypes).toEqual([{ id: 'points', name: 'pts', total: 628, limit: 800 }]);
    expect(counted(roster, 'unit')[0]).toBe(1);
    expect(counted(roster, 'model')).toEqual([2, 6]);
    expect(counted(roster, 'upgrade')[0]).toBe(11);
  });

  test('the patrol is the same army in all generations', () => {
    const [oldest, older, current] = PATROLS.map(([, name]) => ({ ...sample(name), generation: '' }));
    expect(oldest).toEqual(current);
    expect(older).toEqual(current);
  });

  test('the caravan has 41 fodder without limit and 116 of 300 points', () => {
    const roster = sample('salt-caravan-2.03.ros');
    expect(roster.costTypes).toMatchObject([
      { name: 'Fodder', total: 41, limit: null },
      { name: 'Points', total: 116, limit: 300 },
    ]);
    expect(counted(roster, 'unit')[0]).toBe(4);
    expect(counted(roster, 'model')).toEqual([8, 8]);
    expect(counted(roster, 'upgrade')[0]).toBe(8);
  });

  test.each(BUILDER_LISTS)('%s is the same when zipped', (name) => {
    expect(rosterOf(zipped({ [name]: builderList(name).bytes }), 'roster.rosz')).toEqual(sample(name));
  });

  test('a commander written as an upgrade is a unit, and free things are not', () => {
    const roster = sample('river-patrol-2.03.ros');
    const made = detachmentFrom(roster, proposeReview(roster));
    expect(made).toMatchObject({
      ok: true,
      value: {
        points: 628,
        units: [
          { name: "Warden Ilse d'Arbe", slot: 'hq', models: 1, points: 140 },
          { name: 'Ford Guard', slot: 'troops', models: 6, points: 348 },
          { name: 'Bank Battery', slot: 'heavy-support', models: 1, points: 140 },
        ],
      },
    });
  });

  test('in the caravan the limited cost is points, and the size of the game is not a unit', () => {
    const roster = sample('salt-caravan-2.03.ros');
    const review = proposeReview(roster);
    expect(review.points).toBe('d547-e8c2-75a5-3bcc');
    expect(review.units.map((it) => [it.name, it.counted])).toEqual([
      ['Caravan Size', false],
      ['Mule Cart', true],
      ['Long Wagon', true],
      ['Oldest Chariot', true],
      ['Mule Cart', true],
    ]);
    expect(detachmentFrom(roster, review)).toMatchObject({ ok: true, value: { points: 116, rosterSize: 8 } });
  });

  test('two patrols joined are one detachment of 1256 points', () => {
    const drafts = PATROLS.slice(0, 2).map(([, name]) => {
      const roster = sample(name);
      const made = detachmentFrom(roster, proposeReview(roster));
      if (!made.ok) throw new Error(made.problem.code);
      return made.value;
    });
    const joined = joinDetachments(drafts, 'Two Patrols');
    expect(joined).toMatchObject({ ok: true, value: { name: 'Two Patrols', points: 1256, rosterSize: 16 } });
  });
});
