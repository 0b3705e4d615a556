import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { detachmentFrom, joinDetachments } from './review/detachment-from.ts';
import { proposeReview } from './review/propose-review.ts';
import { allSelections, type Roster, type SelectionType } from './roster.ts';
import { rosterOf, zipped } from './testing/files.ts';

/** Lists that a list builder really wrote. They belong to others and lie beside the repository, where they are kept. */
const folder = new URL('../../../../shared/samples/rosters/', import.meta.url);
const isThere = existsSync(folder);
if (!isThere) console.info(`Real army lists are not tested: there is no folder ${folder.pathname}`);

const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)));
const sample = (name: string): Roster => rosterOf(bytesOf(name), name);

/** Selections of a type, and how many things they are by number. */
function counted(roster: Roster, type: SelectionType): readonly [number, number] {
  const selections = allSelections(roster).filter((it) => it.type === type);
  return [selections.length, selections.reduce((sum, it) => sum + it.number, 0)];
}

describe.runIf(isThere)('real lists', () => {
  const BATTALIONS = ['1.15', '2.01', '2.03'].map((it) => [it, `small-battalion-bs-${it}.ros`] as const);

  test.each(BATTALIONS)('of generation %s: the battalion costs 625 of 1000', (generation, name) => {
    const roster = sample(name);
    expect(roster.generation).toBe(generation);
    expect(roster.costTypes).toEqual([{ id: 'points', name: 'pts', total: 625, limit: 1000 }]);
    expect(counted(roster, 'unit')[0]).toBe(1);
    expect(counted(roster, 'model')).toEqual([2, 6]);
    expect(counted(roster, 'upgrade')[0]).toBe(11);
  });

  test('the battalion is the same army in all generations', () => {
    const [oldest, older, current] = BATTALIONS.map(([, name]) => ({ ...sample(name), generation: '' }));
    expect(oldest).toEqual(current);
    expect(older).toEqual(current);
  });

  test('the convoy has 32 fuel without limit and 114 of 200 points', () => {
    const roster = sample('grannies-convoy-bs-2.03.ros');
    expect(roster.costTypes).toMatchObject([
      { name: 'Fuel', total: 32, limit: null },
      { name: 'Points', total: 114, limit: 200 },
    ]);
    expect(counted(roster, 'unit')[0]).toBe(4);
    expect(counted(roster, 'model')).toEqual([8, 8]);
    expect(counted(roster, 'upgrade')[0]).toBe(8);
  });

  test.each([...BATTALIONS.map(([, name]) => name), 'grannies-convoy-bs-2.03.ros'])('%s is the same zipped', (name) => {
    expect(rosterOf(zipped({ [name]: bytesOf(name) }), 'roster.rosz')).toEqual(sample(name));
  });

  test('a commander written as an upgrade is a unit, and what costs nothing is none', () => {
    const roster = sample('small-battalion-bs-2.03.ros');
    const made = detachmentFrom(roster, proposeReview(roster));
    expect(made).toMatchObject({
      ok: true,
      value: {
        points: 625,
        units: [
          { name: "Herman d'Avignon", slot: 'hq', models: 1, points: 150 },
          { name: 'Storm Squad', slot: 'troops', models: 6, points: 325 },
          { name: 'Artillery Attack', slot: 'heavy-support', models: 1, points: 150 },
        ],
      },
    });
  });

  test('of the convoy the limited cost is points, and the game size is no unit', () => {
    const roster = sample('grannies-convoy-bs-2.03.ros');
    const review = proposeReview(roster);
    expect(review.points).toBe('a66b-3b27-93dd-68ce');
    expect(review.units.map((it) => [it.name, it.counted])).toEqual([
      ['Game Size', false],
      ['Horse and Buggy', true],
      ['Big Rig', true],
      ['1978 Cutlass', true],
      ['Horse and Buggy', true],
    ]);
    expect(detachmentFrom(roster, review)).toMatchObject({ ok: true, value: { points: 114, rosterSize: 8 } });
  });

  test('two battalions joined are one detachment of 1250 points', () => {
    const drafts = BATTALIONS.slice(0, 2).map(([, name]) => {
      const roster = sample(name);
      const made = detachmentFrom(roster, proposeReview(roster));
      if (!made.ok) throw new Error(made.problem.code);
      return made.value;
    });
    const joined = joinDetachments(drafts, 'Two Battalions');
    expect(joined).toMatchObject({ ok: true, value: { name: 'Two Battalions', points: 1250, rosterSize: 16 } });
  });
});
