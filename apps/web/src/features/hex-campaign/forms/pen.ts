import type { AirMissionType, BattleOrderType, MovementOrderType, PieceId } from '@sealed-orders/rules/hex-campaign';
import type { BuildPen } from './build/build-pen.ts';

/** What the player is currently writing; it is not part of the sheet yet. Each form has its own kind. */
export type Pen = AirPen | BattlePen | BuildPen | MovementPen;

/** A squadron that is being given a mission, and which; the Airspace may not be chosen yet. */
export interface AirPen {
  readonly phase: 'air-orders';
  /** Counted from 1. */
  readonly squadron: number;
  readonly mission: AirMissionType;
}

/** A piece whose order is being written, and which kind of order it will be; the order itself may not be there yet. */
export interface MovementPen {
  readonly phase: 'movement-orders';
  readonly piece: PieceId;
  readonly type: MovementOrderType;
  /** Whether it will fly high; absent: as its order says. HEX-MORD-11. */
  readonly high?: boolean;
}

/** An army whose battle order is being written, and what touching the map adds to it: its target, or a retreat. */
export interface BattlePen {
  readonly phase: 'battle-orders';
  readonly piece: PieceId;
  readonly type: BattleOrderType;
  readonly draws: 'target' | 'retreat';
}
