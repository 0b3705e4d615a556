import type { Event } from '@sealed-orders/rules/hex-campaign';
import { describe, expect, test } from 'vitest';
import { plain } from '../../index.ts';
import { describeEvent } from '../events.ts';
import { describeRejection } from '../rejections.ts';
import type { Words } from '../words.ts';

/** Words that use ids as names, with hexes in brackets. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: () => false,
};

const own = { turn: 3, phase: 'battle-movement', to: ['red'], rule: 'HEX-BORD-05', seat: 'red', piece: 'R1' };
const army = (event: object): unknown => ({ ...own, ...event });
const told = (event: object): string => plain(describeEvent(army({ name: 'Third', ...event }) as Event, words));

const HELD = { type: 'battle-held', hex: '1,0', fights: false, above: false, supported: null };

describe('battle movement in words', () => {
  test.each<[object, string]>([
    [{ type: 'battle-initiative', to: 'all', order: ['blue', 'red'] }, 'Battle movement sequence: blue and red.'],
    [
      {
        type: 'battle-initiative-dice',
        to: 'all',
        rolls: [
          { seat: 'blue', die: 3, strategy: 1, modifier: 2, total: 6, rerolls: [4] },
          { seat: 'red', die: 6, strategy: 1, modifier: -1, total: 6, rerolls: [2] },
        ],
      },
      'Battle initiative dice: blue 6 and red 6.',
    ],
    [
      { type: 'battle-moved', order: 'attack', from: '0,0', via: null, hex: '1,0' },
      'Third moved from [0,0] into [1,0] (attack).',
    ],
    [
      { type: 'battle-moved', order: 'raid', from: '0,0', via: '1,0', hex: '2,0' },
      'Third moved through [1,0] into [2,0] (raid).',
    ],
    [
      { type: 'battle-moved', order: 'planned-attack', from: null, via: null, hex: '2,0' },
      'Third came down from orbit at [2,0] (planned attack).',
    ],
    [{ type: 'battle-moved', order: 'withdraw', from: '0,0', via: null, hex: '1,0' }, 'Third withdrew to [1,0].'],
    [
      { type: 'battle-order-refused', order: 'raid', code: 'raided-already' },
      'R1 could not carry out its order (raid). That hex has already been raided this turn.',
    ],
    [
      { type: 'battle-order-cancelled', order: 'planned-raid', hex: '0,0' },
      'Third was attacked at [0,0] before its turn, so its order (planned raid) was cancelled.',
    ],
    [
      { type: 'battle-supported', order: 'support', hex: '1,0', side: 'defender' },
      'Third supported the defender at [1,0].',
    ],
    [{ ...HELD, order: 'defend', fights: true }, 'Third stood on the defensive at [1,0] and must fight a battle.'],
    [{ ...HELD, order: 'guard' }, 'Third stood guard at [1,0]. Nobody attacked it.'],
    [{ ...HELD, order: 'guard', above: true }, 'Third stayed in orbit.'],
    [
      { ...HELD, order: 'support', supported: 'R2' },
      'Third stood by at [1,0] to support R2, but there was no battle to support.',
    ],
    [
      { type: 'air-support-lost', airspace: 5, army: 'R2' },
      'Air support over Airspace 5 was wasted: R2 fought no battle.',
    ],
    [
      { type: 'rumours-spread', hex: '1,0' },
      'Rumours spread through R1 at [1,0], so it lost its battle initiative this turn.',
    ],
  ])('%j', (event, sentence) => {
    expect(told(event)).toBe(sentence);
  });

  test('a reason names the hex', () => {
    const refusal = { code: 'enemy-there', facts: { hex: '1,0' } } as const;
    expect(plain(describeRejection(refusal, words))).toBe('An enemy army is at [1,0].');
  });
});
