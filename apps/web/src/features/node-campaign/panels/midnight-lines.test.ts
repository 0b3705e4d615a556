import { seatId, seededDice } from '@sealed-orders/rules/kernel';
import { type ForeseenMidnight, nodeCampaign, type View } from '@sealed-orders/rules/node-campaign';
import { wordsOf } from '@sealed-orders/text/node-campaign';
import { expect, test } from 'vitest';
import { midnightLines } from './midnight-lines.ts';

const [RED, BLUE] = [seatId('red'), seatId('blue')];

/** A war as red or a spectator knows it; only points and the end matter here. */
function viewOf(you: 'red' | null, cp = 2): View {
  const setup = nodeCampaign.schemas.setup.parse({
    seats: [
      { id: 'red', name: 'Red', faction: 'chaos' },
      { id: 'blue', name: 'Blue', faction: 'eldar' },
    ],
    settings: { anyMix: true },
  });
  const made = nodeCampaign.begin(
    setup,
    { edition: '1', dice: seededDice(Uint8Array.of(1)) },
    '2031-05-03T12:00:00.000Z',
  );
  if (!made.ok) throw new Error('the war begins');
  const view = nodeCampaign.view(made.value.state, you === null ? { kind: 'spectator' } : { kind: 'seat', seat: RED });
  return { ...view, purses: { ...view.purses, red: { cp, free: 0, held: [] } } };
}

const NOTHING: ForeseenMidnight = {
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
};
const post = (number: number, isLapsing = false, ...lost: readonly number[]): ForeseenMidnight['posts'][number] => ({
  ...{ number, isLapsing },
  cancelled: lost.map((points, place) => ({
    ...{ place, points },
    refusal: { code: 'node-occupied', rule: 'NODE-ORD-09', path: [], facts: {} },
  })),
});
const gained = (seat: typeof RED, points: number, lost = 0) => ({ seat, points, lost });

const says = (foreseen: Partial<ForeseenMidnight>, view: View) =>
  midnightLines({ ...NOTHING, ...foreseen }, view, wordsOf(view)).map((line) => `${line.letter} ${line.says}`);

test('on most nights there is a point, and the rest is for Sunday', () => {
  const week = [{ seat: RED, amount: 4, score: 'nodes', rule: 'NODE-VP-02' }] as const;
  const foreseen = { daily: [gained(RED, 1), gained(BLUE, 0, 1)], week, leaders: [BLUE], vp: 96, posts: [post(3)] };
  expect(says(foreseen, viewOf('red'))).toEqual([
    'a Everyone gains 1 CP. You go from 2 to 3 CP. At the limit of 14 CP: Blue.',
    'c No top-up: someone can already afford an order.',
    'd Nodes score VP at the end of Sunday. As things are, you would score 4 VP.',
    'e No battle runs out of time.',
    'f In the lead: Blue with 96 of 150 VP.',
    'g 1 of your postdated orders is due.',
  ]);
});

test('on Sunday the Waagh! comes second, and spectators read what everyone scores', () => {
  const week = [
    { seat: RED, amount: 4, score: 'nodes', rule: 'NODE-VP-02' },
    { seat: RED, amount: 2, score: 'colony', rule: 'NODE-VP-07' },
    { seat: BLUE, amount: 3, score: 'nodes', rule: 'NODE-VP-02' },
  ] as const;
  const foreseen = { endsWeek: true, week, waagh: [gained(BLUE, 2)], topUp: [gained(RED, 1, 2)], isLast: true };
  expect(says(foreseen, viewOf(null))).toEqual([
    'a Everyone gains 1 CP.',
    'b Waagh!: Blue +2 CP.',
    'c Top-up: everyone gains 3 CP.',
    'd Nodes score VP, as things are: Red 6 and Blue 3.',
    'e No battle runs out of time.',
    'f The war ends. Nobody has scored yet.',
  ]);
});

test('postdated orders that come to nothing say so, and what they cost', () => {
  const posts = [post(1), post(2, true), post(3, false, 5, 3)];
  expect(says({ posts }, viewOf('red')).at(-1)).toBe(
    'g 3 of your postdated orders are due. 1 can’t be paid for and will lapse. 1 has become impossible, and 8 CP will be lost.',
  );
});

test('a player at the limit gains nothing, and whose points are hidden cannot know of a top-up', () => {
  const [daily, topUp] = says({ daily: [gained(RED, 0, 1)], topUp: null }, viewOf('red', 14));
  expect(daily).toBe('a Everyone gains 1 CP. You are at the limit of 14 CP and gain nothing.');
  expect(topUp).toBe('c Top-up: only if nobody can afford an order.');
});
