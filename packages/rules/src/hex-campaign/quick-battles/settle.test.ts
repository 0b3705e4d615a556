import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../kernel/index.ts';
import { seatId } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { EDITION } from '../data/editions.ts';
import { faults } from '../faults.ts';
import { hexCampaign } from '../index.ts';
import { playOf, stateOf } from '../play.ts';
import { schemas } from '../schemas.ts';
import { board, dice, hex, piece } from '../testing/board.ts';
import type { Army, Battle, BattleDecision, BattleOrderType, Settings, State, Unit, UnitId } from '../types.ts';
import { rollQuickBattle, settleByDice, takeLosses, takePicks } from './quick.ts';

const unit = fc.record({
  vehicle: fc.boolean(),
  ready: fc.nat(8),
  hurt: fc.nat(4),
  dead: fc.nat(3),
  points: fc.nat(600),
});
type Drawn = typeof unit extends fc.Arbitrary<infer Value> ? Value : never;
const units = fc.array(unit, { minLength: 1, maxLength: 6 });

const setting: fc.Arbitrary<Partial<Settings>> = fc.record({
  quickBattleWipeout: fc.constantFrom('loses', 'damageOnly'),
  qbStrongholdDraw: fc.boolean(),
  qbSupport: fc.constantFrom('on', 'off'),
  qbDefences: fc.constantFrom('on', 'off'),
  raidDislodges: fc.boolean(),
  garrisonVpValue: fc.constantFrom('bpCost', 'points'),
});

function unitOf(id: string, { vehicle, ready, hurt, dead, points }: Drawn, i: number): Unit {
  const [wounded, damaged] = vehicle ? [0, hurt] : [hurt, 0];
  return {
    id: `${id}-${i}` as UnitId,
    name: `Unit ${i}`,
    slot: 'troops',
    moveClass: vehicle ? 'tracked' : 'infantry',
    scout: false,
    points,
    kind: '',
    tags: vehicle ? ['vehicle'] : [],
    limits: [],
    mount: null,
    mark: null,
    models: { ready, wounded, damaged, dead, captured: 0 },
  };
}

const orders: fc.Arbitrary<readonly [BattleOrderType, BattleOrderType]> = fc.constantFrom(
  ['attack', 'guard'],
  ['planned-attack', 'guard'],
  ['attack', 'defend'],
  ['planned-attack', 'defend'],
  ['raid', 'guard'],
  ['planned-raid', 'defend'],
);

/** Red attacks blue's detachment and the garrison of green, blue's ally, in its Stronghold; or NPC forces attack blue. */
const fields = fc
  .record({ red: units, blue: units, green: units, orders, settings: setting, npc: fc.boolean() })
  .map((drawn): State => {
    const texts = { R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 5,4', G1: 'green garrison @ 5,4' };
    const { settings, npc } = drawn;
    const state = board(npc ? { B1: texts.B1, G1: texts.G1 } : texts, {
      settings: { ...settings, askedPhases: 'all' },
      phase: 'battle',
      factions: { red: 'ch', blue: 'ig', green: 'sm' },
      treaties: [['alliance', 'blue', 'green']],
      strongholds: { '5,4': { owner: 'green', radar: true } },
      control: { green: ['5,4'] },
    });
    const armed: Record<string, Army> = {};
    for (const [id, list] of [['R1', drawn.red] as const, ['B1', drawn.blue] as const, ['G1', drawn.green] as const]) {
      const army = state.pieces[piece(id)];
      if (army?.kind !== 'detachment' && army?.kind !== 'garrison') continue;
      armed[id] = { ...army, units: list.map((one, i) => unitOf(id, one, i)) };
    }
    return { ...state, pieces: { ...state.pieces, ...armed }, battles: [battleOf(drawn)] };
  });

function battleOf({
  npc,
  orders: [attack, defence],
}: {
  npc: boolean;
  orders: readonly [BattleOrderType, BattleOrderType];
}): Battle {
  const raids = attack === 'raid' || attack === 'planned-raid';
  const forces = [{ faction: 'ork' as const, points: 700, hex: hex('4,4') }];
  return {
    id: 'b1-1',
    turn: 1,
    number: 1,
    hex: hex('5,4'),
    kind: raids && !npc ? 'raid' : 'attack',
    origin: hex('4,4'),
    home: raids && !npc ? hex('4,4') : null,
    attacker: npc
      ? { seat: null, armies: [], order: 'attack', forces }
      : { seat: seatId('red'), armies: [piece('R1')], order: attack, forces: [] },
    defender: { seat: seatId('blue'), armies: [piece('B1'), piece('G1')], order: defence, forces: [] },
    supporters: [],
    stronghold: true,
    stage: 'open',
    reports: {},
    quickAgreed: [],
    postponeAgreed: [],
    postponed: false,
    quick: null,
    result: null,
  };
}

const allUnits = (state: State): readonly Unit[] =>
  [
    ...Object.values(state.pieces).flatMap((one) => ('units' in one ? one.units : [])),
    ...Object.values(state.captives).flatMap(({ detachment }) => detachment.units),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));

