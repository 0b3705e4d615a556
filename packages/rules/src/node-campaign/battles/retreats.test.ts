import { describe, expect, test } from 'vitest';
import { seat } from '../testing.ts';
import { validRetreats } from './retreats.ts';
import {
  attacked,
  confirm,
  controller,
  ended,
  FACTIONS,
  field,
  gives,
  grayford,
  ledger,
  places,
  report,
  stacks,
  UNITS,
  use,
} from './testing.ts';

describe('Results and retreats', () => {
  test('NODE-BTL-06: the winner keeps the node', () => {
    const taken = ended(grayford(), 1);
    expect([controller(taken, 'O4'), places(taken)]).toEqual(['red', { f1: 'O3', f2: 'O4' }]);
    const held = ended(grayford(), 0);
    expect([controller(held, 'O4'), places(held)]).toEqual(['blue', { f1: 'O4', f2: 'O7' }]);
    expect(held.state.battles).toEqual({});
  });

  test.each([
    ['stays in the node it came from', { O7: 'red' }, 'O7'],
    ['goes to another own node if that is lost', { O7: 'blue', O3: 'red' }, 'O3'],
    ['is destroyed without any', { O7: 'blue' }, undefined],
  ])('NODE-BTL-07: an attacker that loses %s', (_title, control, at) => {
    expect(places(ended(grayford({ control }), 0)).f2).toBe(at);
  });

  test('NODE-BTL-07: an attacker from an orbit that was taken meanwhile is destroyed', () => {
    const made = attacked(
      field(FACTIONS, {
        pieces: {
          f1: { owner: 'blue', at: 'O4', units: UNITS },
          f2: { owner: 'red', at: 'O4', from: 'ORB-O', way: 'landing', units: UNITS },
        },
        control: { 'ORB-O': 'green' },
      }),
      'O4',
      'f2',
    );
    expect(places(ended(made, 0))).toEqual({ f1: 'O4' });
  });

  test('NODE-BTL-08, -12: a defender goes where its list says', () => {
    const made = grayford({
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS, list: ['O7', 'O5', 'O3'] },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
      },
    });
    expect(places(ended(made, 1)).f1).toBe('O5');
  });

  test('NODE-BTL-08, -11: an own node with a pending battle is not valid', () => {
    const made = grayford({
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
        f3: { owner: 'blue', at: 'O3' },
        f4: { owner: 'red', at: 'O3', from: 'O12' },
      },
    });
    attacked(made, 'O3', 'f4');
    expect(places(ended(made, 1)).f1).toBe('O5');
  });

  test('NODE-BTL-09, -27: a draw leaves the node to nobody, and the defender retreats first', () => {
    const made = ended(grayford(), null);
    expect([controller(made, 'O4'), places(made)]).toEqual([null, { f1: 'O3', f2: 'O7' }]);
    expect(made.events.flatMap((event) => (event.type === 'retreated' ? [event.force] : []))).toEqual(['f1', 'f2']);
    const lost = ended(grayford({ control: { O3: null, O5: null } }), null);
    expect(places(lost)).toEqual({ f2: 'O7' });
  });

  test('NODE-BTL-10: without a valid retreat a battleforce is lost', () => {
    const made = attacked(
      field(FACTIONS, {
        pieces: {
          f1: { owner: 'blue', at: 'V5', units: UNITS },
          f2: { owner: 'red', at: 'V5', from: 'V3', units: UNITS },
        },
        control: { V3: 'red', V4: 'green' },
      }),
      'V5',
      'f2',
    );
    expect(places(ended(made, 1))).toEqual({ f2: 'V5' });
    expect(made.events).toContainEqual(
      expect.objectContaining({ type: 'force-destroyed', rule: 'NODE-BTL-10', force: 'f1' }),
    );
  });

  test('NODE-BTL-11: Eldar go back through the webway if they hold its other end', () => {
    const webway = (V5: string) =>
      attacked(
        field(
          { red: 'eldar', blue: 'imperial-guard' },
          {
            pieces: {
              f1: { owner: 'blue', at: 'O10', units: UNITS },
              f2: { owner: 'red', at: 'O10', from: 'V5', way: 'webway', units: UNITS },
            },
            control: { V5 },
          },
        ),
        'O10',
        'f2',
      );
    expect(places(ended(webway('red'), 0)).f2).toBe('V5');
    expect(places(ended(webway('blue'), 0)).f2).toBe(undefined);
  });

  test('NODE-BTL-11: for a defender the way it once came does not count', () => {
    const made = attacked(
      field(
        { red: 'dark-eldar', blue: 'orks' },
        {
          pieces: {
            f1: { owner: 'red', at: 'O9', from: 'W', way: 'shadow', units: UNITS },
            f2: { owner: 'blue', at: 'O9', from: 'O8', units: UNITS },
          },
          control: { O9: 'red', O8: 'blue' },
        },
      ),
      'O9',
      'f2',
    );
    expect(places(gives(made, ['blue', report({}, [use('u3')])], ['red', confirm()]))).toEqual({ f2: 'O9' });
  });

  test('NODE-BTL-12: an attacker goes back whatever its list says', () => {
    const made = grayford({
      pieces: {
        f1: { owner: 'blue', at: 'O4', units: UNITS },
        f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS, list: ['O3'] },
      },
      control: { O3: 'red' },
    });
    expect(places(ended(made, 0)).f2).toBe('O7');
  });

  test('NODE-BTL-12: without a list the node of most VP comes first', () => {
    const made = attacked(
      field(FACTIONS, {
        pieces: {
          f1: { owner: 'blue', at: 'O5', units: UNITS },
          f2: { owner: 'red', at: 'O5', from: 'O2', units: UNITS },
        },
        control: { O8: 'blue', O9: 'blue' },
      }),
      'O5',
      'f2',
    );
    expect(places(ended(made, 1)).f1).toBe('O8');
  });

  test('NODE-BTL-13: stacked battleforces retreat by their own lists, or are all lost', () => {
    const pieces = {
      f1: { owner: 'blue', at: 'O4', units: UNITS, list: ['O3'] },
      f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
      f3: { owner: 'blue', at: 'O4', list: ['O5'] },
    };
    expect(places(ended(grayford({ pieces }), 1))).toEqual({ f1: 'O3', f2: 'O4', f3: 'O5' });
    expect(places(ended(grayford({ pieces, control: { O3: null, O5: 'red' } }), 1))).toEqual({ f2: 'O4' });
  });

  test('NODE-BTL-23: the retreats that are valid now', () => {
    const made = grayford();
    const of = (id: string) => {
      const [one, found] = [made.state.battles.b1, made.state.forces[id]];
      return one === undefined || found === undefined ? [] : validRetreats(made.state, one, found);
    };
    expect([of('f1'), of('f2')]).toEqual([['O3', 'O5'], ['O7']]);
    made.state = { ...made.state, nodes: { ...made.state.nodes, ...lostTo(made, 'O3', 'O5') } };
    expect(of('f1')).toEqual([]);
  });

  const lostTo = (made: ReturnType<typeof grayford>, ...ids: readonly string[]) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const one = made.state.nodes[id];
        return one === undefined ? [] : [[id, { ...one, controller: seat('green') }]];
      }),
    );

  test('NODE-BTL-26: with the option, a battleforce retreats into the node of an ally, whose it stays', () => {
    const pieces = {
      f1: { owner: 'blue', at: 'O9', units: UNITS },
      f2: { owner: 'red', at: 'O9', from: 'O8', units: UNITS },
      f3: { owner: 'green', at: 'O5' },
    };
    const made = (allyRetreat: string) =>
      ended(
        attacked(
          field(
            { red: 'orks', blue: 'tau', green: 'tau' },
            { pieces, control: { O8: 'red' }, settings: { errata: { allyRetreat } } },
          ),
          'O9',
          'f2',
        ),
        1,
      );
    expect(places(made('off')).f1).toBe(undefined);
    expect([places(made('on')).f1, controller(made('on'), 'O5')]).toEqual(['O5', 'green']);
  });

  test('NODE-FAC-IG-05: the Guard retreats into an empty node of the Marines, who score as if they had ceded it', () => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'imperial-guard', green: 'space-marines' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O4', units: UNITS },
            f2: { owner: 'red', at: 'O4', from: 'O3', units: UNITS },
          },
          control: { O3: 'red', O7: 'green' },
        },
      ),
      'O4',
      'f2',
    );
    ended(made, 1);
    expect([places(made).f1, controller(made, 'O7')]).toEqual(['O7', 'blue']);
    expect(ledger(made)).toContain('green 1 ceded');
  });

  test('NODE-FAC-IG-05: not where a battleforce of the Marines is', () => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'imperial-guard', green: 'space-marines' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O4', units: UNITS },
            f2: { owner: 'red', at: 'O4', from: 'O3', units: UNITS },
            f3: { owner: 'green', at: 'O7' },
          },
        },
      ),
      'O4',
      'f2',
    );
    expect(places(ended(made, 1))).toEqual({ f2: 'O4', f3: 'O7' });
  });

  test.each([
    ['empty, whoever controls it', {}, 'ORB-O'],
    ['shared by other Marines', { f3: { owner: 'green', at: 'ORB-O', from: 'D1' } }, 'ORB-O'],
    ['occupied by Orks', { f3: { owner: 'red', at: 'ORB-O', from: 'D1' } }, undefined],
  ])('NODE-FAC-SM-01: the orbit is %s', (_title, more, at) => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'space-marines', green: 'inquisition' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O9', units: UNITS },
            f2: { owner: 'red', at: 'O9', from: 'O8', units: UNITS },
            ...more,
          },
          control: { O8: 'red', 'ORB-O': 'red' },
        },
      ),
      'O9',
      'f2',
    );
    expect([places(ended(made, 1)).f1, controller(made, 'ORB-O')]).toEqual([at, 'red']);
  });

  test('NODE-FAC-SM-02: a drop that fails in battle goes back to deep space', () => {
    const made = attacked(
      field(
        { red: 'space-marines', blue: 'orks' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O9', units: UNITS },
            f2: { owner: 'red', at: 'O9', from: 'D1', way: 'drop', units: UNITS },
          },
        },
      ),
      'O9',
      'f2',
    );
    expect(places(ended(made, 0)).f2).toBe('D1');
  });

  test('NODE-FAC-SM-04: Marines who stayed in a ceded node defend it for the Guard', () => {
    const made = attacked(
      field(
        { red: 'orks', blue: 'space-marines', green: 'imperial-guard' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O7', units: UNITS },
            f2: { owner: 'red', at: 'O7', from: 'O12', units: UNITS },
          },
          control: { O7: 'green', O12: 'red' },
        },
      ),
      'O7',
      'f2',
    );
    expect(stacks(made)).toEqual({ b1: ['blue f1', 'red f2'] });
    expect(controller(ended(made, 0), 'O7')).toBe('green');
  });

  test('NODE-FAC-SM-04: the way back into a ceded node is closed', () => {
    const made = attacked(
      field(
        { red: 'space-marines', blue: 'orks', green: 'imperial-guard' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O4', units: UNITS },
            f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
            f3: { owner: 'blue', at: 'ORB-O' },
          },
          control: { O7: 'green' },
        },
      ),
      'O4',
      'f2',
    );
    expect(places(ended(made, 0)).f2).toBe(undefined);
  });

  test('NODE-FAC-CHAOS-05: Marines who beat tainted battleforces control the node', () => {
    const made = attacked(
      field(
        { red: 'space-marines', blue: 'imperial-guard' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O4', units: UNITS, isTainted: true },
            f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
          },
          control: { O3: 'blue' },
        },
      ),
      'O4',
      'f2',
    );
    expect(controller(ended(made, 1), 'O4')).toBe('red');
    expect(ledger(made)).toEqual(expect.arrayContaining(['red 2 enemy-beaten']));
  });
});
