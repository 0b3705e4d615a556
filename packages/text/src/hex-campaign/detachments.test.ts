import type { Event, RefusalCode } from '@sealed-orders/rules/hex-campaign';
import { describe, expect, test } from 'vitest';
import { plain } from '../index.ts';
import { describeEvent } from './events.ts';
import { describeRejection } from './rejections.ts';
import type { Words } from './words.ts';

/** Words that use ids as names, with hexes in brackets. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: () => false,
};

const army = (event: object): unknown => ({ ...own, ...event });
const told = (event: unknown): string => plain(describeEvent(event as Event, words));
const refused = (code: RefusalCode, facts: Readonly<Record<string, string | number>>): string =>
  plain(describeRejection({ code, facts }, words));

const own = { turn: 3, phase: 'build', to: ['red'], rule: 'HEX-DET-11', seat: 'red', piece: 'R1', name: 'Third' };

describe('armies in words', () => {
  test.each<[object, string]>([
    [{ type: 'detachment-ordered', hex: '0,0', cost: 760, target: null }, 'Third is being raised at [0,0] for 760 BP.'],
    [
      { type: 'detachment-ordered', hex: '0,0', cost: 125, target: '3,0' },
      'Third is being raised at [0,0] for 125 BP. It will garrison [3,0].',
    ],
    [{ type: 'construction-lost', hex: '0,0', refund: 0, paidTo: null }, 'Third was lost while being raised at [0,0].'],
    [
      { type: 'models-replaced', unit: 'Platoon', models: 3, hex: '0,0', cost: 18 },
      'Third replaced 3 models of Platoon for 18 BP, paid by [0,0].',
    ],
    [
      { type: 'disbanded', unit: 'Platoon', models: 1, hex: '0,0', refund: 3 },
      'Third sent 1 model of Platoon home. 3 BP were refunded to [0,0].',
    ],
    [{ type: 'disbanded', unit: null, models: 10, hex: null, refund: 0 }, 'Third was disbanded. No BP were refunded.'],
    [{ type: 'garrison-settled', hex: '3,0' }, 'Third became the garrison of [3,0].'],
    [
      { type: 'find-lapsed', hex: '3,0', found: 'followers', points: 500 },
      'The followers at [3,0], worth 500 points, have left.',
    ],
  ])('%o', (event, sentence) => {
    expect(told(army(event))).toBe(sentence);
  });

  test.each<[RefusalCode, Readonly<Record<string, string | number>>, string]>([
    ['composition', { slot: 'troops', units: 1, least: 2, most: 6 }, '1 Troops; at least 2 needed.'],
    ['very-rare-waits', { name: 'Banner', turn: 8 }, 'You can get Banner again from turn 8 on.'],
    ['garrisoned', { hex: '3,0' }, '[3,0] already has a garrison.'],
    ['not-so-many-dead', { models: 3, dead: 2 }, 'You can replace only dead models, and this unit has only 2.'],
  ])('a refusal %s', (code, facts, sentence) => {
    expect(refused(code, facts)).toBe(sentence);
  });
});
