import { seatId } from '@sealed-orders/rules/kernel';
import {
  type Command,
  nodeCampaign,
  type Outlook,
  type Rejection,
  type View,
} from '@sealed-orders/rules/node-campaign';
import { wordsOf } from '@sealed-orders/text/node-campaign';
import { describe, expect, test } from 'vitest';
import { begun } from '../testing/begun.ts';
import { battleSays, type CommandOption, leadsTo, orderTitle, readyOrders } from './ready-orders.ts';

const [red, blue] = [seatId('red'), seatId('blue')];
const short: Rejection = { code: 'cannot-pay', rule: 'NODE-CP-04', path: [], facts: { price: 5, points: 2 } };

function option(command: object, given: Partial<CommandOption> = {}): CommandOption {
  const order = nodeCampaign.schemas.order.parse({ type: 'commands', commands: [command], when: { kind: 'now' } });
  const [parsed]: readonly Command[] = order.type === 'commands' ? order.commands : [];
  if (parsed === undefined || parsed.type === 'modify') throw new Error('a complete command');
  return { type: 'command', command: parsed, price: 5, outlook: null, refusal: null, ...given };
}
const move = (force: string, to: string, given: Partial<CommandOption> = {}) =>
  option({ type: 'move', force, to }, given);
const outlook = (given: Partial<Outlook>): Outlook => ({
  ...{ way: 'path', rolls: [], percent: 100, failsInto: null, meets: 'nothing', others: [] },
  ...given,
});

describe('The ready orders', () => {
  const ranked = [
    move('f1', 'O1'),
    move('f1', 'O2', { refusal: short }),
    move('f1', 'O3'),
    move('f1', 'O4'),
    option({ type: 'expand', node: 'O5' }),
    move('f2', 'O6', { refusal: short }),
    move('f3', 'O7', { refusal: short }),
    option({ type: 'expand', node: 'O8' }),
    option({ type: 'expand', node: 'O9' }),
  ];
  const targets = (options: readonly CommandOption[]) =>
    options.map(({ command }) => ('to' in command ? command.to : 'node' in command ? command.node : null));

  test('are the best first, at most two of a battleforce or kind, and then two that have to wait', () => {
    expect(targets(readyOrders(ranked, 6))).toEqual(['O1', 'O3', 'O5', 'O8', 'O2', 'O6']);
  });

  test('are as many as there is room for', () => {
    expect(targets(readyOrders(ranked, 3))).toEqual(['O1', 'O3', 'O5']);
    expect(readyOrders([], 6)).toEqual([]);
  });
});

describe('What an order leads to', () => {
  const start = begun({ red: 'orks', blue: 'chaos' }, 'red');
  const purse = { cp: 5, free: 0, held: [{ session: 1, points: 4 }] };
  const forces = Object.fromEntries(
    Object.values(start.forces)
      .slice(0, 1)
      .flatMap((force) => [
        ['f1', { ...force, id: 'f1', owner: 'red', name: 'Sable Column', node: 'D1' }],
        ['f2', { ...force, id: 'f2', owner: 'blue', name: 'Ashen Host', node: 'ORB-O' }],
      ]),
  );
  const night = (players: readonly string[], settings: object = {}): View =>
    nodeCampaign.schemas.view.parse({
      ...start,
      settings: { ...start.settings, ...settings },
      forces,
      purses: { red: purse, blue: purse },
      night: { session: 1, round: 4, players, acted: [] },
    });
  const says = (view: View, given: CommandOption) => leadsTo(view, red, given, wordsOf(view));
  const attack = move('f1', 'ORB-O', { outlook: outlook({ meets: 'battle', others: [blue] }) });

  test('a battle with a player who is here ends the session', () => {
    const view = night(['red', 'blue']);
    expect(orderTitle(attack, wordsOf(view))).toBe('Move Sable Column to Orsana orbit');
    expect(says(view, attack)).toBe('Starts a battle with blue and ends the session. Here: blue');
    expect(battleSays(view, attack, wordsOf(view))).toBe('Starts a battle with blue and ends the session');
  });

  test('with `roundEnd` the session ends after the round', () => {
    const view = night(['red', 'blue'], { accelerationEnds: 'roundEnd' });
    expect(says(view, attack)).toContain('The session ends after this round');
  });

  test('an absent player is named, with the price in ordinary points', () => {
    const view = night(['red']);
    expect(says(view, attack)).toContain('Away: blue. This needs 5 ordinary CP; you have 5');
    const refusal: Rejection = {
      code: 'protected-absent',
      rule: 'NODE-CP-10',
      path: [],
      facts: { price: 9, points: 5 },
    };
    expect(says(view, { ...attack, price: 9, refusal })).toBe('Away: blue. This needs 9 ordinary CP; you have 5.');
  });

  test('an empty node is taken, open space is not, and a difficult path says what to roll', () => {
    const view = night(['red', 'blue']);
    const taken = move('f1', 'O1', { outlook: outlook({ meets: 'node', rolls: [3] }) });
    expect(says(view, taken)).toBe('You take Highmantle on arrival. Succeeds on 3+ (4 in 6)');
    expect(says(view, move('f1', 'D2', { outlook: outlook({}) }))).toBe('Open space: nobody fights there');
    expect(battleSays(view, taken, wordsOf(view))).toBeNull();
  });

  test('what has to wait says why', () => {
    expect(says(night(['red', 'blue']), { ...attack, refusal: short })).toBe('It costs 5 CP; only 2 available.');
  });
});
