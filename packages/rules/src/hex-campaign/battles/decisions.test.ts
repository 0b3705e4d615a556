import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../kernel/index.ts';
import { canonical, seatId } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { EDITION } from '../data/editions.ts';
import { hexCampaign } from '../index.ts';
import { board, dice, hex, piece } from '../testing/board.ts';
import { battlefield, fallen, report } from '../testing/fought.ts';
import { viewOf } from '../testing/played.ts';
import type { Battle, BattleDecision, Option, Settings, State, Supporter } from '../types.ts';

const RED = seatId('red');
const BLUE = seatId('blue');
const AT = '2026-01-02T12:00:00.000Z';

const said = (state: State, seat: SeatId, order: BattleDecision, seed = 1) =>
  apply(state, { type: 'order', at: AT, seat, order }, { edition: EDITION, dice: dice({}, seed) });

const offered = (state: State, seat: SeatId): readonly BattleDecision[] =>
  hexCampaign.options(viewOf(state, seat)).flatMap((option: Option) => ('decision' in option ? [option.decision] : []));

const PIECES = {
  R1: 'red infantry 4 @ 5,4',
  R2: 'red infantry 4 @ 4,4',
  B1: 'blue infantry 4 @ 5,4',
  X1: 'blue infantry 4 @ 6,4',
};

const beside = (id: string, side: Supporter['side'], order: Supporter['order']): Supporter => ({
  piece: piece(id),
  side,
  order,
  fromOrbit: false,
  assigned: true,
});

const models = fc.record({ ready: fc.integer({ min: 1, max: 10 }), wounded: fc.nat(3), dead: fc.nat(3) });
const roster = fc.array(fc.record({ points: fc.integer({ min: 20, max: 500 }), models }), {
  minLength: 1,
  maxLength: 5,
});
const orders = fc.constantFrom<Battle['attacker']['order'][]>('attack', 'planned-attack', 'raid', 'planned-raid');

const SPECTATOR = { kind: 'spectator' } as const;

/** The same field with a second battle far away, without any decisions: it keeps the phase open. */
function withAnother(field: State): State {
  const [battle] = field.battles;
  if (battle === undefined) throw new Error('no battle');
  const { pieces } = board({ R8: 'red infantry 4 @ 1,10', B8: 'blue infantry 4 @ 1,10' });
  const attacker = { seat: RED, armies: [piece('R8')], order: 'attack', forces: [] } as const;
  const defender = { seat: BLUE, armies: [piece('B8')], order: 'guard', forces: [] } as const;
  const other: Battle = { ...battle, id: 'b1-2', number: 2, hex: hex('1,10'), kind: 'attack', attacker, defender };
  return { ...field, pieces: { ...field.pieces, ...pieces }, battles: [battle, { ...other, supporters: [] }] };
}

/** A battle in progress: at the table, or with dice rolled. */
const fields = fc
  .record({
    red: roster,
    blue: roster,
    attack: orders,
    defend: fc.constantFrom<Battle['attacker']['order'][]>('defend', 'guard'),
    settings: fc.record({
      quickBattle: fc.constantFrom<Settings['quickBattle'][]>('onAgreement', 'never'),
      postpone: fc.constantFrom<Settings['postpone'][]>('refereeOrAll', 'never'),
    }),
    turn: fc.constantFrom(1, 2),
  })
  .map(({ red, blue, attack, defend, settings, turn }): State => {
    const isRaid = attack === 'raid' || attack === 'planned-raid';
    const supporters = [beside('R2', 'attacker', 'attack'), beside('X1', 'defender', 'support')];
    const [attacker, defender] = [
      { seat: RED, armies: [piece('R1')], order: attack, forces: [] },
      { seat: BLUE, armies: [piece('B1')], order: defend, forces: [] },
    ];
    return battlefield(
      PIECES,
      { R1: red, B1: blue },
      { turn, settings: { ...settings, askedPhases: 'all' } },
      { kind: isRaid ? 'raid' : 'attack', attacker, defender, supporters },
    );
  });

