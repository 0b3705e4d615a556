import { describe, expect, test } from 'vitest';
import { forcedDice, seatId } from '../../kernel/index.ts';
import { playOf } from '../board/play.ts';
import { board, commands, node, type War, war } from '../testing.ts';
import type { Faction, State } from '../types.ts';
import { reinforcementNodes } from './holding.ts';
import { destroyForce, destroyInstallation, raiseForce, takeControl } from './holding-in-play.ts';

type Factions = Readonly<Record<string, Faction>>;
const on = (pieces: Parameters<typeof board>[0], factions: Factions, settings = {}): War => {
  const cp = Object.fromEntries(Object.keys(factions).map((id) => [id, 14]));
  return war(factions, { settings, given: board({ cp, ...pieces }) });
};
const playing = (state: State) =>
  playOf(
    state,
    forcedDice({}, () => 6),
    '2031-05-05T12:00:00.000Z',
  );

describe('NODE-FAC-TYR-03', () => {
  const factions: Factions = { red: 'tyranids', blue: 'eldar', green: 'orks' };

  test('All installations but portals are devoured at once, by a Move or by Expand Control', () => {
    const portals = { O4: ['blue'], O7: ['blue'] };
    const made = on({ forces: { f1: 'red O5' }, portals }, factions);
    made.does('red', ...commands('move f1 O4', 'expand O7'));
    expect(made.state.nodes.O4).toMatchObject({ isSiteIntact: false, portals: ['blue'] });
    expect(made.state.nodes.O7).toMatchObject({ isSiteIntact: false, portals: ['blue'] });
    const devoured = made.events.filter(({ type }) => type === 'installation-destroyed');
    expect(devoured).toMatchObject([
      { node: 'O4', what: 'site', rule: 'NODE-FAC-TYR-03', by: 'red' },
      { node: 'O7', what: 'site', rule: 'NODE-FAC-TYR-03', by: 'red' },
    ]);
  });

  test('A Rok and a colony too; what is destroyed already is not devoured', () => {
    const { state } = on({ roks: { O9: 'green' } }, factions);
    const play = playing(state);
    takeControl(play, node('O9'), seatId('red'), 'won');
    expect(play.state.nodes.O9?.rok).toBeNull();
    expect(play.events.map(({ type }) => type).slice(0, 2)).toEqual(['control-changed', 'installation-destroyed']);
  });

  test('Others leave installations standing', () => {
    const made = on({ forces: { f1: 'green O5' } }, factions).does('green', ...commands('move f1 O4'));
    expect(made.state.nodes.O4?.isSiteIntact).toBe(true);
  });
});

describe('NODE-FAC-TAU-04', () => {
  const factions: Factions = { red: 'tau', blue: 'tau', green: 'chaos' };
  const colony = { colony: { node: node('O5'), isKept: true } };

  test.each([
    ['another player', 'green'],
    ['another Tau player', 'blue'],
    ['nobody', null],
  ])('A colony that passes to %s is lost for good', (_title, to) => {
    const { state } = on({ control: { red: 'O5' }, players: { red: colony } }, factions);
    const play = playing(state);
    expect(reinforcementNodes(play.state, seatId('red'))).toEqual(['O5', 'D1', 'D2', 'D3']);
    takeControl(play, node('O5'), to === null ? null : seatId(to), to === null ? 'drawn' : 'won');
    expect(play.state.players.red?.colony?.isKept).toBe(false);
    takeControl(play, node('O5'), seatId('red'), 'entered');
    expect(reinforcementNodes(play.state, seatId('red'))).toEqual(['D1', 'D2', 'D3']);
  });

  test('A contested colony is unusable for now', () => {
    const made = on(
      { control: { red: 'O5' }, players: { red: colony }, forces: { f1: 'red O5', f2: 'green O4' } },
      factions,
    );
    made.does('green', ...commands('move f2 O5'));
    expect(reinforcementNodes(made.state, seatId('red'))).toEqual(['D1', 'D2', 'D3']);
    expect(made.state.players.red?.colony?.isKept).toBe(true);
  });
});

test('NODE-MAP-14: nothing changes when the owner enters again, and open space has no owner', () => {
  const { state } = on({ control: { red: 'ORB-O' } }, { red: 'orks', blue: 'chaos' });
  const play = playing(state);
  takeControl(play, node('ORB-O'), seatId('red'), 'entered');
  takeControl(play, node('D1'), seatId('red'), 'entered');
  expect([play.events, play.state.nodes.D1?.controller]).toEqual([[], null]);
});

test('NODE-MAP-10: a portal is destroyed by its owner, the others stay', () => {
  const { state } = on({ portals: { O9: ['blue', 'green'] } }, { red: 'orks', blue: 'eldar', green: 'eldar' });
  const play = playing(state);
  const by = { rule: 'NODE-ORD-13', who: seatId('red'), owner: seatId('blue') } as const;
  destroyInstallation(play, node('O9'), 'portal', by);
  expect(play.state.nodes.O9?.portals).toEqual(['green']);
  expect(play.events).toMatchObject([{ what: 'portal', owner: 'blue' }]);
});

test('NODE-BTL-10: with a battleforce go its list of retreats and the time for its roster', () => {
  const { state } = on({}, { red: 'orks', blue: 'chaos' });
  const play = playing(state);
  const id = raiseForce(play, { owner: seatId('red'), node: node('D1'), isHulk: true, rule: 'NODE-FAC-ORK-04' });
  play.state.retreats[id] = [node('D2')];
  const force = play.state.forces[id];
  expect(force).toMatchObject({ isHulk: true, cameFrom: null });
  if (force !== undefined) destroyForce(play, force, 'NODE-BTL-10');
  const { forces, retreats, timers } = play.state;
  expect({ forces, retreats, timers }).toEqual({ forces: {}, retreats: {}, timers: {} });
  expect(play.events.at(-1)).toMatchObject({ type: 'force-destroyed', node: 'D1', owner: 'red' });
});
