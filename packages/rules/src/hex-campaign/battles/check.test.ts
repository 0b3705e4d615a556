import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../kernel/index.ts';
import { seatId } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { EDITION } from '../data/editions.ts';
import { checkDecision, dutyIn, hexCampaign, lossTasks, reportForm, standingOf } from '../index.ts';
import { dice, piece } from '../testing/board.ts';
import { battlefield, fallen, report } from '../testing/fought.ts';
import { viewOf } from '../testing/played.ts';
import type { BattleDecision, BattleReport, LossItem, State, UnitReport } from '../types.ts';
import { TABLE_DICE } from '../types.ts';

const [RED, BLUE, GREEN] = [seatId('red'), seatId('blue'), seatId('green')];
const REFEREE = { kind: 'referee' } as const;
const AT = '2026-01-02T12:00:00.000Z';
/** Red inflicts 80 percent of what it is worth, blue 50. */
const THROWN = { 'HEX-QB-02 b1-1 attacker': [5, 5], 'HEX-QB-02 b1-1 defender': [3, 4] };
const stepped = () => ({ edition: EDITION, dice: dice(THROWN) });

const said = (state: State, seat: SeatId, order: BattleDecision) =>
  apply(state, { type: 'order', at: AT, seat, order }, stepped());

/** The server's refusal and the one on the page. */
function answers(state: State, seat: SeatId, order: BattleDecision) {
  const result = said(state, seat, order);
  return { server: result.ok ? [] : result.problem, page: hexCampaign.checkOrder(viewOf(state, seat), seat, order) };
}

const TANKS = { name: 'Tanks', tags: ['vehicle'], points: 300, models: { ready: 3 } } as const;
const SQUAD = { name: 'Squad', points: 200, models: { ready: 10 } } as const;

/** Red attacks blue, both with tanks and a squad; G1 of green, blue's ally, stands apart. */
const field = (order: 'attack' | 'planned-attack' = 'planned-attack'): State =>
  battlefield(
    {
      R1: 'red infantry 4 @ 5,4',
      R2: 'red infantry 4 @ 4,4',
      B1: 'blue infantry 4 @ 5,4',
      G1: 'green infantry 4 @ 12,1',
    },
    { R1: [TANKS, SQUAD], B1: [TANKS, SQUAD], R2: [SQUAD] },
    { settings: { askedPhases: 'all' } },
    {
      attacker: { seat: RED, armies: [piece('R1')], order, forces: [] },
      supporters: [{ piece: piece('R2'), side: 'attacker', order: 'attack', fromOrbit: false, assigned: true }],
    },
  );

function rolled(order: 'attack' | 'planned-attack'): State {
  let state = field(order);
  for (const seat of [RED, BLUE]) {
    const result = said(state, seat, { type: 'quick-battle', battle: 'b1-1', agree: true });
    if (!result.ok) throw new Error('not agreed');
    state = result.value.state;
  }
  return state;
}

const counts = fc.record({
  lost: fc.nat(4),
  damaged: fc.nat(2),
  immobilised: fc.nat(1),
  wounded: fc.nat(2),
  retreated: fc.nat(2),
  prisoners: fc.nat(1),
  took: fc.constantFrom<UnitReport['took'][]>('fought', 'fought', 'entered', 'bombarded'),
  xp: fc.nat(1),
});
const reports: fc.Arbitrary<BattleReport> = fc
  .record({
    turns: fc.nat(6),
    retreats: fc.constantFrom<BattleReport['retreats'][]>([], [], ['attacker'], ['defender', 'defender']),
    surrender: fc.constantFrom<BattleReport['surrender'][]>(null, null, 'defender'),
    units: fc.array(fc.tuple(fc.constantFrom('R1-1', 'R1-2', 'B1-1', 'B1-2', 'R2-1', 'G1-1'), counts), {
      maxLength: 3,
    }),
    defences: fc.constantFrom<BattleReport['defences'][]>([], [{ defence: 'd9', fate: 'destroyed' }]),
  })
  .map(({ units, ...rest }) => report({ ...rest, units: units.map(([unit, given]) => fallen(unit, given)) }));

