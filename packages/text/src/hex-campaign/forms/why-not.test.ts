import type { Hindrance } from '@sealed-orders/rules/hex-campaign';
import type { RuleId } from '@sealed-orders/rules/kernel';
import { hexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import type { Words } from '../words.ts';
import { noWay } from './why-not.ts';

/** Words that call everything by its id, hexes in brackets. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: () => false,
};

const to = hexKey(9, 4);

const stop = (
  code: 'closed-terrain' | 'enemy-army' | 'river' | 'stacking',
  rule: string,
  units: readonly string[],
): Hindrance => ({
  kind: 'stop',
  stop: { code, rule: rule as RuleId, hex: to },
  terrain: 'forest',
  units,
});

test.each<[Hindrance, string]>([
  [
    { kind: 'far', rule: 'HEX-MOV-10', hex: to, cost: 8, allowance: 4, atLeast: false },
    '[9,4] is too far: getting there costs 8 movement points, and Iron Wolves has only 4. HEX-MOV-10',
  ],
  [
    { kind: 'far', rule: 'HEX-MOV-10', hex: to, cost: 8, allowance: 4, atLeast: true },
    '[9,4] is too far: getting there costs at least 8 movement points, and Iron Wolves has only 4. HEX-MOV-10',
  ],
  [
    stop('closed-terrain', 'HEX-MOV-15', ['Siege Gun Troop', 'Scout Cars']),
    'Iron Wolves can’t go to [9,4]. Its Siege Gun Troop and Scout Cars can’t enter the forest at [9,4]. HEX-MOV-15',
  ],
  [
    stop('river', 'HEX-MOV-16', []),
    'Iron Wolves can’t go to [9,4]. It can’t cross the river before [9,4] without a bridge. HEX-MOV-16',
  ],
  [stop('stacking', 'HEX-MOV-02', []), 'Iron Wolves can’t go to [9,4]. Another detachment is at [9,4]. HEX-MOV-02'],
  [
    stop('enemy-army', 'HEX-MOV-03', []),
    'Iron Wolves can’t go to [9,4]. An enemy army holds [9,4]. Stop beside it, and attack with a battle order. HEX-MOV-03',
  ],
  [
    { kind: 'refused', refusal: { code: 'not-fastest', rule: 'HEX-GAR-10', facts: {} } },
    expect.stringMatching(/^Iron Wolves can’t go to \[9,4\]\. .+ HEX-GAR-10$/),
  ],
])('a march that can’t get there gives the reason and the rule: %j', (hindrance, says) => {
  expect(noWay('Iron Wolves', to, hindrance, words)).toEqual(says);
});
