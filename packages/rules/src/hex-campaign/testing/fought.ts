import { seatId } from '../../kernel/index.ts';
import { conclude, type Settled } from '../after-battle/conclude.ts';
import { playOf, stateOf } from '../play.ts';
import { unscathed } from '../sides/unscathed.ts';
import type { Battle, BattleReport, Models, Piece, State, Unit, UnitReport } from '../types.ts';
import { type BoardGiven, board, dice, hex, piece } from './board.ts';
import type { Played } from './played.ts';

/** A unit of a roster in a test; missing fields are as in its army's short text. */
export type UnitGiven = Partial<Omit<Unit, 'id' | 'models'>> & { readonly models?: Partial<Models> };

const NOBODY: Models = { ready: 0, wounded: 0, damaged: 0, dead: 0, captured: 0 };

/** The army with these units: `R1` has `R1-1`, `R1-2`, of different names, so that they exchange no models. */
export function withUnits(army: Piece, given: readonly UnitGiven[]): Piece {
  if (army.kind !== 'detachment' && army.kind !== 'garrison') return army;
  const [plain] = army.units;
  if (plain === undefined) return army;
  const units = given.map(({ models, ...rest }, i): Unit => {
    const id: Unit['id'] = plain.id.replace(/-1$/, `-${i + 1}`) as Unit['id'];
    return { ...plain, name: `Squad ${i + 1}`, ...rest, id, models: models ? { ...NOBODY, ...models } : plain.models };
  });
  return { ...army, units };
}

/** Red's R1 attacks blue's B1 (with the garrison B2, if it is there) at 5,4, before the battle is reported. */
export function battlefield(
  pieces: Readonly<Record<string, string>>,
  rosters: Readonly<Record<string, readonly UnitGiven[]>> = {},
  given: BoardGiven = {},
  battle: Partial<Battle> = {},
): State {
  const state = board(pieces, { phase: 'battle', ...given });
  const armed = Object.fromEntries(
    Object.entries(state.pieces).map(([id, one]) => [id, withUnits(one, rosters[id] ?? [{}])]),
  );
  const defenders = Object.keys(pieces).filter((id) => id.startsWith('B'));
  return {
    ...state,
    pieces: armed,
    battles: [
      {
        id: 'b1-1',
        turn: 1,
        number: 1,
        hex: hex('5,4'),
        kind: 'attack',
        origin: hex('4,4'),
        home: null,
        attacker: { seat: seatId('red'), armies: [piece('R1')], order: 'attack', forces: [] },
        defender: { seat: seatId('blue'), armies: defenders.map(piece), order: 'guard', forces: [] },
        supporters: [],
        stronghold: false,
        stage: 'open',
        reports: {},
        quickAgreed: [],
        postponeAgreed: [],
        postponed: false,
        quick: null,
        result: null,
        ...battle,
      },
    ],
  };
}

/** The fate of a unit, `R1-1` for instance. */
export const fallen = (unit: string, given: Partial<UnitReport> = {}): UnitReport => ({
  ...unscathed(piece(unit.replace(/-\d+$/, '')), unit as UnitReport['unit']),
  ...given,
});

/** A report of six turns in which only this happened. */
export const report = (given: Partial<BattleReport> = {}): BattleReport => ({
  turns: 6,
  points: { attacker: 0, defender: 0 },
  scenario: null,
  retreats: [],
  surrender: null,
  units: [],
  defences: [],
  ...given,
});

/** Concludes the first battle of a state. */
export function concluded(
  state: State,
  settled: Settled,
  thrown: Readonly<Record<string, readonly number[]>> = {},
  seed = 1,
): Played {
  const play = playOf(state, {}, { dice: dice(thrown, seed) });
  const [battle] = state.battles;
  if (battle === undefined) throw new Error('no battle');
  conclude(play, battle, settled);
  return { state: stateOf(play), events: play.events };
}
