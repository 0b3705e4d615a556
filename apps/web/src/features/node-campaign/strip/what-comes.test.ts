import { seatId } from '@sealed-orders/rules/kernel';
import { type ForeseenMidnight, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { whatComes } from './what-comes.ts';

const [RED, BLUE] = [seatId('red'), seatId('blue')];
const NOTHING: ForeseenMidnight = {
  ...{
    daily: [],
    waagh: [],
    topUp: [],
    endsWeek: false,
    week: [],
    battles: [],
    leaders: [],
    vp: 0,
    isLast: false,
    posts: [],
  },
};
const gained = (seat: typeof RED, points: number) => ({ seat, points, lost: 0 });
const scored = (seat: typeof RED, amount: number): ForeseenMidnight['week'][number] => ({
  ...{ seat, amount, score: 'nodes', rule: 'NODE-VP-01' },
});
const battle = nodeCampaign.schemas.order.parse({ type: 'concede', battle: 'b1' });
const post = (number: number) => ({ number, isLapsing: false, cancelled: [] });
const battles = battle.type === 'concede' ? [battle.battle] : [];

test.each<[string, ForeseenMidnight | null, string]>([
  ['the first midnight', null, 'Day 1 of the war begins.'],
  ['a midnight that brings the reader nothing', NOTHING, 'Nothing changes for you.'],
  ['the day’s points', { ...NOTHING, daily: [gained(RED, 1), gained(BLUE, 1)] }, '+1 CP.'],
  ['a top-up', { ...NOTHING, daily: [gained(RED, 1)], topUp: [gained(RED, 2), gained(BLUE, 2)] }, '+3 CP.'],
  ['a week that goes on', { ...NOTHING, week: [scored(RED, 4)] }, 'Nothing changes for you.'],
  ['a Sunday', { ...NOTHING, endsWeek: true, week: [scored(RED, 4), scored(BLUE, 5)] }, '+4 VP for your nodes.'],
  [
    'battles that are due, and orders',
    { ...NOTHING, daily: [gained(RED, 1)], battles, posts: [post(1), post(2), { ...post(3), isLapsing: true }] },
    '+1 CP, 1 battle decided by a die, 2 postdated orders carried out.',
  ],
  ['the last day', { ...NOTHING, isLast: true }, 'End of the war.'],
])('%s, in a sentence', (_title, foreseen, says) => {
  expect(whatComes(foreseen, RED)).toBe(says);
});
