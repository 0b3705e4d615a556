import type { Event, RefusalCode } from '@sealed-orders/rules/hex-campaign';
import { describe, expect, test } from 'vitest';
import { clockTime, counted, dayAndTime, duration, plain, say, sum } from '../index.ts';
import { describeEvent } from './events.ts';
import type { Refused } from './rejections/reason.ts';
import { describeRejection } from './rejections.ts';
import type { Words } from './words.ts';

/** Words that use ids as names, with hexes in brackets. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: (id) => id === 'red',
};

const at = { turn: 3, phase: 'movement', to: 'all' } as const;
const told = (event: unknown): string => plain(describeEvent(event as Event, words));

describe('an event in words', () => {
  test.each<[string, unknown, string]>([
    [
      'a march stopped by a zone',
      {
        ...at,
        type: 'marched',
        rule: 'HEX-MOV-04',
        seat: 'red',
        piece: 'R1',
        name: 'Sable Column',
        order: 'path',
        from: '0,0',
        trail: ['1,0', '2,0'],
        planned: ['1,0', '2,0', '3,0'],
        spent: 4,
        allowance: 6,
        stop: { rule: 'HEX-MOV-04', code: 'enemy-zoc', hex: '2,0' },
      },
      'Sable Column moved from [0,0] to [2,0]. It entered an enemy zone of control at [2,0] and stopped.',
    ],
    [
      'a convoy lost to an unseen enemy',
      {
        ...at,
        type: 'convoy-lost',
        rule: 'HEX-MOV-06',
        seat: 'red',
        piece: 'C1',
        name: 'Convoy 1',
        hex: '1,0',
        bp: 120,
        by: null,
      },
      'Convoy 1, carrying 120 BP, was lost at [1,0]. None of your units saw who did it.',
    ],
    [
      'initiative',
      { ...at, type: 'initiative', rule: 'HEX-TURN-05', order: ['red', 'blue', 'green'] },
      'Movement sequence: red, blue and green.',
    ],
    [
      'a convoy lost at sea, not captured',
      {
        ...at,
        type: 'convoy-lost',
        rule: 'HEX-MOV-17',
        seat: 'red',
        piece: 'C1',
        name: 'Convoy 1',
        hex: '1,0',
        bp: 120,
        by: null,
      },
      'Convoy 1, carrying 120 BP, was lost at sea at [1,0].',
    ],
    [
      'initiative totals, without the dice behind them',
      {
        ...at,
        type: 'initiative-dice',
        rule: 'HEX-TURN-05',
        rolls: [
          { seat: 'red', die: 5, strategy: 0, total: 5, rerolls: [2, 6] },
          { seat: 'blue', die: 2, strategy: 3, total: 5, rerolls: [2, 1] },
        ],
      },
      'Initiative dice: red 5 and blue 5.',
    ],
    [
      'an order for a convoy captured and recaptured',
      {
        ...at,
        type: 'order-refused',
        rule: 'HEX-MOV-06',
        seat: 'red',
        piece: 'C1',
        order: 'path',
        code: 'was-captured',
      },
      'An order (path) came to nothing: the unit was captured before its turn to move.',
    ],
    [
      'an order for a piece that was lost first',
      { ...at, type: 'order-refused', rule: 'HEX-MOV-06', seat: 'red', piece: 'C1', order: 'path', code: 'piece-gone' },
      'An order (path) came to nothing: the unit was lost before its turn to move.',
    ],
    [
      'a contested claim',
      { ...at, type: 'claim-failed', rule: 'HEX-CLAIM-07', seat: 'red', piece: 'R1', hex: '2,0', code: 'contested' },
      'The claim on [2,0] failed: someone else claimed the hex too.',
    ],
    [
      'a treatment made harsher by the rules',
      {
        ...at,
        type: 'treatment-worsened',
        rule: 'HEX-CLAIM-15',
        seat: 'red',
        hex: '2,0',
        name: 'Dray',
        faction: 'ork',
        ordered: 'capture',
        treatment: 'pillage',
      },
      'Dray at [2,0] was to be captured. The rules demand harsher treatment for its race (Orks), so it was pillaged.',
    ],
    [
      'a diplomat that was overrun',
      { ...at, type: 'diplomat-overrun', rule: 'HEX-MOV-07', seat: 'red', piece: 'R1', hex: '2,0', from: 'blue' },
      'R1 overran a diplomat of blue at [2,0].',
    ],
    [
      'a captured secret Capital',
      { ...at, type: 'capital-taken', rule: 'HEX-RACE-DE-05', seat: 'red', of: 'blue', hex: '2,0' },
      '[2,0] was the Capital of blue.',
    ],
    [
      'a claim that failed out of sight',
      { ...at, type: 'claim-failed', rule: 'HEX-CLAIM-01', seat: 'red', piece: 'R1', hex: '2,0', code: 'unseen' },
      'The claim on [2,0] failed: something out of sight stopped it.',
    ],
    [
      'other players’ pieces, which have no names',
      {
        ...at,
        type: 'sighted',
        rule: 'HEX-SIGHT-01',
        seat: 'red',
        pieces: [
          { id: 'B1', kind: 'detachment', seat: 'blue', hex: '2,0' },
          { id: 'B2', kind: 'convoy', seat: 'blue', hex: '3,0' },
        ],
      },
      'Sighted: a detachment of blue at [2,0] and a convoy of blue at [3,0].',
    ],
  ])('%s', (_title, event, sentence) => {
    expect(told(event)).toBe(sentence);
  });

  test('names and hexes stay separate parts, so that a page can point at them', () => {
    const parts = say`${words.named('R1' as never, 'Sable Column')} stays.`;
    expect(parts).toEqual([
      { kind: 'name', text: 'Sable Column', ref: 'R1' },
      { kind: 'text', text: ' stays.' },
    ]);
  });
});

describe('a rejection in words', () => {
  test.each<[RefusalCode, Refused['facts'], string]>([
    ['path-broken', { hex: '4,0' }, '[4,0] is not next to the hex before it.'],
    ['order-not-for-piece', { kind: 'convoy', order: 'follow' }, 'You can’t give a convoy this order: Follow.'],
  ])('%s', (code, facts, sentence) => {
    expect(plain(describeRejection({ code, facts }, words))).toBe(sentence);
  });
});

describe('numbers and times', () => {
  test('sums show the die, the modifier and a real minus sign', () => {
    expect([sum(4, 2), sum(4, 0), sum(3, -1)]).toEqual(['4 + 2 = 6', '4', '3 \u2212 1 = 2']);
  });
  test('counts agree with their noun', () => {
    expect([counted(1, 'hex', 'hexes'), counted(2, 'hex', 'hexes')]).toEqual(['1 hex', '2 hexes']);
  });
  test('durations are short and never negative', () => {
    expect([-5, 45_000, 12 * 60_000, 22_320_000, 97_200_000].map(duration)).toEqual([
      '0 s',
      '45 s',
      '12 min',
      '6 h 12 min',
      '1 day 3 h',
    ]);
  });
  test('times are in the reader’s zone', () => {
    const at = new Date('2026-11-21T20:00:00.000Z');
    expect(clockTime(at, 'Europe/Berlin')).toBe('21:00');
    expect(dayAndTime(at, 'Europe/Berlin')).toBe('Sat 21 Nov, 21:00');
  });
});