const parts = fc.constantFrom<LossItem['part'][]>('half', 'whole', 'rest');
const items: fc.Arbitrary<readonly LossItem[]> = fc.array(
  fc.tuple(fc.constantFrom('R1-1', 'R1-2', 'B1-1', 'B1-2', 'G1-1'), parts).map(([unit, part]): LossItem => {
    const { piece: army, unit: id } = fallen(unit);
    return { piece: army, unit: id, part };
  }),
  { maxLength: 4 },
);

const decisions: fc.Arbitrary<BattleDecision> = fc.oneof(
  reports.map((said): BattleDecision => ({ type: 'battle-report', battle: 'b1-1', report: said })),
  fc.boolean().map((agree): BattleDecision => ({ type: 'quick-battle', battle: 'b1-1', agree })),
  fc.boolean().map((agree): BattleDecision => ({ type: 'postpone-battle', battle: 'b1-1', agree })),
  fc.constant<BattleDecision>({ type: 'reroll-terrain', battle: 'b1-1' }),
  fc.constantFrom(...TABLE_DICE).map((what): BattleDecision => ({ type: 'throw-dice', battle: 'b1-1', what })),
  fc
    .constantFrom('R1', 'R2', 'G1')
    .map((id): BattleDecision => ({ type: 'lend-support', battle: 'b1-1', piece: piece(id) })),
  fc
    .tuple(fc.constantFrom('R2-1', 'R1-1', 'G1-1', 'R2-9'), fc.integer({ min: 2, max: 3 }))
    .map(([of, turn]): BattleDecision => {
      const { piece: army, unit } = fallen(of);
      return { type: 'call-reinforcement', battle: 'b1-1', piece: army, unit, turn };
    }),
  items.map((some): BattleDecision => ({ type: 'pick-losses', battle: 'b1-1', items: some })),
  items.map((some): BattleDecision => ({ type: 'choose-losses', battle: 'b1-1', items: some })),
  fc.constant<BattleDecision>({ type: 'decide-captives', battle: 'b1-1', kill: true }),
  fc.constant<BattleDecision>({ type: 'quick-battle', battle: 'b9-9', agree: true }),
);

