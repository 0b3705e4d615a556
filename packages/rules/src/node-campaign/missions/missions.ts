import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Battle, BattleId, FixedMission, Known, Mission, MissionKind, NodeId } from '../types.ts';

/** NODE-MSN-02: the kind of mission that the battle calls for. `hasRetreat`: of the defender. */
export function missionKind(_known: Known, _battle: Battle, _hasRetreat: boolean): MissionKind {
  return 'regular';
}

/** NODE-MSN-02 to -08, -12: rolls the mission; asks for a choice where the table says so. */
export function rollMission(_play: Play, _id: BattleId, _hasRetreat: boolean): void {}

/** The choice of a mission, made by its player or, null, by silence. */
export function chooseMission(_play: Play, _id: BattleId, _mission: Mission | null): void {}

/** NODE-MSN-09: points of each side at a force level. */
export function levelOf(_known: Known, _battle: Battle, _level: number, _seat: SeatId): number {
  return 0;
}

/** NODE-MSN-05: the least force level of a pivotal battle. */
export function pivotalLevel(_known: Known, _battle: Battle): number {
  return 0;
}

/** NODE-MSN-06: where a defender who won a Breakout may go. */
export function breakoutNodes(_known: Known, _battle: Battle): readonly NodeId[] {
  return [];
}

export const isBreakout = ({ mission }: { readonly mission: FixedMission | null }): boolean =>
  mission?.kind === 'desperate' && mission.mission === 'breakout';
