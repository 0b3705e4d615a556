import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import type { Play } from '../play.ts';
import { playOf } from '../play.ts';
import { battle } from '../schemas/battles.ts';
import { rewardConvoy } from '../taking/convoy.ts';
import { board, dice, hex } from '../testing/board.ts';
import type { State } from '../types.ts';
import { withdrawals } from '../withdrawals/withdraw.ts';

const ROUTE = ['3,4', '4,4', '5,4', '6,4', '7,4'] as const;
const SOURCE = hex('2,4');

/** Blue's Resource hex with its route to the east; red raiders from the north in some of its hexes, nobody there. */
function raided(resources: number, hexes: readonly string[], claimed: number): Play {
  const raiders = Object.fromEntries(hexes.map((at, i) => [`R${i}`, `red infantry 4 @ ${at}`]));
  const state = board(raiders, {
    phase: 'battle',
    turn: 3,
    factions: { red: 'sm', blue: 'ig' },
    control: { blue: [SOURCE, ...ROUTE] },
    sites: { [SOURCE]: { kind: 'resource', yield: resources, since: claimed, route: ROUTE.map(hex) } },
  });
  const battles: State['battles'] = hexes.map((at, i) =>
    battle.parse({
      id: `b3-${i + 1}`,
      turn: 3,
      number: i + 1,
      hex: at,
      kind: 'raid',
      home: north(at),
      origin: north(at),
      attacker: { seat: 'red', armies: [`R${i}`], order: 'raid' },
      defender: null,
      stage: 'closed',
      result: { how: 'unopposed', winner: 'attacker' },
    }),
  );
  return playOf({ ...state, battles }, {}, { dice: dice() });
}

const north = (at: string): string => {
  const [q = 0, r = 0] = at.split(',').map(Number);
  return `${q},${r - 1}`;
};

const looted = ({ pieces }: Play): number => {
  let sum = 0;
  for (const piece of pieces.values()) if (piece.kind === 'convoy') sum += piece.bp;
  return sum;
};

const yields = fc.integer({ min: 50, max: 300 });
const places = fc.shuffledSubarray([...ROUTE], { minLength: 1 });

test('HEX-LOOT-06: each raid on a route halves what is left; the rest and the loot add up to the original', () => {
  fc.assert(
    fc.property(yields, places, (resources, hexes) => {
      const play = raided(resources, hexes, 1);
      withdrawals(play);
      let left = resources;
      for (const _raid of hexes) left -= Math.floor(left / 2);
      expect(play.raided[SOURCE]).toBe(resources - left);
      expect(looted(play)).toBe(resources - left);
    }),
  );
});

test('HEX-LOOT-05: a raid on the Resource hex takes the rest, at any place in order, and later ones nothing', () => {
  fc.assert(
    fc.property(yields, places, fc.nat(5), (resources, hexes, at) => {
      const order = [...hexes.slice(0, at), SOURCE, ...hexes.slice(at)];
      const play = raided(resources, order, 1);
      withdrawals(play);
      expect(play.raided).toEqual({ [SOURCE]: resources });
      expect(looted(play)).toBe(resources);
    }),
  );
});

test('HEX-ROUTE-07: nobody takes anything from a hex that was claimed this turn', () => {
  fc.assert(
    fc.property(yields, places, (resources, hexes) => {
      const play = raided(resources, hexes, 3);
      withdrawals(play);
      expect(play.raided).toEqual({});
      expect(looted(play)).toBe(0);
    }),
    { numRuns: 20 },
  );
});

test('HEX-LOOT-08: a seat’s loot in a hex in one phase is one convoy, even if that one was carried off', () => {
  const gains = fc.array(fc.record({ seat: fc.constantFrom('red', 'blue'), bp: fc.nat(90), stolen: fc.boolean() }));
  fc.assert(
    fc.property(gains, (given) => {
      const play = raided(100, [], 1);
      for (const { seat, bp, stolen } of given) {
        const id = rewardConvoy(play, seatId(seat), SOURCE, bp);
        const convoy = play.pieces.get(id);
        if (stolen && convoy?.kind === 'convoy') play.pieces.set(id, { ...convoy, hex: hex('0,0') });
      }
      const convoys = [...play.pieces.values()].filter(({ kind }) => kind === 'convoy');
      const here = convoys.filter((piece) => piece.hex === SOURCE);
      expect(convoys.length - here.length).toBe(given.filter(({ stolen }) => stolen).length);
      expect(new Set(here.map(({ seat }) => seat)).size).toBe(here.length);
      expect(looted(play)).toBe(given.reduce((sum, { bp }) => sum + bp, 0));
    }),
  );
});