describe('a decision about a battle', () => {
  const states = fc.constantFrom(field(), rolled('attack'), rolled('planned-attack'));

  test('is refused before it is sent for the same reasons as on the server', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(RED, GREEN), decisions, (state, seat, order) => {
        const { server, page } = answers(state, seat, order);
        expect(page).toEqual(server);
      }),
      { numRuns: 400 },
    );
  });

  test('is not refused by the page if the server accepts it, whatever helps the enemy', () => {
    fc.assert(
      fc.property(states, decisions, (state, order) => {
        const { server, page } = answers(state, BLUE, order);
        if (server.length === 0) expect(page).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('by the referee is refused for the same reasons as on the server', () => {
    fc.assert(
      fc.property(states, reports, (state, decided) => {
        const ruling = { type: 'decide-battle', battle: 'b1-1', report: decided } as const;
        const result = apply(state, { type: 'ruling', at: AT, ruling, reason: 'They do not agree.' }, stepped());
        expect(checkDecision(hexCampaign.view(state, REFEREE), 'b1-1', decided)).toEqual(
          result.ok ? [] : result.problem,
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('the form for a report', () => {
  test('names the units in the hex and the viewer’s own beside it', () => {
    const rows = reportForm(viewOf(field(), 'red'), 'b1-1')?.rows ?? [];
    expect(rows.map(({ unit, models, vehicle, took }) => [unit, models, vehicle, took])).toEqual([
      ['R1-1', 3, true, ['fought']],
      ['R1-2', 10, false, ['fought']],
      ['R2-1', 10, false, ['entered']],
      ['B1-1', 3, true, ['fought']],
      ['B1-2', 10, false, ['fought']],
    ]);
  });

  test('tells the enemy nothing about armies beside it', () => {
    const rows = reportForm(viewOf(field(), 'blue'), 'b1-1')?.rows ?? [];
    expect(rows.map(({ unit }) => unit)).toEqual(['R1-1', 'R1-2', 'B1-1', 'B1-2']);
  });

  test('is for the two sides and the referee', () => {
    expect(reportForm(viewOf(field(), 'green'), 'b1-1')).toBeNull();
    expect(reportForm(hexCampaign.view(field(), REFEREE), 'b1-1')?.rows).toHaveLength(5);
  });
});

describe('HEX-QB-05, -07: the form for losses', () => {
  test('lets a planner pick halves of the enemy’s vehicles one by one, and of a squad', () => {
    const [task] = lossTasks(viewOf(rolled('planned-attack'), 'red'), RED, 'b1-1');
    expect(task?.kind).toBe('pick');
    expect(task?.rows.map(({ unit, nth, choices }) => [unit, nth, choices])).toEqual([
      ['B1-1', 1, [{ part: 'half', doubled: 100 }]],
      ['B1-1', 2, [{ part: 'half', doubled: 100 }]],
      ['B1-1', 3, [{ part: 'half', doubled: 100 }]],
      ['B1-2', null, [{ part: 'half', doubled: 200 }]],
    ]);
  });

  test('offers its owner halves and wholes, and the rest of what was picked', () => {
    const state = rolled('planned-attack');
    const half = { ...fallen('B1-1'), part: 'half' } as const;
    const pick = [{ piece: half.piece, unit: half.unit, part: half.part }];
    const picked = said(state, RED, { type: 'pick-losses', battle: 'b1-1', items: pick });
    if (!picked.ok) throw new Error(JSON.stringify(picked.problem));
    const [task] = lossTasks(viewOf(picked.value.state, 'blue'), BLUE, 'b1-1');
    const owed = picked.value.state.battles[0]?.quick?.shares[BLUE] ?? 0;
    expect(task).toMatchObject({ kind: 'choose', goal: 2 * owed - 100 });
    expect(task?.rows.map(({ unit, nth, isPicked, choices }) => [unit, nth, isPicked, choices])).toEqual([
      ['B1-1', 1, true, [{ part: 'rest', doubled: 100 }]],
      [
        'B1-1',
        2,
        false,
        [
          { part: 'half', doubled: 100 },
          { part: 'whole', doubled: 200 },
        ],
      ],
      [
        'B1-1',
        3,
        false,
        [
          { part: 'half', doubled: 100 },
          { part: 'whole', doubled: 200 },
        ],
      ],
      [
        'B1-2',
        null,
        false,
        [
          { part: 'half', doubled: 200 },
          { part: 'whole', doubled: 400 },
        ],
      ],
    ]);
  });

  test('asks nothing of seats that do not fight', () => {
    expect(lossTasks(viewOf(rolled('attack'), 'green'), GREEN, 'b1-1')).toEqual([]);
  });
});

describe('what the reader owes in a battle', () => {
  const owed = (state: State, seat: string) =>
    viewOf(state, seat).battles.map((battle) => dutyIn(viewOf(state, seat), battle));
  const reported = (seat: SeatId, state: State, turns: number): State => {
    const result = said(state, seat, { type: 'battle-report', battle: 'b1-1', report: report({ turns }) });
    if (!result.ok) throw new Error('refused');
    return result.value.state;
  };

  test('is what the server waits for, at every stage', () => {
    const once = reported(RED, field(), 6);
    for (const state of [field(), once, reported(BLUE, once, 5), rolled('attack'), rolled('planned-attack')]) {
      const awaited = hexCampaign.awaiting(state);
      for (const seat of [RED, BLUE, GREEN]) {
        expect(owed(state, seat)).toEqual([awaited.find((one) => one.seat === seat)?.decision ?? null]);
      }
    }
  });

  test('falls to the referee when the sides differ, and not before', () => {
    const duty = (state: State) => {
      const view = hexCampaign.view(state, REFEREE);
      return view.battles.map((battle) => [standingOf(battle).kind, dutyIn(view, battle)]);
    };
    const once = reported(RED, field(), 6);
    expect(duty(field())).toEqual([['open', null]]);
    expect(duty(once)).toEqual([['reported', null]]);
    expect(duty(reported(BLUE, once, 5))).toEqual([['differs', 'decide-battle']]);
  });
});
