import { expect, test } from 'vitest';
import { seatId } from '../kernel/index.ts';
import { changes } from './changes.ts';
import { hexCampaign } from './index.ts';
import { board } from './testing/board.ts';
import { battlefield } from './testing/fought.ts';
import type { State } from './types.ts';

const seen = (state: State) => hexCampaign.view(state, { kind: 'referee' });

test('a referee compares contacts, claims and losses of each side, by place', () => {
  const army = { R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 5,4' };
  const { battles, ...quiet } = battlefield({ ...army, C1: 'blue convoy 30 @ 7,4' });
  const later = battlefield(army, { R1: [{ models: { ready: 1, dead: 3 } }] });
  const before: State = { ...quiet, battles: [], control: board({}, { control: { blue: ['9,4'] } }).control };
  const after: State = { ...later, battles, control: board({}, { control: { red: ['9,4'] } }).control };
  const [red, blue] = [seatId('red'), seatId('blue')];
  expect(changes(seen(before), seen(after)).map(({ seat, what, place }) => [seat, what, place])).toEqual([
    [red, 'contact', 'hex 5,4'],
    [blue, 'contact', 'hex 5,4'],
    [red, 'claim', 'hex 9,4'],
    [blue, 'loss', 'hex 9,4'],
    [blue, 'loss', 'hex 7,4'],
    [red, 'loss', 'hex 5,4'],
  ]);
  expect(changes(seen(before), seen(before))).toEqual([]);
});
