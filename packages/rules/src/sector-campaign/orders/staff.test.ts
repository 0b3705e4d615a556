import { describe, expect, test } from 'vitest';
import { setUp, territory, type War, war } from '../testing/war.ts';
import type { Declaration } from '../types.ts';

const STAFF = { seats: [{ id: 'carl', name: 'Carl', side: 'west', role: 'staff' }] };

/** Both sides place counters; the side with the lower rating is the first to be asked. */
const deploying = (west: string, east: string): War =>
  setUp({ ...STAFF, settings: { armyPoints: 1000 }, west: { rating: west }, east: { rating: east } }).until(
    'deployment',
  );

function placement(made: War): Extract<Declaration, { readonly type: 'place' }> {
  const detachment = Object.values(made.state.desks.west.detachments)[0]?.id;
  if (detachment === undefined) throw new Error('West has an army');
  return { type: 'place', detachment, at: territory(made.state, '8') };
}

const proposes = (made: War, declaration: Declaration): void =>
  expect(made.giveAs('carl', { type: 'propose', declaration, reason: 'Hold the centre.' })).toEqual([]);

describe('what the staff propose (SEC-SETUP-05)', () => {
  test('a placement is adopted when it is the side’s turn', () => {
    const made = deploying('1', '6');
    const place = placement(made);
    proposes(made, place);
    expect(made.give('west', { type: 'adopt', proposal: 1, into: 'now' })).toEqual([]);
    expect(made.board.counters['west-1']?.at).toBe(place.at);
  });

  test('a placement is queued while the enemy places, and made when the side’s turn comes', () => {
    const made = deploying('6', '1');
    const place = placement(made);
    proposes(made, place);
    expect(made.give('west', { type: 'adopt', proposal: 1, into: 'now' })).toMatchObject([
      { code: 'not-your-declaration' },
    ]);
    expect(made.give('west', { type: 'adopt', proposal: 1, into: 'queue' })).toEqual([]);
    expect(Object.keys(made.board.counters)).toEqual([]);
    made.timeUp();
    expect(made.board.counters['west-1']?.at).toBe(place.at);
  });

  test('a pass is adopted like any other declaration', () => {
    const made = war('moves', { ...STAFF, pieces: { Wolves: 'west 4', Owls: 'east D' } });
    proposes(made, { type: 'pass' });
    expect(made.give('west', { type: 'adopt', proposal: 1, into: 'now' })).toEqual([]);
    expect([made.board.sides.west.passed, made.asked()]).toEqual(['final', ['east move']]);
  });
});
