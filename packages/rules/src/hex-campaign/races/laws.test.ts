import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant, seatId } from '../../kernel/index.ts';
import { enlisted } from '../lists/enlist.ts';
import { LISTS } from '../lists/lists.ts';
import { readSite } from '../notation.ts';
import { knownRealm } from '../realm/known-realm.ts';
import type { Realm } from '../realm/realm.ts';
import { board, hex } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { BuildingType, Faction, God, UnitSetup } from '../types.ts';
import { BUILDING_TYPES, FACTIONS, GODS, LIMIT_KINDS, MOVE_CLASSES, SLOTS, UNIT_TAGS } from '../types.ts';
import { limitsOf } from './limits.ts';
import { buildFault, listedKinds, listFault, slotIn, specialDetachments } from './permissions.ts';

const YARD = hex('5,4');

interface Of {
  readonly faction: Faction;
  readonly god?: God;
  readonly buildings?: readonly BuildingType[];
  readonly shut?: boolean;
  readonly imperial?: boolean;
}

/** Red's Capital with these buildings, in a world with a player of Chaos and one of the Imperium besides. */
function realmOf({ faction, god, buildings = [], shut = false, imperial = false }: Of): Realm {
  const state = board(
    { B1: 'blue infantry 4 @ 9,4' },
    {
      phase: 'build',
      turn: 3,
      factions: { red: faction, blue: 'ch', green: 'sm' },
      capitals: { red: '5,4' },
      control: { red: ['5,4'] },
      sites: { [YARD]: readSite(`metropol ${faction} 900 bp`) },
      settings: { imperialPlayer: imperial ? 'on' : 'off' },
    },
  );
  const red = state.seats[seatId('red')];
  const site = state.sites[YARD];
  invariant(red !== undefined && site?.kind === 'urban', 'red has a Capital');
  const stand = buildings.map((type) => ({ type, aspect: null, built: 0, disabled: null }));
  const realm = knownRealm(
    viewOf(
      {
        ...state,
        seats: { ...state.seats, [red.id]: { ...red, god: god ?? null } },
        sites: { [YARD]: { ...site, buildings: stand } },
        airControlBefore: shut
          ? [1, 2, 3, 4, 5, 6, 7, 8, 9].map((airspace) => ({
              airspace,
              seats: [seatId('blue')],
              against: [seatId('red')],
            }))
          : [],
      },
      'red',
    ),
  );
  invariant(realm !== null, 'red has a realm');
  return realm;
}

const faction = fc.constantFrom(...FACTIONS);
const god = fc.constantFrom(...GODS);
const buildings = fc.uniqueArray(fc.constantFrom(...BUILDING_TYPES), { maxLength: 8 });
const kinds = fc.constantFrom(
  '',
  'a-kind-of-their-own',
  ...Object.values(LISTS).flatMap((list) => list.entries.map(({ kind }) => kind)),
);

