import type { Event, RefusalCode } from '@sealed-orders/rules/hex-campaign';
import { describe, expect, test } from 'vitest';
import { plain } from '../index.ts';
import { describeEvent } from './events.ts';
import { describeRejection } from './rejections.ts';
import type { Words } from './words.ts';

/** Words for blue that use ids as names, with hexes in brackets. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: (id) => id === 'blue',
};

const own = {
  turn: 3,
  phase: 'battle',
  to: ['blue'],
  rule: 'HEX-AFT-11',
  seat: 'blue',
  piece: 'B1',
  name: 'Third',
  unit: 'Platoon',
};
const told = (event: object): string => plain(describeEvent({ ...own, ...event } as unknown as Event, words));

const lost = { attacker: 120, defender: 610 };
const result = { how: 'table', winner: 'attacker', lost };
const battle = { battle: 'b3-1', hex: '2,1', attacker: 'red', defender: 'blue' };
const fates = { row: 'loss', dice: [1, 4], dead: 1, wounded: 1, light: 0, damaged: 0, stripped: false };

describe('the aftermath of a battle in words', () => {
  test.each<[object, string]>([
    [
      { type: 'captives-killed', rule: 'HEX-TBL-37', by: 'red' },
      'red killed the captives from Third (blue), as its race always does.',
    ],
    [{ type: 'captives-killed', rule: 'HEX-TBL-38', by: 'red' }, 'red killed the captives from Third (blue).'],
    [
      { type: 'losses-picked', units: [{ name: 'Platoon', part: 'half' }], drawn: false },
      'Quick Battle: blue picked some of the enemy’s losses: half of Platoon.',
    ],
    [
      { type: 'losses-picked', units: [], drawn: true },
      'Quick Battle: blue picked none of the enemy’s losses (by dice).',
    ],
    [
      { type: 'battle-ended', ...battle, result },
      'red won the battle at [2,1] (points lost: attacker 120, defender 610).',
    ],
    [
      { type: 'battle-announced', ...battle, result: { winner: 'defender', lost, vp: null } },
      'blue won the battle at [2,1] (points lost: attacker 120, defender 610).',
    ],
    [
      { type: 'battle-ended', ...battle, result: { ...result, winner: null } },
      'The battle at [2,1] was a draw (points lost: attacker 120, defender 610).',
    ],
    [
      {
        type: 'battle-losses',
        ...battle,
        units: [
          { seat: 'red', unit: 'Tanks', lost: 1, damaged: 2 },
          { seat: 'blue', unit: 'Platoon', lost: 6, damaged: 0 },
        ],
      },
      'Losses on the field at [2,1]. red: 1 lost, 2 damaged; blue: 6 lost.',
    ],
    [
      { type: 'broken-tested', leadership: 8, dice: [4, 5], rallied: false },
      'Platoon of Third broke in battle and never came back (4 + 5 against Leadership 8).',
    ],
    [
      { type: 'broken-tested', leadership: 8, dice: null, rallied: true },
      'Platoon of Third broke in battle, then rallied and came back.',
    ],
    [{ type: 'casualties', ...fates }, 'Platoon of Third: 1 dead or destroyed and 1 wounded.'],
    [
      { type: 'casualties', ...fates, dice: [], dead: 2, wounded: 0, stripped: true },
      'Platoon of Third: 2 dead or destroyed. Its special weapons and equipment were lost.',
    ],
    [
      { type: 'second-chance', unit: 'Creed', die: 4, injury: 3 },
      'Creed of Third survived with a lasting injury (rolled 4): damaged nerves (WS −1).',
    ],
    [{ type: 'second-chance', unit: 'Creed', die: 3, injury: null }, 'Creed of Third could not be saved (rolled 3).'],
    [{ type: 'detachment-captured', by: 'red', hex: '2,1' }, 'Third was captured by red at [2,1].'],
    [{ type: 'detachment-captured', seat: 'red', by: 'blue', hex: '2,1' }, 'Third of red was captured at [2,1].'],
    [
      { type: 'experience-gained', lost: 16, gained: 2, dxp: 17, most: 2250 },
      'Third gained 2 DXP and lost 16. It now has 17 DXP and can be worth up to 2,250 points.',
    ],
    [{ type: 'vp-scored', vp: 6, reason: 'battle' }, 'blue scored 6 victory points for a battle.'],
    [
      { type: 'bionics-fitted', hex: '2,1', injuries: [3] },
      'Platoon of Third received bionics at [2,1]. Injury healed: damaged nerves (WS −1).',
    ],
  ])('%#', (event, sentence) => expect(told(event)).toBe(sentence));

  test.each<[RefusalCode, string]>([
    [
      'no-bionics-here',
      'You can fit bionics only in one of your settlements with a working Medic Center and Repair Facility.',
    ],
    ['not-stripped', 'Platoon lost no weapons or equipment.'],
  ])('%s', (code, sentence) =>
    expect(plain(describeRejection({ code, facts: { unit: 'Platoon' } }, words))).toBe(sentence),
  );
});
