import { describe, expect, test } from 'vitest';
import { endBattle } from './results.ts';
import { breakAway } from './stack-in-play.ts';
import {
  attacked,
  BY_BLUE,
  battle,
  confirm,
  controller,
  ended,
  FACTIONS,
  field,
  force,
  gives,
  happens,
  ledger,
  places,
  report,
  stacks,
  UNITS,
  use,
} from './testing.ts';

describe('Stacks', () => {
  const PIECES = {
    f1: { owner: 'blue', at: 'O4', units: UNITS },
    f2: { owner: 'red', at: 'O4', from: 'O7', units: UNITS },
    f3: { owner: 'green', at: 'O4', from: 'D1' },
  };
  const stacked = (pieces: Parameters<typeof field>[1]['pieces'], factions: Parameters<typeof field>[0] = FACTIONS) =>
    attacked(
      field(factions, { pieces, control: { O3: 'blue', O7: 'red' } }),
      'O4',
      'f2',
      ...Object.keys(pieces).slice(2),
    );

  test('NODE-BTL-19: the next of the stack attacks the winner, with fourteen days of its own', () => {
    const won = ended(stacked(PIECES).until('2031-05-06T12:00'), 1);
    expect(stacks(won)).toEqual({ b2: ['red f2', 'green f3'] });
    expect(won.state.timers).toMatchObject({ 'battle:b2': '2031-05-20T12:00:00.000Z' });
    expect(stacks(ended(stacked(PIECES), 0))).toEqual({ b2: ['blue f1', 'green f3'] });
  });

  test('NODE-BTL-20: own reinforcements take over, or join the holder', () => {
    const pieces = { ...PIECES, f3: { owner: 'blue', at: 'O4', from: 'O3' } };
    expect(stacks(ended(stacked(pieces), 1))).toEqual({ b2: ['red f2', 'blue f3'] });
    const held = ended(stacked(pieces), 0);
    expect([stacks(held), places(held)]).toEqual([{}, { f1: 'O4', f2: 'O7', f3: 'O4' }]);
    const four = { ...pieces, f4: { owner: 'green', at: 'O4', from: 'D1' } };
    expect(stacks(ended(stacked(four), 0))).toEqual({ b2: ['blue f1 f3', 'green f4'] });
  });

  test('NODE-BTL-21: after a draw the next of the stack takes the node, and is attacked in its turn', () => {
    const factions = { ...FACTIONS, grey: 'tau' } as const;
    const made = ended(stacked({ ...PIECES, f4: { owner: 'grey', at: 'O4', from: 'D1' } }, factions), null);
    expect([controller(made, 'O4'), stacks(made)]).toEqual(['green', { b2: ['green f3', 'grey f4'] }]);
  });

  test('NODE-BTL-22: one who may not attack the winner goes back, and is not destroyed', () => {
    const factions = { red: 'tyranids', blue: 'imperial-guard', green: 'tyranids' } as const;
    const back = ended(stacked(PIECES, factions), 1);
    expect([stacks(back), places(back).f3]).toEqual([{}, 'D1']);
    const lost = { ...PIECES, f3: { owner: 'green', at: 'O4', from: 'O5' } };
    expect(places(ended(stacked(lost, factions), 1)).f3).toBe('D1');
  });

  test('NODE-FAC-CHAOS-05, NODE-BTL-22: Marines attack a tainted winner, and no other Guard', () => {
    const factions = { red: 'orks', blue: 'imperial-guard', green: 'space-marines' } as const;
    const tainted = { ...PIECES, f1: { ...PIECES.f1, isTainted: true } };
    expect(stacks(ended(stacked(tainted, factions), 0))).toEqual({ b2: ['blue f1', 'green f3'] });
    const pure = ended(stacked(PIECES, factions), 0);
    expect([stacks(pure), places(pure).f3]).toEqual([{}, 'D1']);
  });

  test('NODE-FAC-CHAOS-01: a battleforce for each that was destroyed, in the first deep space of its list', () => {
    const made = attacked(
      field(
        { red: 'chaos', blue: 'imperial-guard' },
        {
          pieces: {
            f1: { owner: 'blue', at: 'O4', units: UNITS },
            f2: { owner: 'blue', at: 'O4' },
            f3: { owner: 'red', at: 'O4', from: 'O7', units: UNITS, list: ['O7', 'D3'] },
          },
          control: { O7: 'red' },
        },
      ),
      'O4',
      'f3',
    );
    gives(made, ['red', report({}, [use('u3')])], ['blue', confirm(BY_BLUE)]);
    expect(places(made)).toEqual({ f3: 'O4', f4: 'D3', f5: 'D3' });
    expect(ledger(made).filter((line) => line.includes('destroyed'))).toEqual(['red 2 destroyed', 'red 2 destroyed']);
  });

  test('NODE-FAC-CHAOS-01, NODE-BTL-18: also on a draw and at random, without VP; not for its own loss', () => {
    const random = { type: 'random', battle: battle('b1'), wants: true } as const;
    const chaos = (control: Readonly<Record<string, string>>) => {
      const pieces = { f1: { owner: 'blue', at: 'O4' }, f2: { owner: 'green', at: 'O4', from: 'O7' } };
      return gives(attacked(field(FACTIONS, { pieces, control }), 'O4', 'f2'), ['green', random]);
    };
    const drawn = chaos({ O7: 'green' }).dice({ 'NODE-BTL-17 b1': [3] });
    gives(drawn, ['blue', random]);
    expect([places(drawn), ledger(drawn)]).toEqual([{ f2: 'O7', f3: 'D1' }, []]);
    const lost = chaos({}).dice({ 'NODE-BTL-17 b1': [5] });
    gives(lost, ['blue', random]);
    expect(places(lost)).toEqual({ f1: 'O4' });
  });

  test('NODE-FAC-NEC-01: one who phases out leaves the node to the other side, and nothing is scored', () => {
    const factions = { red: 'orks', blue: 'necrons', green: 'chaos' } as const;
    const made = happens(stacked(PIECES, factions), (play) => breakAway(play, force('f1')));
    expect([controller(made, 'O4'), stacks(made), ledger(made)]).toEqual(['red', { b2: ['red f2', 'green f3'] }, []]);
    const waiting = happens(stacked(PIECES, factions), (play) => breakAway(play, force('f3')));
    expect(stacks(waiting)).toEqual({ b1: ['blue f1', 'red f2'] });
  });

  test('NODE-FAC-ORK-02: a landing that wins its battle brings a Rok', () => {
    const landing = () =>
      stacked({ ...PIECES, f2: { owner: 'red', at: 'O4', from: 'ORB-O', way: 'landing', units: UNITS } });
    expect(ended(landing(), 1).state.nodes.O4?.rok).toBe('red');
    expect(ended(landing(), 0).state.nodes.O4?.rok).toBe(null);
    expect(ended(stacked(PIECES), 1).state.nodes.O4?.rok).toBe(null);
  });

  test('NODE-BTL-15: a battle that is called off sends the attackers back, and the next come', () => {
    const made = happens(stacked(PIECES), (play) =>
      endBattle(play, battle('b1'), {
        ending: 'void',
        winner: null,
        degree: null,
        die: null,
        result: null,
        armies: [],
      }),
    );
    expect([controller(made, 'O4'), stacks(made)]).toEqual(['blue', { b2: ['blue f1', 'green f3'] }]);
    expect(places(made).f2).toBe('O7');
  });
});
