import { describe, expect, test } from 'vitest';
import { invariant, seatId } from '../../kernel/index.ts';
import { readSite } from '../notation.ts';
import { knownRealm } from '../realm/known-realm.ts';
import type { Realm } from '../realm/realm.ts';
import { board, hex, piece, tower } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { State, Unit, UnitId } from '../types.ts';
import { leaveCapital } from './leftovers.ts';

const OLD = hex('5,4');

const unit = (id: string, points: number): Unit => ({
  id: id as UnitId,
  name: id,
  slot: 'troops',
  moveClass: 'infantry',
  scout: false,
  points,
  kind: '',
  tags: [],
  limits: [],
  mount: null,
  mark: null,
  models: { ready: 10, wounded: 0, damaged: 0, dead: 0, captured: 0 },
});

/** Dark Eldar whose Capital has just moved away from 5,4. */
function left(state: State): Realm {
  const realm = knownRealm(viewOf(state, 'red'));
  invariant(realm !== null, 'red has a realm');
  leaveCapital(realm, OLD);
  return realm;
}

const base = (site = 'metropol de 10 bp'): State =>
  board(
    {},
    {
      phase: 'build',
      factions: { red: 'de' },
      capitals: { red: '9,4' },
      control: { red: ['5,4', '9,4'] },
      sites: { [OLD]: readSite(site), [hex('9,4')]: readSite('city de') },
      strongholds: { '5,4': { owner: 'red', level: 3 } },
    },
  );

const stock = (realm: Realm): number => {
  const site = realm.sites.get(OLD);
  return site?.kind === 'urban' ? site.bp : -1;
};

describe('HEX-RACE-DE-04: leftovers when the Capital moves', () => {
  test('of two towers one remains, and half of the other comes back to the hex', () => {
    const state = base();
    const stronghold = state.strongholds[OLD];
    invariant(stronghold !== undefined, 'a Stronghold');
    const defences = [tower('d1'), tower('d2')].map((one) => ({ ...one, race: 'de' as const }));
    const realm = left({ ...state, strongholds: { [OLD]: { ...stronghold, defences } } });
    expect(realm.strongholds.get(OLD)).toMatchObject({ level: 2, defences: [{ id: 'd1' }] });
    expect(stock(realm)).toBe(35);
  });

  test('a building of Capitals goes for half its cost, others stay', () => {
    const realm = left(base('metropol de 10 bp: embassy, barracks'));
    expect(realm.sites.get(OLD)).toMatchObject({ bp: 160, buildings: [{ type: 'barracks' }] });
  });

  test('of a garrison of 60, 80 and 200 points 60 and 80 go, for 15 and 20 BP', () => {
    const state = base();
    const units = [unit('a', 60), unit('b', 80), unit('c', 200)];
    const garrison = { kind: 'garrison', id: piece('G1'), seat: state.seatOrder[0], hex: OLD, name: 'Guard' } as const;
    invariant(garrison.seat !== undefined, 'red is seated');
    const realm = left({ ...state, pieces: { [garrison.id]: { ...garrison, seat: garrison.seat, units } } });
    expect(realm.pieces.get(piece('G1'))).toMatchObject({ units: [{ id: 'c' }] });
    expect(stock(realm)).toBe(45);
    expect(realm.events).toMatchObject([
      { type: 'disbanded', unit: 'a', refund: 15 },
      { type: 'disbanded', unit: 'b', refund: 20 },
    ]);
  });

  test.each<[string, readonly Unit[], readonly string[] | null]>([
    [
      'the last Troops stay, although they are the cheapest',
      [unit('a', 100), { ...unit('b', 200), slot: 'hq' }],
      ['a'],
    ],
    ['a single unit that is too large goes, and the garrison with it', [unit('a', 300)], null],
  ])('%s', (_title, units, kept) => {
    const state = base();
    const seat = seatId('red');
    const garrison = { kind: 'garrison', id: piece('G1'), seat, hex: OLD, name: 'Guard', units } as const;
    const realm = left({ ...state, pieces: { [garrison.id]: garrison } });
    const after = realm.pieces.get(piece('G1'));
    expect(after?.kind === 'garrison' ? after.units.map(({ id }) => id) : null).toEqual(kept);
  });

  test('everything that fits stays, without payment', () => {
    const realm = left(base());
    expect(realm.strongholds.get(OLD)?.level).toBe(2);
    expect(stock(realm)).toBe(10);
    expect(realm.events).toEqual([]);
  });
});
