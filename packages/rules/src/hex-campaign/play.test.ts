import { expect, test } from 'vitest';
import { seatId } from '../kernel/index.ts';
import { readSite } from './notation.ts';
import { playOf, stateOf } from './play.ts';
import { board, dice, hex } from './testing/board.ts';
import { setControl } from './turn/play.ts';

const [one, two] = [hex('5,4'), hex('6,4')];

test('a state taken in the middle of a step does not change afterwards', () => {
  const play = playOf(board({}, { control: { red: ['1,1'] } }), {}, { dice: dice() });
  setControl(play, one, seatId('red'));
  play.sites[one] = readSite('resource 100');
  play.strongholds[one] = { level: 1, owner: seatId('red'), raised: 0, defences: [] };
  const middle = stateOf(play);
  setControl(play, one, null);
  setControl(play, two, seatId('blue'));
  delete play.sites[one];
  delete play.strongholds[one];
  expect(middle).toMatchObject({
    control: { [one]: 'red' },
    sites: { [one]: { yield: 100 } },
    strongholds: { [one]: { owner: 'red' } },
  });
  expect(middle.control).not.toHaveProperty([two]);
  expect(stateOf(play).control).toEqual({ '1,1': 'red', [two]: 'blue' });
});

test('unchanged parts stay the same objects', () => {
  const before = board({ R1: 'red infantry 4 @ 5,4' }, { control: { red: ['1,1'] } });
  const now = stateOf(playOf(before, {}, { dice: dice() }));
  for (const part of ['control', 'sites', 'strongholds', 'seats', 'pieces'] as const)
    expect(now[part]).toBe(before[part]);
});