const unit: fc.Arbitrary<UnitSetup> = fc.record({
  name: fc.constant('Unit'),
  kind: kinds,
  slot: fc.constantFrom(...SLOTS),
  moveClass: fc.constantFrom(...MOVE_CLASSES),
  scout: fc.boolean(),
  models: fc.integer({ min: 1, max: 20 }),
  points: fc.integer({ min: 1, max: 500 }),
  tags: fc.uniqueArray(fc.constantFrom(...UNIT_TAGS), { maxLength: 3 }),
  limits: fc.array(
    fc.record({
      name: fc.constantFrom('Iron Halo', 'shadow field', 'EXALTED CHAMPION', 'Old Standard'),
      kind: fc.constantFrom(...LIMIT_KINDS),
      most: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 2 },
  ),
  mount: fc.constantFrom(null, 'rhino', 'raider', 'wave-serpent', 'bike', 'jetbike', 'a-beast'),
  mark: fc.option(god),
});

describe('HEX-RACE: laws of the lists', () => {
  test('another building never forbids anything that was allowed', () => {
    fc.assert(
      fc.property(faction, god, buildings, fc.constantFrom(...BUILDING_TYPES), unit, (of, served, some, more, one) => {
        const few = realmOf({ faction: of, god: served, buildings: some });
        if (buildFault(few, YARD, one, of) !== null) return;
        const many = realmOf({ faction: of, god: served, buildings: [...some.filter((type) => type !== more), more] });
        expect(buildFault(many, YARD, one, of)).toBeNull();
      }),
    );
  });

  test('shut ports never allow anything that open ones forbid, and without ports they change nothing', () => {
    fc.assert(
      fc.property(faction, buildings, unit, (of, some, one) => {
        const open = buildFault(realmOf({ faction: of, buildings: some }), YARD, one, of);
        const shut = buildFault(realmOf({ faction: of, buildings: some, shut: true }), YARD, one, of);
        if (shut === null) expect(open).toBeNull();
        if (!some.some((type) => type.endsWith('space-port'))) expect(shut).toEqual(open);
      }),
    );
  });

  test('without buildings no unit is built', () => {
    fc.assert(
      fc.property(faction, unit, (of, one) => {
        expect(buildFault(realmOf({ faction: of }), YARD, one, of)).not.toBeNull();
      }),
    );
  });

  test('every kind on a form can be built in a Capital with all buildings, except those of captured cities', () => {
    for (const of of FACTIONS) {
      const realm = realmOf({ faction: of, god: 'khorne', buildings: BUILDING_TYPES, imperial: true });
      const refused = listedKinds(realm).filter((one) => {
        const race = LISTS[of].entries.some(({ kind }) => kind === one.kind) ? of : null;
        const races: readonly Faction[] = race === null ? ['sm', 'sob'] : [race];
        return listFault(realm, one) !== null || races.every((by) => buildFault(realm, YARD, one, by) !== null);
      });
      const codes = new Set(refused.map((one) => (listFault(realm, one) ?? buildFault(realm, YARD, one, of))?.code));
      expect([...codes]).toEqual(of === 'ch' ? ['opposed-god', 'settlement-of-others'] : []);
    }
  });

  test('enlisting is idempotent: enlisting a unit again changes neither it nor its limits', () => {
    fc.assert(
      fc.property(faction, unit, (of, one) => {
        const realm = realmOf({ faction: of });
        const once = enlisted(of, one);
        expect(enlisted(of, once)).toEqual(once);
        expect(limitsOf(realm, once)).toEqual(limitsOf(realm, one));
      }),
    );
  });

  test.each<[string, UnitSetup['slot'], UnitSetup['slot'] | null]>([
    ['leman-russ', 'hq', 'hq'],
    ['leman-russ', 'troops', 'troops'],
    ['leman-russ', 'heavy-support', 'hq'],
    ['griffon', 'troops', 'heavy-support'],
    ['storm-troopers', 'elite', null],
  ])('HEX-RACE-IG-09: %s called %s stands in an Armour detachment as %s', (kind, slot, as) => {
    const realm = realmOf({ faction: 'ig' });
    const special = specialDetachments(realm).find(({ key }) => key === 'armour') ?? null;
    const [one] = fc.sample(unit, { numRuns: 1, seed: 1 });
    invariant(one !== undefined && special !== null, 'a unit and a list');
    expect(slotIn(realm, special, { ...one, kind, slot })).toBe(as);
  });

  test('HEX-RACE-CH-03: nothing of the opposed god is built, whatever the roster calls it', () => {
    fc.assert(
      fc.property(god, unit, (served, one) => {
        const realm = realmOf({ faction: 'ch', god: served, buildings: BUILDING_TYPES });
        if (listFault(realm, one) !== null) return;
        const patron = LISTS.ch.entries.find(({ kind }) => kind === one.kind)?.patron ?? null;
        const pairs: readonly string[] = ['khorne slaanesh', 'slaanesh khorne', 'tzeentch nurgle', 'nurgle tzeentch'];
        expect(pairs.includes(`${served} ${one.mark}`)).toBe(false);
        expect(pairs.includes(`${served} ${patron}`)).toBe(false);
      }),
    );
  });
});
