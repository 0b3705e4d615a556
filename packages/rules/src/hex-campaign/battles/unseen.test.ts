import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../kernel/index.ts';
import { canonical, seatId } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { EDITION } from '../data/editions.ts';
import { dice, hex, piece } from '../testing/board.ts';
import { battlefield, fallen, report } from '../testing/fought.ts';
import { viewOf } from '../testing/played.ts';
import type { Battle, BattleDecision, BattleStage, QuickBattle, Rejection, State } from '../types.ts';

const [RED, BLUE, GREEN] = [seatId('red'), seatId('blue'), seatId('green')];

const said = (state: State, seat: SeatId, order: BattleDecision) =>
  apply(state, { type: 'order', at: '2026-01-02T12:00:00.000Z', seat, order }, { edition: EDITION, dice: dice({}, 1) });

const refused = (state: State, seat: SeatId, order: BattleDecision): readonly Rejection[] => {
  const result = said(state, seat, order);
  return result.ok ? [] : result.problem;
};

const { piece: army, unit } = fallen('G1-1');

/** One decision of each kind. */
const decisionsOn = (battle: string): readonly BattleDecision[] => [
  { type: 'battle-report', battle, report: report() },
  { type: 'quick-battle', battle, agree: true },
  { type: 'postpone-battle', battle, agree: true },
  { type: 'lend-support', battle, piece: piece('G1') },
  { type: 'reroll-terrain', battle },
  { type: 'throw-dice', battle, what: 'first-turn' },
  { type: 'call-reinforcement', battle, piece: army, unit, turn: 2 },
  { type: 'pick-losses', battle, items: [] },
  { type: 'choose-losses', battle, items: [] },
  { type: 'decide-captives', battle, kill: true },
];

const NOTHING = { attacker: 0, defender: 0 };
const RESULT = { winner: 'attacker', lost: NOTHING, vp: NOTHING, bp: NOTHING, retreated: [], captured: null } as const;

/** Red fights blue at 5,4; green's G1 and R2 of red stand far away. */
const field = (battle: Partial<Battle> = {}): State =>
  battlefield(
    {
      R1: 'red infantry 4 @ 5,4',
      R2: 'red infantry 4 @ 1,10',
      B1: 'blue infantry 4 @ 5,4',
      G1: 'green infantry 4 @ 12,1',
    },
    {},
    { settings: { askedPhases: 'all', battleReports: 'participants' } },
    battle,
  );

const onlyBattle = ({ battles: [battle] }: State): Battle => {
  if (battle === undefined) throw new Error('no battle');
  return battle;
};

describe('HEX-BORD-08: a raid that met nobody', () => {
  const id = 'r1-R2';
  const without = field();
  const raid: Battle = {
    ...onlyBattle(without),
    id,
    number: 2,
    hex: hex('1,10'),
    kind: 'raid',
    origin: hex('1,9'),
    home: hex('1,9'),
    attacker: { seat: RED, armies: [piece('R2')], order: 'raid', forces: [] },
    defender: null,
    stage: 'closed',
    result: { how: 'unopposed', ...RESULT },
  };
  const raided: State = { ...without, battles: [...without.battles, raid] };

  test.each(decisionsOn(id))('is not a battle for others who would $type', (order) => {
    for (const seat of [BLUE, GREEN]) {
      expect(refused(raided, seat, order).map(({ code }) => code)).toEqual(['battle-unknown']);
      expect(canonical(refused(raided, seat, order))).toBe(canonical(refused(without, seat, order)));
    }
  });

  test.each(decisionsOn(id))('is over for the raider who would $type', (order) => {
    expect(refused(raided, RED, order)).toMatchObject([{ code: 'not-asked-now', facts: { stage: 'closed' } }]);
  });
});

describe('HEX-SIGHT-12: the stage of a battle that others fight', () => {
  const rolled: QuickBattle = {
    dice: { attacker: [3, 4], defender: [2, 5] },
    value: { attacker: 1000, defender: 1000 },
    damage: { attacker: 300, defender: 200 },
    support: NOTHING,
    shares: { [RED]: 200, [BLUE]: 300 },
    picks: { attacker: null, defender: null },
    losses: {},
  };
  const picked: QuickBattle = { ...rolled, picks: { attacker: [], defender: [] } };
  const picks = field({ stage: 'picks', quick: rolled });
  const losses = field({ stage: 'losses', quick: picked });
  const captives = field({ stage: 'captives', quick: picked, result: { how: 'quick', ...RESULT } });
  const closed = field({ stage: 'closed', quick: picked, result: { how: 'quick', ...RESULT } });

  test.each<readonly [string, BattleStage, State, State]>([
    ['whether enemies still pick', 'losses', picks, losses],
    ['whether there are captives', 'closed', captives, closed],
  ])('%s: no answer tells', (_title, stage, one, other) => {
    expect(canonical(viewOf(one, 'green'))).toBe(canonical(viewOf(other, 'green')));
    for (const order of decisionsOn('b1-1')) {
      const answers = refused(one, GREEN, order);
      expect(answers).toHaveLength(1);
      expect(canonical(answers)).toBe(canonical(refused(other, GREEN, order)));
      for (const { code, facts } of answers) if (code === 'not-asked-now') expect(facts).toEqual({ stage });
    }
  });

  test('its fighters know the true one', () => {
    const asked = { type: 'quick-battle', battle: 'b1-1', agree: true } as const;
    expect(refused(picks, RED, asked)).toMatchObject([{ code: 'not-asked-now', facts: { stage: 'picks' } }]);
    expect(refused(captives, BLUE, asked)).toMatchObject([{ code: 'not-asked-now', facts: { stage: 'captives' } }]);
  });
});