describe('decisions about battles', () => {
  test('every decision that a form offers is accepted, through to the end', () => {
    fc.assert(
      fc.property(
        fields,
        fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
        fc.nat(99),
        (field, picks, seed) => {
          let state = field;
          for (const pick of picks) {
            if (state.phase !== 'battle') return;
            const all = state.seatOrder.flatMap((seat) => offered(state, seat).map((order) => ({ seat, order })));
            const one = all[pick % Math.max(1, all.length)];
            if (one === undefined) return;
            const result = said(state, one.seat, one.order, seed);
            expect(result.ok ? [] : result.problem).toEqual([]);
            if (!result.ok) return;
            expect(hexCampaign.faults(result.value.state)).toEqual([]);
            state = result.value.state;
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('seats that owe something have a decision to send, until nobody owes anything', () => {
    fc.assert(
      fc.property(fields, (state) => {
        for (const { seat } of hexCampaign.awaiting(state)) expect(offered(state, seat)).not.toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('a report with its lines in another order is the same report', () => {
    fc.assert(
      fc.property(fields, fc.nat(5), (field, lost) => {
        const [first, second] = [fallen('R1-1', { lost: Math.min(1, lost) }), fallen('B1-1', { lost: 1 })];
        const one = said(field, RED, {
          type: 'battle-report',
          battle: 'b1-1',
          report: report({ units: [first, second] }),
        });
        expect(one.ok ? [] : one.problem.map(({ code }) => code).filter((code) => code !== 'unit-not-there')).toEqual(
          [],
        );
        if (!one.ok) return;
        const two = said(one.value.state, BLUE, {
          type: 'battle-report',
          battle: 'b1-1',
          report: report({ units: [second, first] }),
        });
        expect(
          two.ok && two.value.events.some((event) => event.type === 'battle-reported' && event.status === 'confirmed'),
        ).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('no more models are ever reported than took part', () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }), (field, lost, wounded) => {
        const unit = viewOf(field, 'blue').battles[0]?.card?.attacker.units.find((one) => one.unit === 'R1-1');
        const units = [fallen('R1-1', { lost, wounded })];
        const result = said(field, BLUE, { type: 'battle-report', battle: 'b1-1', report: report({ units }) });
        const isPossible =
          lost + wounded === 0 || (unit !== undefined && lost <= unit.models && wounded <= unit.models - lost);
        if (lost + wounded > 0) expect(result.ok).toBe(isPossible);
      }),
      { numRuns: 150 },
    );
  });
});

describe('HEX-SIGHT-12: armies beside the enemy are hidden', () => {
  const rosters = fc.array(fc.record({ points: fc.nat(900), models }), { minLength: 1, maxLength: 4 });
  const probes = fc.record({
    lost: fc.nat(20),
    unit: fc.constantFrom('X1-1', 'X1-2', 'X1-9'),
    took: fc.constantFrom('entered', 'bombarded'),
  });

  test('view, options and answers do not depend on what helps the other side', () => {
    fc.assert(
      fc.property(fields, rosters, probes, (field, hidden, { lost, unit, took }) => {
        const [battle] = field.battles;
        const given = hidden.map((one, i) => ({ ...one, id: `X1-${i + 1}` }));
        const [x1, old] = [piece('X1'), field.pieces[piece('X1')]];
        if (battle === undefined || old?.kind !== 'detachment') throw new Error('no battle');
        const [plain] = old.units;
        const units = given.flatMap(({ id, models: now, points }) =>
          plain === undefined
            ? []
            : [{ ...plain, id: id as typeof plain.id, points, models: { ...plain.models, ...now } }],
        );
        const other: State = { ...field, pieces: { ...field.pieces, [x1]: { ...old, units } } };
        const alone: State = { ...other, battles: [{ ...battle, supporters: battle.supporters.slice(0, 1) }] };
        for (const world of [other, alone]) {
          expect(canonical(viewOf(world, 'red'))).toBe(canonical(viewOf(field, 'red')));
          expect(canonical(offered(world, RED))).toBe(canonical(offered(field, RED)));
          const probe = report({ units: [fallen(unit, { lost, took })] });
          const answers = [field, world].map((state) => {
            const result = said(state, RED, { type: 'battle-report', battle: 'b1-1', report: probe });
            return result.ok ? viewOf(result.value.state, 'red') : result.problem;
          });
          expect(canonical(answers[1])).toBe(canonical(answers[0]));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('other players see that there is a battle, and nothing else about it', () => {
    fc.assert(
      fc.property(fields, fields, (field, other) => {
        const seen = (state: State) => hexCampaign.view(state, { kind: 'spectator' }).battles;
        fc.pre(field.turn === other.turn);
        expect(canonical(seen(other))).toBe(canonical(seen(field)));
      }),
      { numRuns: 50 },
    );
  });

  test('a spectator reads neither the decisions nor the outcome before the phase closes', () => {
    const steps = fc.array(fc.nat(1000), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(fields, steps, fc.nat(99), (field, picks, seed) => {
        let state = withAnother(field);
        const before = canonical(hexCampaign.view(state, SPECTATOR));
        for (const pick of picks) {
          const all = state.seatOrder.flatMap((seat) => offered(state, seat).map((order) => ({ seat, order })));
          const open = all.filter(({ order }) => order.battle === 'b1-1' && order.type !== 'postpone-battle');
          const one = open[pick % Math.max(1, open.length)];
          if (one === undefined) return;
          const result = said(state, one.seat, one.order, seed);
          if (!result.ok) throw new Error(JSON.stringify(result.problem));
          state = result.value.state;
          expect(hexCampaign.report(result.value.events, SPECTATOR)).toEqual([]);
          expect(canonical(hexCampaign.view(state, SPECTATOR))).toBe(before);
        }
      }),
      { numRuns: 60 },
    );
  });
});
