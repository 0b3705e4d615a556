import type { SeatId } from '../../kernel/index.ts';
import { battleValue, participating } from '../sides/participation.ts';
import { factionOf } from '../turn/play.ts';
import type { Army, PieceId, Side, UnitId } from '../types.ts';
import { isVehicles } from '../units/vehicles.ts';
import { pointsOf } from '../units/worth.ts';
import type { QuickBattlesPlay } from './play.ts';

/** What an owner can lose of one unit that fights. */
export interface Stake {
  readonly piece: PieceId;
  readonly unit: UnitId;
  readonly name: string;
  /** Vehicles are lost one by one, any other unit as a whole or by half. */
  readonly singly: boolean;
  readonly models: number;
  /** Points of the squad, or of one vehicle: half of it is damaged or half lost for half of them. */
  readonly points: number;
}

/** HEX-QB-02: a seat's army on one side of a battle. */
export interface Stand {
  readonly seat: SeatId;
  readonly value: number;
  readonly stakes: readonly Stake[];
}

function armiesOf(play: QuickBattlesPlay, side: Side): readonly Army[] {
  return side.armies.flatMap((id) => {
    const piece = play.pieces.get(id);
    return piece?.kind === 'detachment' || piece?.kind === 'garrison' ? [piece] : [];
  });
}

/** HEX-QB-02, -05: the owners of the armies of a side, the detachment's first. */
export function standsOf(play: QuickBattlesPlay, side: Side): readonly Stand[] {
  const stands = new Map<SeatId, Stand>();
  for (const army of armiesOf(play, side)) {
    const fit = participating(army, factionOf(play, army.seat));
    const stakes = fit.map(({ unit, ready }): Stake => {
      const singly = isVehicles(unit);
      const points = pointsOf(unit, singly ? 1 : ready);
      return { piece: army.id, unit: unit.id, name: unit.name, singly, models: ready, points };
    });
    const before = stands.get(army.seat);
    const value = (before?.value ?? 0) + battleValue(fit);
    stands.set(army.seat, { seat: army.seat, value, stakes: [...(before?.stakes ?? []), ...stakes] });
  }
  return [...stands.values()];
}
