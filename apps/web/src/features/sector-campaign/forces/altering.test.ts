import { sectorWar } from '@sealed-orders/rules/testing';
import { describe, expect, test } from 'vitest';
import { alterationOf, mayAlter, sheetOf } from './altering.ts';

const STAFF = { seats: [{ id: 'carl', name: 'Carl', side: 'west', role: 'staff' }] };
const deciding = (alterations = true) =>
  sectorWar('command', {
    ...STAFF,
    pieces: { Wolves: 'west 8', Owls: 'east B' },
    settings: { alterations, commandResources: true },
  });

describe('altering detachments (SEC-XP-11)', () => {
  test('is for commanders, if the terms allow it', () => {
    const made = deciding();
    expect(['anna', 'carl', 'spectator'].map((who) => mayAlter(made.seenBy(who)))).toEqual([true, false, false]);
    expect(mayAlter(deciding(false).seenBy('anna'))).toBe(false);
  });

  test('ends when the side has sealed its command sheet', () => {
    const made = deciding();
    const sheet = { ignores: false, additions: [], returns: [], upkeep: [], purchases: [] };
    made.give('west', { type: 'command', sheet });
    expect(mayAlter(made.seenBy('anna'))).toBe(false);
  });

  test('costs 1 XP for each line that differs, and the rules accept what the form sends', () => {
    const made = deciding();
    const wolves = made.one('Wolves');
    const sheet = sheetOf(wolves);
    const [unit] = sheet.units;
    if (unit === undefined) throw new Error('Wolves have units');
    const into = {
      ...sheet,
      units: [
        { ...unit, points: 90 },
        { ...unit, name: 'Scouts' },
      ],
    };
    const { order, choices, xpLost, refusal } = alterationOf(made.seenBy('anna'), wolves, into);
    // Wolves have 1 XP.
    expect([choices, xpLost, refusal]).toEqual([2, 1, null]);
    expect(made.give('west', order)).toEqual([]);
  });

  test('is refused if nothing changes', () => {
    const made = deciding();
    const wolves = made.one('Wolves');
    expect(alterationOf(made.seenBy('anna'), wolves, sheetOf(wolves)).refusal?.code).toBe('nothing-changed');
  });
});
