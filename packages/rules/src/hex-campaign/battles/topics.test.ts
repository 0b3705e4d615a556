import { describe, expect, test } from 'vitest';
import { seatId, type Viewer } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { EDITION } from '../data/editions.ts';
import { hexCampaign } from '../index.ts';
import { dice, hex, piece } from '../testing/board.ts';
import { battlefield, report } from '../testing/fought.ts';
import type { Battle, Event, Settings, State } from '../types.ts';

const [RED, BLUE, GREEN] = [seatId('red'), seatId('blue'), seatId('green')];
const EYES: readonly Viewer[] = [
  { kind: 'seat', seat: RED },
  { kind: 'seat', seat: BLUE },
  { kind: 'seat', seat: GREEN },
  { kind: 'spectator' },
];

/** Red fights blue at 5,4; green is not there. */
const field = (battleReports: Settings['battleReports'], battle: Partial<Battle> = {}): State =>
  battlefield(
    { R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 5,4', G1: 'green infantry 4 @ 12,1' },
    {},
    { settings: { askedPhases: 'all', battleReports } },
    battle,
  );

const topicsOf = (state: State) => EYES.map((viewer) => hexCampaign.topics(hexCampaign.view(state, viewer)));

const toldOf = (events: readonly Event[]) =>
  EYES.map((viewer) => hexCampaign.outcomes(hexCampaign.report(events, viewer)).map(({ id }) => id));

/** Both sides report the same. */
function fought(before: State): readonly Event[] {
  const [battle = ''] = before.battles.map(({ id }) => id);
  const order = { type: 'battle-report', battle, report: report() } as const;
  const table = { edition: EDITION, dice: dice({}, 1) };
  const at = '2026-01-02T12:00:00.000Z';
  const first = apply(before, { type: 'order', at, seat: RED, order }, table);
  if (!first.ok) throw new Error('refused');
  const second = apply(first.value.state, { type: 'order', at, seat: BLUE, order }, table);
  if (!second.ok) throw new Error('refused');
  return [...first.value.events, ...second.value.events];
}

test('HEX-TBL-41: a battle with two versions is disputed for its players and the referee, until it is over', () => {
  const standings = (state: State) =>
    [...EYES, { kind: 'referee' } as const].map((viewer) =>
      hexCampaign.topics(hexCampaign.view(state, viewer)).map(({ standing }) => standing),
    );
  expect(standings(field('public'))).toEqual(Array(5).fill(['open']));
  const reports = { [RED]: report(), [BLUE]: report({ turns: 5 }) };
  const others = [['open'], ['open']];
  expect(standings(field('public', { reports }))).toEqual([['disputed'], ['disputed'], ...others, ['disputed']]);
  const [red, blue, , , referee] = standings(field('public', { stage: 'closed', reports }));
  expect([red, blue, referee]).toEqual(Array(3).fill(['over']));
});

describe('HEX-SIGHT-12: the result of a battle', () => {
  test('everybody knows the leaders and the place of every battle they know of', () => {
    const state = field('public');
    const [battle] = state.battles;
    expect(topicsOf(state)).toEqual(
      Array(4).fill([{ id: battle?.id, seats: [RED, BLUE], at: '0805', standing: 'open' }]),
    );
  });

  test('a raid that met nobody cannot be written up, not even by the raider', () => {
    const raid = { id: 'r1-R1', kind: 'raid', defender: null, stage: 'closed', home: hex('5,3') } as const;
    const state = field('public', {
      ...raid,
      attacker: { seat: RED, armies: [piece('R1')], order: 'raid', forces: [] },
    });
    expect(topicsOf(state)).toEqual([[], [], [], []]);
  });

  test.each([
    ['public', [1, 1, 1, 1]],
    ['delayed', [1, 1, 1, 1]],
    ['participants', [1, 1, 0, 0]],
  ] as const)('is told as the setting %s has it when its phase is over', (battleReports, told) => {
    const state = field(battleReports);
    const [battle] = state.battles;
    expect(toldOf(fought(state)).map((ids) => new Set(ids).size)).toEqual(told);
    expect(toldOf(fought(state))[0]).toContain(battle?.id);
  });

  test.each([
    ['public', [6, 6, 6, 0]],
    ['delayed', [6, 6, 0, 0]],
    ['participants', [6, 6, 0, 0]],
  ] as const)('shows in the scores of those who know of it while its phase is open: %s', (battleReports, scores) => {
    const result = {
      how: 'table',
      winner: 'attacker',
      lost: { attacker: 0, defender: 100 },
      vp: { attacker: 6, defender: 0 },
      bp: { attacker: 0, defender: 0 },
      retreated: [],
      captured: null,
    } as const;
    const state = field(battleReports, { stage: 'closed', result });
    const [red] = Object.values(state.seats);
    if (red === undefined) throw new Error('no red');
    const scored: State = { ...state, seats: { ...state.seats, [RED]: { ...red, vp: 6 } } };
    const scoresOf = (viewer: Viewer) => hexCampaign.standings(scored, viewer).map(({ score }) => score);
    expect(EYES.map((viewer) => scoresOf(viewer)[0])).toEqual(scores);
    for (const viewer of EYES)
      expect(scoresOf(viewer)).toEqual(hexCampaign.view(scored, viewer).seats.map(({ vp }) => vp));
  });
});
