import { resolveClaims } from './claim/claims.ts';
import { lateMoves, normalMoves } from './movement/move.ts';
import { recoverRolls } from './movement/recover.ts';
import { skimmerLosses } from './movement/skimmers.ts';
import { refreshSight } from './sight/refresh.ts';
import { rollInitiative, tellInitiative } from './turn/initiative.ts';
import { openSheets } from './turn/orders.ts';
import type { Play } from './turn/play.ts';
import { beginTurn, endTurn, openOrders, tellRolls } from './turn/turn.ts';
import type { Phase } from './types.ts';

/** HEX-TURN-01, -12: the sequence of play. A phase without functions passes through. */
const SEQUENCE = {
  build: [beginTurn],
  'air-orders': [],
  'movement-orders': [openSheets],
  'air-missions': [],
  movement: [
    recoverRolls, // HEX-MORD-07
    rollInitiative, // HEX-TURN-05, -06
    normalMoves, // HEX-MOV-01; captures as they move: HEX-MOV-06 to -08
    lateMoves, // HEX-MOV-09
    skimmerLosses, // HEX-MOV-17
    resolveClaims, // HEX-CLAIM-01; Strongholds: HEX-CLAIM-20; discoveries: HEX-CLAIM-10
    refreshSight, // HEX-SIGHT-09
  ],
  'battle-orders': [],
  'battle-movement': [],
  battle: [],
  'end-of-turn': [
    tellInitiative, // HEX-TURN-05
    tellRolls,
    endTurn, // HEX-TURN-11
  ],
} as const satisfies Record<Phase, readonly ((play: Play) => void)[]>;

/** HEX-TURN-01: from the closing of movement orders to the opening of the next turn's. */
const AFTER_ORDERS = [
  'movement-orders',
  'air-missions',
  'movement',
  'battle-orders',
  'battle-movement',
  'battle',
  'end-of-turn',
  'build',
  'air-orders',
] as const satisfies readonly Phase[];

/** Plays on until the next phase that asks for sheets. */
export function playOn(play: Play): void {
  for (const phase of AFTER_ORDERS) {
    play.phase = phase;
    for (const part of SEQUENCE[phase]) part(play);
  }
  openOrders(play);
}
