import { describe, expect, test } from 'vitest';
import { DEMO_SEATS, demoLists } from '../fixtures/fixtures.ts';
import { detachmentFrom } from './review/detachment-from.ts';
import { proposeReview } from './review/propose-review.ts';
import { rosterOf } from './testing/files.ts';
import type { DetachmentDraft, Slot } from './units.ts';

const lists = DEMO_SEATS.flatMap((seat) => demoLists(seat).map((list) => ({ seat, ...list })));

function detachmentOf(bytes: Uint8Array, fileName: string): DetachmentDraft {
  const roster = rosterOf(bytes, fileName);
  const made = detachmentFrom(roster, proposeReview(roster));
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
}

describe('the demonstration lists', () => {
  test('are of all generations, zipped and not, and in JSON', () => {
    expect(new Set(lists.map((it) => rosterOf(it.bytes, it.fileName).generation))).toEqual(
      new Set(['1.15', '2.01', '2.03']),
    );
    expect(new Set(lists.map((it) => it.fileName.split('.')[1]))).toEqual(new Set(['ros', 'rosz', 'json']));
  });

  test.each(lists.map((it) => [it.seat, it.fileName, it.bytes] as const))(
    '%s: %s makes a detachment of the standard composition as it is proposed',
    (_seat, fileName, bytes) => {
      const { points, units } = detachmentOf(bytes, fileName);
      const inSlot = (slot: Slot): number => units.filter((it) => it.slot === slot).length;
      expect(points).toBeGreaterThanOrEqual(900);
      expect(points).toBeLessThanOrEqual(1500);
      expect(inSlot('hq')).toBe(1);
      expect(inSlot('troops')).toBeGreaterThanOrEqual(2);
      for (const slot of ['elite', 'fast-attack', 'heavy-support'] as const)
        expect(inSlot(slot)).toBeLessThanOrEqual(3);
    },
  );

  test('are proposed with their units’ movement', () => {
    const columns = lists.map((it) => [it.fileName, detachmentOf(it.bytes, it.fileName)] as const);
    const moves = Object.fromEntries(
      columns.map(([name, { units }]) => [name, [...new Set(units.map((it) => it.moveClass))].toSorted()]),
    );
    expect(moves).toEqual({
      'first-line-regiment.ros': ['infantry'],
      'armoured-column.rosz': ['tracked'],
      'strike-force.ros': ['infantry', 'walker'],
      'skimmer-wing.json': ['skimmer'],
      'sworn-host.ros': ['infantry', 'walker'],
      'dust-riders.ros': ['wheeled'],
      'great-horde.json': ['infantry'],
      'half-track-raid.rosz': ['tracked'],
    });
  });
});
