import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant, seatId } from '../../kernel/index.ts';
import { executeLines, refusalOf, ruleOf } from '../build-orders/execute.ts';
import { readSite } from '../notation.ts';
import { limitsOf, overfilled } from '../places/limits.ts';
import { knownRealm } from '../realm/known-realm.ts';
import type { Realm } from '../realm/realm.ts';
import { board, hex } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { BuildLine, Faction } from '../types.ts';

const LAND = ['5,4', '6,4', '7,4', '8,4', '5,5', '6,5'];

/** Red with a Capital and a town, a Camp and some land; an army of blue beside it. */
function realmOf(faction: Faction, bp = 900): Realm {
  const state = board(
    { B1: 'blue infantry 4 @ 9,4' },
    {
      phase: 'build',
      factions: { red: faction },
      capitals: { red: '5,4' },
      control: { red: LAND },
      sites: {
        [hex('5,4')]: readSite(`metropol ${faction} ${bp} bp`),
        [hex('7,4')]: readSite(`town ${faction} 300 bp`),
      },
      strongholds: { '5,4': { owner: 'red', level: 2 }, '6,5': { owner: 'red', level: 1 } },
    },
  );
  const realm = knownRealm(viewOf(state, 'red'));
  invariant(realm !== null, 'red has a realm');
  return realm;
}

const stored = (realm: Realm): number =>
  [...realm.sites.values()].reduce((sum, site) => sum + (site.kind === 'urban' ? site.bp : 0), 0);

const KINDS = ['stronghold', 'defence', 'convert-tower', 'demolish', 'disband-defence'] as const;

/** All of a form's offers of these works, including refused lines. */
const offers = (realm: Realm): readonly BuildLine[] => KINDS.flatMap((type) => ruleOf(type).offers(realm));

const faction = fc.constantFrom<Faction>('sm', 'ig', 'de', 'ork', 'ty', 'ch', 'el', 'sob', 'ba');

describe('HEX-STR, HEX-DEF: laws of works', () => {
  test('BP leave a store only for works and come back only by disbanding; no Stronghold is overfilled', () => {
    fc.assert(
      fc.property(faction, fc.array(fc.nat(100_000), { maxLength: 25 }), (race, picks) => {
        const realm = realmOf(race);
        const before = stored(realm);
        for (const pick of picks) {
          const lines = offers(realm);
          const line = lines[pick % Math.max(1, lines.length)];
          if (line !== undefined) executeLines(realm, [line]);
        }
        let booked = 0;
        for (const event of realm.events) {
          if ('cost' in event && typeof event.cost === 'number') booked -= event.cost;
          if (event.type === 'defence-disbanded') booked += event.bp;
        }
        expect(stored(realm)).toBe(before + booked);
        for (const { level, defences } of realm.strongholds.values()) {
          expect(overfilled(defences, limitsOf(level, race), realm.settings)).toBeNull();
          expect(new Set(defences.map(({ id }) => id)).size).toBe(defences.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('offers without a refusal are carried out at their stated price', () => {
    for (const race of ['sm', 'ig', 'de', 'ty'] as const) {
      for (const line of offers(realmOf(race))) {
        const realm = realmOf(race);
        const refusal = refusalOf(realm, line);
        const cost = ruleOf(line.type).cost(realm, line);
        const before = stored(realm);
        expect(executeLines(realm, [line]).length).toBe(refusal === null ? 0 : 1);
        if (refusal !== null) expect(stored(realm)).toBe(before);
        else if (line.type !== 'disband-defence') expect(stored(realm)).toBe(before - cost);
      }
    }
  });

  test('HEX-EXT-01: a leader of the whole Imperium pays half only while all detachments are Guard', () => {
    const price = (race: Faction | null) => {
      const state = board(
        { R1: 'red infantry 4 @ 6,4' },
        {
          phase: 'build',
          factions: { red: 'ig' },
          capitals: { red: '5,4' },
          control: { red: LAND },
          sites: { [hex('5,4')]: readSite('metropol ig 900 bp') },
          settings: { imperialPlayer: 'on' },
        },
      );
      const [mine] = Object.values(state.pieces);
      invariant(mine?.kind === 'detachment', 'red has a detachment');
      const realm = knownRealm(viewOf({ ...state, pieces: { [mine.id]: { ...mine, race } } }, 'red'));
      invariant(realm !== null && realm.seat === seatId('red'), 'red has a realm');
      return ruleOf('stronghold').cost(realm, { type: 'stronghold', hex: hex('8,4'), payer: hex('5,4') });
    };
    expect(price(null)).toBe(50);
    expect(price('sm')).toBe(100);
  });
});
