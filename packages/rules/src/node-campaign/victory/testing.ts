import { forcedDice } from '../../kernel/index.ts';
import { type Play, playOf } from '../board/play.ts';
import { battleId } from '../schemas/atoms.ts';
import { node, seat, type War } from '../testing.ts';
import type { Owner, PastBattle, State } from '../types.ts';
import type { Fought } from './factions.ts';

export const play = (made: War): Play =>
  playOf(
    made.state,
    forcedDice({}, () => 1),
    '2031-05-12T00:00:00.000Z',
  );

export const lines = ({ state }: Pick<Play, 'state'>, id: string) =>
  state.ledger.flatMap((line) => (line.seat === id ? [[line.score, line.amount]] : []));

export type Change = (state: State) => State;

export const both =
  (...changes: readonly Change[]): Change =>
  (state) =>
    changes.reduce((made, change) => change(made), state);

/** The owner controls these nodes and nobody else does. */
export const holding =
  (owner: Owner, ...ids: readonly string[]): Change =>
  (state) =>
    onNodes(state, (id, one) => {
      if (ids.includes(id)) return { ...one, controller: owner };
      return one.controller === owner ? { ...one, controller: null } : one;
    });

export const onNodes = (
  state: State,
  change: (id: string, one: State['nodes'][string]) => State['nodes'][string],
): State => ({
  ...state,
  nodes: Object.fromEntries(Object.entries(state.nodes).map(([id, one]) => [id, change(id, one)])),
});

export const contested =
  (at: string, attacker: Owner, holder: Owner): Change =>
  (state) => ({
    ...state,
    battles: {
      b1: {
        id: battleId.parse('b1'),
        node: node(at),
        openedAt: '2031-05-11T23:50:00.000Z',
        openedDay: 7,
        stack: [
          { owner: holder, forces: [], hasRok: false, way: 'path' },
          { owner: attacker, forces: [], hasRok: false, way: 'path' },
        ],
        level: null,
        mission: null,
        isPivotal: false,
        choice: null,
        multi: null,
      },
    },
  });

export const RED = seat('red');
export const BLUE = seat('blue');

export const BATTLE = {
  id: battleId.parse('b7'),
  node: node('O4'),
  day: 3,
  ending: 'report',
  sides: [[BLUE], [RED]],
  winner: 1,
  degree: 'solid',
  level: 1000,
  mission: 'cleanse',
} as const satisfies PastBattle;

export const FOUGHT: Fought = { iasl: [], isPivotal: false, wasFought: true, tainted: [] };
