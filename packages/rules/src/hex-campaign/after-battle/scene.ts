import type { SeatId } from '../../kernel/index.ts';
import type { Battle, BattleReport } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { armyAnywhere, type Contingent } from './fighters.ts';
import type { AfterBattlePlay } from './play.ts';

/** A battle while it is concluded. */
export interface Scene {
  readonly play: AfterBattlePlay;
  readonly battle: Battle;
  readonly report: BattleReport;
  readonly contingents: readonly Contingent[];
  /** The owners of the armies of both sides, and then of their supporters. */
  readonly fighting: readonly SeatId[];
  readonly involved: readonly SeatId[];
}

/** The seats whose armies met in a battle. */
function fightingSeats(play: AfterBattlePlay, battle: Battle): readonly SeatId[] {
  const owners = BATTLE_SIDES.flatMap((side) => {
    const { seat = null, armies = [] } = battle[side] ?? {};
    return [...(seat === null ? [] : [seat]), ...armies.flatMap((id) => armyAnywhere(play, id)?.seat ?? [])];
  });
  return [...new Set(owners)];
}

/** Allies whose units took part, or whose order was to support this very battle. */
function supportingSeats(play: AfterBattlePlay, battle: Battle, contingents: readonly Contingent[]): readonly SeatId[] {
  const came = new Set<string>(contingents.map(({ army }) => army.id));
  return battle.supporters
    .filter(({ piece, assigned }) => assigned || came.has(piece))
    .flatMap(({ piece }) => armyAnywhere(play, piece)?.seat ?? []);
}

export function sceneOf(
  play: AfterBattlePlay,
  battle: Battle,
  report: BattleReport,
  contingents: readonly Contingent[],
): Scene {
  const fighting = fightingSeats(play, battle);
  const involved = [...new Set([...fighting, ...supportingSeats(play, battle, contingents)])];
  return { play, battle, report, contingents, fighting, involved };
}
