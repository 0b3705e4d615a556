import type { BuildLine, Own, Site, View } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { board, hex, piece, side, viewOf } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { type HeldAndFound, placesOf, placesOfLine } from './places.ts';

const town = (size: 1 | 2 | 3 | 4): Site => ({
  kind: 'urban',
  size,
  faction: 'ig',
  name: 'Town',
  bp: 100,
  buildings: [],
  grown: 0,
  exploits: true,
});
const mine: Site = { kind: 'resource', yield: 100, route: null, since: 0 };

function held(): HeldAndFound & { readonly own: Own } {
  const state = board(
    { R1: 'red infantry 4 @ 5,5', R2: 'red garrison @ 8,8', B1: 'blue infantry 4 @ 2,2' },
    {
      phase: 'build',
      capitals: { red: '5,4' },
      control: { red: ['5,4', '9,4', '6,6', '8,8', '1,1'] },
      sites: { '5,4': town(4), '9,4': town(2), '6,6': mine },
      strongholds: { '8,8': { owner: 'red' } },
    },
  );
  const { own, pieces, pending }: View = viewOf(state, 'red');
  if (own === null) throw new Error('red has no seat');
  return { own, pieces, pending };
}

test('the Capital comes first, and non-settlements have separate groups', () => {
  const places = placesOf(held(), null, []);
  expect(places.production).toEqual(['5,4', '9,4']);
  expect(places.resources).toEqual(['6,6']);
  expect(places.land).toEqual(['8,8']);
  expect(places.armies.map(({ name }) => name)).toEqual(['R1', 'R2']);
});

test('land that is viewed or built on joins the list', () => {
  const lines: readonly BuildLine[] = [{ type: 'found', hex: hex('1,1'), payer: hex('5,4') }];
  expect(placesOf(held(), null, lines).land).toEqual(['1,1', '8,8']);
  const found = {
    seat: seatId('red'),
    piece: piece('R1'),
    hex: hex('2,1'),
    faction: 'ork',
    points: 200,
    turn: 1,
  } as const;
  expect(placesOf({ ...held(), pending: [{ kind: 'followers', ...found }] }, null, []).land).toEqual(['2,1', '8,8']);
  expect(placesOf({ ...held(), pending: [{ kind: 'enemies', ...found }] }, null, []).land).toEqual(['8,8']);
  expect(placesOf(held(), { kind: 'hex', hex: hex('1,1') }, []).land).toEqual(['1,1', '8,8']);
});

test.each<[string, BuildLine, readonly string[]]>([
  [
    'a road to its payer and both its ends',
    { type: 'road', edge: side('5,4|5,5'), payer: hex('9,4') },
    ['9,4', '5,4', '5,5'],
  ],
  ['a Village to its place and its payer', { type: 'found', hex: hex('1,1'), payer: hex('5,4') }, ['1,1', '5,4']],
  ['a diplomat to the Capital and to no place', { type: 'diplomat' }, ['5,4', 'realm']],
  ['disbanding to the army', { type: 'disband', piece: piece('R1') }, ['R1']],
  [
    'rearming to the army, its hex and the settlement beside it',
    { type: 'rearm', piece: piece('R1') },
    ['R1', '5,5', '5,4'],
  ],
])('a line belongs: %s', (_title, line, places) => {
  const found = placesOfLine(held(), line).map((place) =>
    place.kind === 'hex' ? place.hex : place.kind === 'army' ? place.piece : place.kind,
  );
  expect(found).toEqual(places);
});
