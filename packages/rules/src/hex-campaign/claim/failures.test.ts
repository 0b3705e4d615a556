import { describe, expect, test } from 'vitest';
import { board, hex } from '../testing/board.ts';
import { play, told } from '../testing/played.ts';

const ROADS = ['5,4|6,4', '6,4|7,4', '7,4|8,4', '8,4|9,4', '5,6|6,5', '6,4|6,5', '6,3|6,4'];
/** Red has passed before blue arrives. */
const RED_FIRST = { 'HEX-TURN-05 red': [6], 'HEX-TURN-05 blue': [1] };

describe('HEX-CLAIM-01: a failed claim gives no reason that its owner cannot see', () => {
  test.each<[what: string, order: string]>([
    ['stands in the hex', 'B1 path 6,5 6,4'],
    ['claims the hex and stands in it', 'B1 move-and-claim 6,5 6,4'],
    ['has claimed the hex too and is gone', 'B1 move-and-claim 6,5 6,4 6,3'],
  ])('it reads the same whether somebody unseen %s', (_what, order) => {
    const pieces = { R1: 'red infantry 8 @ 5,4', B1: 'blue infantry 8 @ 5,6' };
    const state = board(pieces, { roads: ROADS, capitals: { red: '12,4', blue: '1,12' } });
    const orders = { red: ['R1 move-and-claim 6,4 7,4 8,4 9,4'], blue: [order] };
    const { state: after, events } = play(state, orders, RED_FIRST);
    expect([after.control[hex('7,4')], after.control[hex('8,4')]]).toEqual(['red', 'red']);
    expect(told(events, 'claim-failed', 'red')).toEqual([
      {
        type: 'claim-failed',
        rule: 'HEX-CLAIM-01',
        to: ['red'],
        seat: 'red',
        piece: 'R1',
        hex: '6,4',
        code: 'unseen',
        turn: 1,
        phase: 'movement',
      },
    ]);
  });

  test('it has the reason if one of the owner’s pieces sees the hex', () => {
    const pieces = { R1: 'red infantry 8 @ 5,4', R2: 'red diplomat @ 5,3', B1: 'blue infantry 8 @ 5,6' };
    const state = board(pieces, { roads: ROADS, capitals: { red: '12,4', blue: '1,12' } });
    const reason = (order: string) => {
      const orders = { red: ['R1 move-and-claim 6,4 7,4 8,4 9,4', 'R2 path 5,4'], blue: [order] };
      return told(play(state, orders, RED_FIRST).events, 'claim-failed', 'red').map(({ code, rule }) => [code, rule]);
    };
    expect(reason('B1 path 6,5 6,4')).toEqual([['occupied', 'HEX-CLAIM-03']]);
    expect(reason('B1 move-and-claim 6,5 6,4 6,3')).toEqual([['contested', 'HEX-CLAIM-07']]);
  });

  test.each<[where: string, cutter: string, march: string, code: string]>([
    ['out of sight', '6,1', 'red infantry 4 @ 12,1', 'unseen'],
    ['in sight', '10,1', 'red infantry 4 @ 12,1 900 points scouts', 'no-supply'],
  ])('HEX-CLAIM-08: that the way to the Capital is cut %s', (_where, cutter, march, code) => {
    const rows = ['s'.repeat(15), 'p'.repeat(15), 's'.repeat(15)];
    const pieces = { R1: march, B1: `blue infantry 4 @ ${cutter}` };
    const state = board(pieces, { rows, capitals: { red: '0,1', blue: '14,1' } });
    const { events } = play(state, { red: ['R1 claim-area'] });
    expect(told(events, 'claim-failed', 'red').map((event) => [event.hex, event.code])).toEqual([
      ['12,1', code],
      ['13,1', code],
      ['11,1', code],
    ]);
  });

  test('failures are announced in the order of the claims, not of their reasons', () => {
    const pieces = { R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 6,3' };
    const state = board(pieces, { capitals: { red: '5,5', blue: '1,12' } });
    const { events } = play(state, { red: ['R1 claim-area'], blue: ['B1 claim-area'] });
    const failed = told(events, 'claim-failed', 'red').map((event) => `${event.hex} ${event.code}`);
    expect(failed).toEqual(['6,4 contested', '6,3 occupied', '5,3 contested']);
  });
});
