import { expect, test } from 'vitest';
import { forcedDice } from '../kernel/index.ts';
import { battleMissions } from './index.ts';
import { Evening, setUp } from './testing/evening.ts';
import type { Setup, State } from './types.ts';

const AT = '2026-11-21T20:00:00.000Z';
const table = () => ({ edition: '1', dice: forcedDice({}, () => 1) });

function begun(setup: Setup): State {
  const step = battleMissions.begin(setup, table(), AT);
  if (!step.ok) throw new Error('a battle that begins');
  return step.value.state;
}

/** The state of a battle on the server that has all entries of an evening. */
const stateOf = ({ setup, a, b, entries }: Evening): State => ({
  ...begun(setup),
  phones: Object.fromEntries(
    setup.seats.map(({ id: seat, side }) => {
      const { id } = side === 'a' ? a : b;
      return [id, { id, seat, side, lastSign: AT }];
    }),
  ),
  entries: Object.fromEntries(entries.map((one) => [`${one.entry.phone}#${one.entry.number}`, one])),
});

test('MSN-COMP-01: a battle has two seats, one for each side', () => {
  expect(battleMissions.checkSetup({}, 2)).toEqual([]);
  expect(battleMissions.checkSetup({}, 3)).toMatchObject([{ code: 'two-seats' }]);
  const { seats, ...rest } = setUp();
  const [first] = seats;
  if (first === undefined) throw new Error('two seats');
  const same: Setup = { ...rest, seats: [first, { ...first, name: 'Adaeze' }] };
  expect(battleMissions.begin(same, table(), AT)).toMatchObject({ ok: false, problem: [{ code: 'two-seats' }] });
});

test('MSN-COMP-01, -06: both sides owe the mission a confirmation, then nothing until the sheet is to be closed', () => {
  const owed = (evening: Evening) => battleMissions.awaiting(stateOf(evening)).map(({ seat, decision }) => [seat, decision]);
  const evening = new Evening({ brief: { first: 'a' } });
  evening.enter('a', { type: 'confirm-brief', brief: null });
  expect(owed(evening)).toEqual([['blue', 'confirm-brief']]);
  evening.enter('b', { type: 'confirm-brief', brief: null });
  evening.both({ type: 'set-aside' }).both({ type: 'deployed' });
  expect(owed(evening)).toEqual([]);
  evening.play(6).stateOthers();
  expect(owed(evening)).toEqual([
    ['red', 'close'],
    ['blue', 'close'],
  ]);
  evening.close('b');
  expect(owed(evening)).toEqual([['red', 'close']]);
});

test('MSN-MARGIN-04: the outcome names the winner once both have closed the sheet', () => {
  const evening = new Evening({ brief: { first: 'a' } });
  evening.both({ type: 'confirm-brief', brief: null }).both({ type: 'set-aside' }).both({ type: 'deployed' }).play(6);
  for (const { unit } of evening.sheet.units.b) evening.state('a', unit, { fate: 'gone', models: 0 });
  evening.stateOthers();
  evening.close('a');
  expect(battleMissions.outcome(stateOf(evening))).toEqual({ kind: 'ongoing' });
  evening.close('b');
  const state = stateOf(evening);
  expect(battleMissions.outcome(state)).toMatchObject({ kind: 'ended', winners: ['red'] });
  expect(battleMissions.summary(state)).toEqual({ round: 6, phase: 'closed' });
  expect(battleMissions.standings(state, { kind: 'spectator' }).map(({ score }) => score)).toEqual([300, 0]);
});

test('a battle has no faults, as it begins and as it ends', () => {
  const evening = new Evening().setAside().begin().play(6).stateOthers();
  expect(battleMissions.faults(begun(evening.setup))).toEqual([]);
  expect(battleMissions.faults(stateOf(evening))).toEqual([]);
});

test('an entry under a wrong name, and dice that no roll needs, are faults', () => {
  const evening = new Evening().setAside();
  const state = stateOf(evening);
  const one = state.entries['p1#1'];
  if (one === undefined || one.facts === null) throw new Error('an entry');
  const entries = { ...state.entries, 'p1#1': { ...one, facts: { ...one.facts, dice: [3] } }, 'p1#99': one };
  expect(battleMissions.faults({ ...state, entries })).toEqual(
    expect.arrayContaining(['the dice of p1#1 are not what the roll needs', 'entry p1#99 has another name']),
  );
});

test('every setting has its place in the form', () => {
  expect(battleMissions.settings.map(({ id }) => id).toSorted()).toEqual(Object.keys(setUp().settings).toSorted());
});
