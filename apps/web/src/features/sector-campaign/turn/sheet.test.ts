import { knownOf } from '@sealed-orders/rules/sector-campaign';
import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_SHEET,
  refusalOfPurchase,
  refusalOfSheet,
  sumsOf,
  withAnswer,
  withPurchase,
  withUpkeep,
} from './sheet.ts';

const SETTINGS = { commandResources: true, directives: true };

function opened(score: number) {
  const made = sectorWar('command', { settings: SETTINGS, pieces: { Wolves: 'west 8', Foes: 'east B' } });
  const { board } = made.state;
  const west = { ...board.sides.west, score };
  made.state = { ...made.state, board: { ...board, sides: { ...board.sides, west } } };
  const view = made.seenBy('anna');
  const known = knownOf(view);
  if (known === null) throw new Error('West is known to itself');
  return { made, view, known, seat: board.sides.west.commander };
}

describe('the command sheet (SEC-TURN-02)', () => {
  test('a sheet costs what ignoring and buying cost', () => {
    const { known } = opened(10);
    const { directive } = known.desk;
    const price = directive === null ? 0 : [3, 2, 2, 2, 1, 1, 1, 2, 2, 1, 3][directive.number - 2];
    const sheet = withPurchase(withAnswer(EMPTY_SHEET, true), { resource: 'bombardment' });
    expect(sumsOf(known, sheet)).toMatchObject({ directive: price, bought: 2, before: 10, after: 8 - (price ?? 0) });
  });

  test('a third purchase at 2 VP is refused, with the limit of 4 as the reason', () => {
    const { view, seat } = opened(10);
    const two = withPurchase(withPurchase(EMPTY_SHEET, { resource: 'bombardment' }), { resource: 'bombardment' });
    expect(refusalOfSheet(view, seat, two)).toBeNull();
    expect(refusalOfPurchase(view, seat, two, { resource: 'bombardment' })).toMatchObject({ rule: 'SEC-CR-03' });
  });

  test('a side without VP can buy nothing, with that as the reason', () => {
    const { view, seat } = opened(0);
    expect(refusalOfPurchase(view, seat, EMPTY_SHEET, { resource: 'bombardment' })).toMatchObject({
      rule: 'SEC-CR-02',
    });
  });

  test('engineers go to one of the side’s own territories', () => {
    const { made, view, seat } = opened(10);
    const at = sectorTerritory(made.state, 'B');
    expect(refusalOfPurchase(view, seat, EMPTY_SHEET, { resource: 'engineers', at })).toMatchObject({
      rule: 'SEC-CR-11',
    });
  });

  test('an ignored directive brings no detachments', () => {
    const { made } = opened(10);
    const addition = {
      at: sectorTerritory(made.state, '1'),
      detachment: { name: 'Reserve', kind: 'ground' as const, isCommander: false, units: [] },
    };
    expect(withAnswer({ ...EMPTY_SHEET, additions: [addition] }, true).additions).toEqual([]);
  });

  test('one button pays upkeep, and takes the payment back', () => {
    const { made } = opened(10);
    const { id } = made.one('Wolves');
    expect(withUpkeep(EMPTY_SHEET, id).upkeep).toEqual([id]);
    expect(withUpkeep(withUpkeep(EMPTY_SHEET, id), id).upkeep).toEqual([]);
  });
});