const total = ({ models }: Unit): number => Object.values(models).reduce((sum, models_) => sum + models_, 0);

const AT = '2026-01-02T12:00:00.000Z';
const table = (seed: number) => ({ dice: dice({}, seed), at: AT });

/** Decisions of seats that end the dice battle. */
const steps = (state: State): readonly { seat: SeatId; order: BattleDecision }[] =>
  state.seatOrder.flatMap((seat) =>
    hexCampaign.options(hexCampaign.view(state, { kind: 'seat', seat })).flatMap((option) => {
      if (!('decision' in option)) return [];
      const { decision: order } = option;
      const isAway = order.type === 'battle-report' || order.type === 'postpone-battle';
      return isAway || (order.type === 'quick-battle' && !order.agree) ? [] : [{ seat, order }];
    }),
  );

describe('a battle settled by dice', () => {
  test('is ended by its seats’ options, without a clock and without a referee', () => {
    fc.assert(
      fc.property(fields, fc.nat(1000), (field, seed) => {
        let state = field;
        for (let sent = 0; state.ended === null && state.turn === field.turn; sent++) {
          const [next] = steps(state);
          if (next === undefined || sent > 12) throw new Error(`stuck at ${state.battles[0]?.stage}`);
          const result = apply(state, { type: 'order', at: AT, ...next }, { edition: EDITION, dice: dice({}, seed) });
          if (!result.ok) throw new Error(`${next.order.type} is offered and refused: ${result.problem[0]?.code}`);
          expect(faults(result.value.state)).toEqual([]);
          state = result.value.state;
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is over, whatever stage it was at, with a result that follows from the damage', () => {
    fc.assert(
      fc.property(fields, fc.nat(1000), fc.nat(3), (state, seed, stops) => {
        const play = playOf(state, {}, table(seed));
        const now = () => play.battles[0];
        const open = now();
        if (open !== undefined && stops > 0) rollQuickBattle(play, open);
        const rolled = now();
        if (rolled?.stage === 'picks' && stops > 1) {
          for (const seat of state.seatOrder) takePicks(play, now() ?? rolled, seat, []);
        }
        const last = now();
        if (last !== undefined) settleByDice(play, last);

        const { stage, quick, result } = now() ?? {};
        expect(stage).toBe('closed');
        expect(result?.how).toBe('quick');
        if (quick === null || quick === undefined) throw new Error('settled without dice');
        const { damage, shares } = quick;
        expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(
          damage.attacker + (open?.attacker.seat === null ? 0 : damage.defender),
        );
        const winner = result?.winner ?? null;
        if (winner !== null && damage[winner] < damage[winner === 'attacker' ? 'defender' : 'attacker']) {
          // Only a side that lost everything loses despite inflicting more.
          expect(state.settings.quickBattleWipeout).toBe('loses');
        }
      }),
    );
  });

  test('loses no units or models except those of armies that ceased to exist', () => {
    fc.assert(
      fc.property(fields, fc.nat(1000), (state, seed) => {
        const play = playOf(state, {}, table(seed));
        const [battle] = play.battles;
        if (battle !== undefined) settleByDice(play, battle);
        const after = stateOf(play);
        const before = new Map(allUnits(state).map((one) => [one.id, total(one)]));
        for (const one of allUnits(after)) expect([one.id, total(one)]).toEqual([one.id, before.get(one.id)]);
        expect(schemas.state.parse(JSON.parse(JSON.stringify(after)))).toEqual(JSON.parse(JSON.stringify(after)));
        expect(faults(after)).toEqual([]);
      }),
    );
  });

  test('accepts owners’ choices by the card, including what dice would draw', () => {
    fc.assert(
      fc.property(fields, fc.nat(1000), (state, seed) => {
        // The owners choose in one run what the dice chose in the other, with the same result.
        const drawn = playOf(state, {}, table(seed));
        const [battle] = drawn.battles;
        if (battle === undefined) return;
        settleByDice(drawn, battle);
        const { picks, losses } = drawn.battles[0]?.quick ?? {};

        const said = playOf(state, {}, table(seed));
        rollQuickBattle(said, battle);
        const now = () => said.battles[0] ?? battle;
        for (const side of ['attacker', 'defender'] as const) {
          const picker = battle[side === 'attacker' ? 'defender' : 'attacker']?.seat ?? null;
          if (now().quick?.picks[side] !== null || picker === null) continue;
          expect(takePicks(said, now(), picker, picks?.[side] ?? [])).toBeNull();
        }
        for (const seat of state.seatOrder) {
          if (now().stage !== 'losses' || now().quick?.losses[seat] !== undefined || losses?.[seat] === undefined)
            continue;
          expect(takeLosses(said, now(), seat, losses[seat])).toBeNull();
        }
        expect(now().result).toEqual(drawn.battles[0]?.result);
      }),
    );
  });
});
