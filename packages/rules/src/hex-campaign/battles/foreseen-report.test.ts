import { describe, expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { EDITION } from '../data/editions.ts';
import { dice } from '../testing/board.ts';
import { battlefield, fallen, report } from '../testing/fought.ts';
import { viewOf } from '../testing/played.ts';
import type { Battle, BattleReport, State } from '../types.ts';
import { foreseenReport } from './foreseen-report.ts';

const [RED, BLUE] = [seatId('red'), seatId('blue')];

/** Two squads of ten each side; red attacks or raids with 300 points, blue has 200. */
const field = (battle: Partial<Battle> = {}): State =>
  battlefield(
    { R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 5,4', G1: 'green infantry 4 @ 12,1' },
    {
      R1: [
        { points: 200, models: { ready: 10 } },
        { points: 100, models: { ready: 10 } },
      ],
      B1: [
        { points: 150, models: { ready: 10 } },
        { points: 50, models: { ready: 5 } },
      ],
    },
    { settings: { askedPhases: 'all', battleReports: 'delayed' } },
    battle,
  );

/** The result when both sides report this. */
function settled(state: State, said: BattleReport) {
  const [battle] = state.battles;
  const table = { edition: EDITION, dice: dice({}, 1) };
  const at = '2026-01-02T12:00:00.000Z';
  const order = { type: 'battle-report', battle: battle?.id ?? '', report: said } as const;
  const first = apply(state, { type: 'order', at, seat: RED, order }, table);
  if (!first.ok) throw new Error(JSON.stringify(first.problem));
  const second = apply(first.value.state, { type: 'order', at, seat: BLUE, order }, table);
  if (!second.ok) throw new Error(JSON.stringify(second.problem));
  const [told] = second.value.events.flatMap((event) => (event.type === 'battle-ended' ? [event] : []));
  return told;
}

const everyBlue = [fallen('B1-1', { lost: 10 }), fallen('B1-2', { lost: 5 })];

describe('HEX-AFT-03 to -06, -20: a report has the result that its form foresees', () => {
  test.each([
    ['nothing happened', {}, {}, null],
    ['the attacker is ahead on points', { points: { attacker: 400, defender: 100 } }, {}, 'attacker'],
    ['the scenario makes up for it', { points: { attacker: 100, defender: 0 }, scenario: 'defender' }, {}, 'defender'],
    [
      'the defender declares a retreat',
      { retreats: ['defender'], units: [fallen('B1-1', { retreated: 4 })] },
      {},
      'attacker',
    ],
    ['the attacker surrenders', { surrender: 'attacker', points: { attacker: 900, defender: 0 } }, {}, 'defender'],
    ['the defender has no models left', { units: everyBlue }, {}, 'attacker'],
    [
      'a raider retreats and is ahead',
      { retreats: ['attacker'], points: { attacker: 9, defender: 0 } },
      { kind: 'raid' },
      'attacker',
    ],
    [
      'the last squad leaves broken',
      {
        units: [fallen('B1-1', { lost: 10 }), fallen('B1-2', { broken: { leadership: 7, rallied: true } })],
      },
      {},
      'attacker',
    ],
  ] as const)('when %s', (_what, given, battle, winner) => {
    const state = field(battle);
    const said = report(given as Partial<BattleReport>);
    const told = settled(state, said);
    for (const seat of ['red', 'blue']) {
      const foreseen = foreseenReport(viewOf(state, seat), 'b1-1', said);
      expect(foreseen?.winner).toBe(winner);
      expect(foreseen).toMatchObject({
        winner: told?.result.winner,
        vp: told?.result.vp,
        captured: told?.result.captured,
        rule: told?.rule,
        value: { attacker: 300, defender: 200 },
        isSure: true,
      });
    }
  });

  test('players without a part in it foresee nothing', () => {
    expect(foreseenReport(viewOf(field(), 'green'), 'b1-1', report())).toBeNull();
  });

  test('the loser leaves the hex, on a draw the attacker, and a side without models does not', () => {
    const leaves = (given: Partial<BattleReport>, battle: Partial<Battle> = {}) =>
      foreseenReport(viewOf(field(battle), 'red'), 'b1-1', report(given))?.leaves;
    expect(leaves({})).toBe('attacker');
    expect(leaves({ points: { attacker: 400, defender: 0 } })).toBe('defender');
    expect(leaves({ units: everyBlue })).toBeNull();
  });
});
