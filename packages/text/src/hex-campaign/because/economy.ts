import {
  FUN_PART,
  POINTS_FOR_UPKEEP,
  ROUTE_FREE,
  ROUTE_LOSS,
  SAVING,
  VP_BONUS,
} from '@sealed-orders/rules/hex-campaign';
import { counted } from '../../sentence.ts';
import type { EventOf } from '../events/table.ts';
import { adds, atLeast, type Because, type BecauseOf, because, diceOf, NAMES, points } from './table.ts';

type Types =
  | 'income'
  | 'resources-arrived'
  | 'route-set'
  | 'bonus-paid'
  | 'army-maintained'
  | 'reinforcements-attacked'
  | 'fun-battle-counted'
  | 'exploited'
  | 'road-tried'
  | 'urban-taken'
  | 'raid-looted'
  | 'convoy-unloaded';

/** HEX-CLAIM-15. */
const MILDEST =
  'The rules set the mildest treatment for each pair of races. The army’s order can be harsher, but not milder.';

const beyond = (length: number): number => Math.max(0, length - ROUTE_FREE);

/** The loss on a route: `Lost on the way: 2 movement points beyond 6, 10% each`. */
function onTheWay(length: number): string {
  const far = beyond(length);
  return far === 0
    ? 'Nothing lost on the way'
    : `Lost on the way: ${counted(far, 'movement point', 'movement points')} beyond ${ROUTE_FREE}, ${ROUTE_LOSS}%${far === 1 ? '' : ' each'}`;
}

function maintained({ points: worth, due, owed, paid, debt }: EventOf<'army-maintained'>): Because {
  const forgiven = due + owed - paid - debt;
  return {
    reasons: [{ name: 'Due', says: `${points(worth)} at 1 BP per ${POINTS_FOR_UPKEEP} points: ${due} BP` }],
    sum: adds({ name: 'Still owed', amount: debt }, [
      ['Due this turn', due],
      ['Owed before', owed],
      ['Paid', -paid],
      ['Waived for units that left', -forgiven],
    ]),
  };
}

function attacked({ dice, needs, bp }: EventOf<'reinforcements-attacked'>): Because {
  const saved = dice.filter((die) => die >= needs).length;
  const through = saved * SAVING.bp;
  return {
    reasons: [
      { name: NAMES.dice, says: dice.length === 0 ? 'none: nothing defended them' : diceOf(dice) },
      { name: NAMES.needed, says: atLeast(needs) },
    ],
    sum: adds({ name: NAMES.arrives, amount: bp }, [
      [`${counted(saved, 'success', 'successes')}, ${SAVING.bp} BP each`, through],
      ['Capped at the BP on the way', bp - through],
    ]),
  };
}

export const economyBecause: BecauseOf<Types> = {
  income: ({ bp, bonus }) => ({
    reasons: [],
    sum: adds({ name: 'Income', amount: bp + bonus }, [
      ['Yield for its size', bp],
      ['Taxes', bonus],
    ]),
  }),
  'resources-arrived': ({ hex, rp, bp, length }, words) => ({
    reasons: [],
    sum: adds({ name: NAMES.arrives, amount: bp }, [
      [`Yield of ${words.hex(hex).text}`, rp],
      [onTheWay(length), bp - rp],
    ]),
  }),
  'route-set': ({ end, length, share }) =>
    end === null
      ? null
      : {
          reasons: [],
          sum: adds({ name: 'Arrives (%)', amount: share }, [
            ['The full yield', 100],
            [onTheWay(length), share - 100],
          ]),
        },
  'bonus-paid': ({ bp, lead }) => ({
    reasons: [],
    sum: adds({ name: 'Bonus', amount: bp }, [
      [`${counted(lead, 'victory point', 'victory points')}, ${VP_BONUS} BP each`, lead * VP_BONUS],
    ]),
  }),
  'army-maintained': maintained,
  'reinforcements-attacked': attacked,
  'fun-battle-counted': ({ lost, deduction }) => ({
    reasons: [{ name: 'Lost', says: points(lost) }],
    sum: adds({ name: 'Deducted', amount: deduction }, [
      [`${FUN_PART === 2 ? 'Half' : `1/${FUN_PART} of`} the points lost`, Math.floor(lost / FUN_PART)],
    ]),
  }),
  exploited: ({ die }) => because([NAMES.die, `${die}`], ['Shrinks on', 'a 1']),
  'road-tried': ({ die, needs }) =>
    die === null ? null : because([NAMES.die, `${die}`], [NAMES.needed, atLeast(needs)]),
  'urban-taken': () => because(['Treatment', MILDEST]),
  'raid-looted': ({ bp, stored, convoys, resources }) => ({
    reasons: [],
    sum: adds({ name: 'Carried off', amount: bp }, [
      ['From the store', stored],
      ['From convoys', convoys],
      ['From resources, 1 BP per RP', resources],
    ]),
  }),
  'convoy-unloaded': ({ bp, left }) => ({
    reasons: [],
    sum: adds({ name: 'Still aboard', amount: left }, [
      ['Aboard before', bp + left],
      ['Unloaded', -bp],
    ]),
  }),
};
