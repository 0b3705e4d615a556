import { seatId } from '@sealed-orders/rules/kernel';
import type { Order, View } from '@sealed-orders/rules/node-campaign';
import { nodeBoard, nodeCommands, nodeWar } from '@sealed-orders/rules/testing';
import { describe, expect, test } from 'vitest';
import { commandsIn } from './commands-in.ts';
import { lapsedPosts, orderedForThen, postsBySeat } from './posts.ts';

const RED = seatId('red');
const later = (when: Extract<Order, { type: 'commands' }>['when'], ...texts: readonly string[]): Order => ({
  type: 'commands',
  commands: [...nodeCommands(...texts)],
  when,
});
const on = (date: string, time: string) => ({ kind: 'on', date, time }) as const;
const AFFORDABLE = { kind: 'affordable', mayPass: false } as const;

/** A war of Orks, red, with 2 CP and a battleforce in O3, on Monday 5 May 2031. */
const begun = () =>
  nodeWar(
    { red: 'orks', blue: 'imperial-guard' },
    { given: nodeBoard({ forces: { f1: 'red O3', f2: 'blue O9' }, control: { red: 'O3' }, cp: { red: 2, blue: 5 } }) },
  );
const redPosts = (view: View) => postsBySeat(view).find(([seat]) => seat === 'red')?.[1] ?? [];

test('a battleforce that has another order for the same minute is named once', () => {
  const post = { commands: [...nodeCommands('move f1 O4', 'expand O2')], when: on('2031-05-08', '20:00') };
  const series = nodeCommands('move f1 O5', 'move f1 O6', 'move f2 O10');
  expect(orderedForThen([post], on('2031-05-08', '20:00'), series)).toEqual(['f1']);
  expect(orderedForThen([post], on('2031-05-08', '20:01'), series)).toEqual([]);
  expect(orderedForThen([{ ...post, when: AFFORDABLE }], AFFORDABLE, series)).toEqual([]);
  expect(orderedForThen([post], null, series)).toEqual([]);
});

describe('postdated orders', () => {
  test('say their price, and when they can be paid in their turn', () => {
    const made = begun();
    made.give('red', later(AFFORDABLE, 'move f1 O4'));
    made.give('red', later(AFFORDABLE, 'redeploy f1 O1'));
    expect(redPosts(made.seenBy('red')).map(({ price, payableOn }) => [price, payableOn])).toEqual([
      [5, '2031-05-08'],
      [3, '2031-05-11'],
    ]);
  });

  test('say that there will not be enough points by then', () => {
    const made = begun();
    made.give('red', later(on('2031-05-07', '23:59'), 'move f1 O4'));
    made.give('red', later(on('2031-05-08', '00:00'), 'move f1 O4'));
    expect(redPosts(made.seenBy('red')).map(({ isTooPoor }) => isTooPoor)).toEqual([true, false]);
  });

  test('say what of them would be cancelled as things are now, why, and what that costs', () => {
    const made = begun();
    made.give('red', later(AFFORDABLE, 'move f1 O4', 'move f1 O10'));
    made.give('red', later(AFFORDABLE, 'move f1 O4', 'move f1 O7'));
    made.give('red', later(AFFORDABLE, 'move f1 O10'));
    const refusal = expect.objectContaining({ code: 'not-adjacent' });
    expect(redPosts(made.seenBy('red')).map(({ cancelled }) => cancelled)).toEqual([
      { steps: [2], refusal, points: 5 },
      null,
      { steps: [], refusal, points: 5 },
    ]);
  });

  test('that lapse for want of points are not cancelled, too', () => {
    const made = begun();
    made.give('red', later(on('2031-05-05', '23:00'), 'move f1 O10'));
    expect(redPosts(made.seenBy('red'))).toMatchObject([{ isTooPoor: true, cancelled: null }]);
  });

  test('are the referee’s to read for every player, and nobody else’s', () => {
    const made = begun();
    made.give('red', later(AFFORDABLE, 'move f1 O4'));
    made.give('blue', later(on('2031-05-08', '20:00'), 'move f2 O8'));
    const seats = (viewer: string) => postsBySeat(made.seenBy(viewer)).map(([seat]) => seat);
    expect([seats('referee'), seats('blue'), seats('spectator')]).toEqual([['red', 'blue'], ['blue'], []]);
  });

  test('that lapsed say why, and what they said', () => {
    const made = begun();
    made.give('red', later(on('2031-05-05', '13:00'), 'move f1 O4'));
    const before = made.seenBy('red');
    made.until('2031-05-05T14:00');
    const commands = nodeCommands('move f1 O4');
    expect(lapsedPosts(made.story, [before], RED)).toMatchObject([{ number: 1, code: 'cannot-pay', commands }]);
    expect(lapsedPosts(made.story, [], RED)).toMatchObject([{ number: 1, commands: null }]);
    expect(lapsedPosts(made.story, [before], seatId('blue'))).toEqual([]);
  });
});

test('a stored series is read by the rules’ schema, and anything else is none', () => {
  const series = nodeCommands('move f1 O4', 'expand O12');
  expect(commandsIn(JSON.parse(JSON.stringify(series)))).toEqual(series);
  for (const found of [null, [], 'move', [{ type: 'fly', force: 'f1' }], { commands: series }]) {
    expect(commandsIn(found)).toBeNull();
  }
});
