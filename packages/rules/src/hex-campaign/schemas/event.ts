import { z } from 'zod';
import { ORDER_FAILURES } from '../data/refusals/failed-orders.ts';
import { MOVEMENT_ORDERS } from '../types/vocabulary.ts';
import { count, hexKey, hexPath, pieceId, ruleId, seatKey, shortText, urbanSize } from './atoms.ts';
import { aftermathEvents } from './event/after-battle.ts';
import { airEvents } from './event/air.ts';
import { battleMovesEvents } from './event/battle-movement.ts';
import { battlesEvents } from './event/battles.ts';
import { economyEvents } from './event/build-points.ts';
import { captivesEvents } from './event/captives.ts';
import { claimEvents } from './event/claim.ts';
import { of } from './event/common.ts';
import { correctionsEvents } from './event/corrections.ts';
import { armiesEvents } from './event/detachments.ts';
import { dealsEvents } from './event/diplomacy.ts';
import { endingsEvents } from './event/end-of-turn.ts';
import { quickBattlesEvents } from './event/quick-battles.ts';
import { racesEvents } from './event/races.ts';
import { spiesEvents } from './event/spies.ts';
import { startEvents } from './event/start.ts';
import { withdrawalsEvents } from './event/withdrawals.ts';
import { worksEvents } from './event/works.ts';
import { seenPiece } from './pieces.ts';
import { initiativeRoll } from './state.ts';

const d6 = z.int().min(1).max(6);
const by = seatKey.nullable();
const order = z.enum(MOVEMENT_ORDERS);
const who = { seat: seatKey, piece: pieceId, name: shortText, hex: hexKey };

export const stop = z.strictObject({
  rule: ruleId,
  code: z.enum([
    'enemy-zoc',
    'enemy-army',
    'allowance',
    'closed-terrain',
    'river',
    'tracked-river',
    'partner-land',
    'reserve-enemy-near',
    'reserve-not-own',
    'stacking',
    'enemy-airspace',
    'spy-target',
    'closed-capital',
    'off-map',
    'battle-waits',
  ]),
  /** The hex where it stopped, or that it could not enter. */
  hex: hexKey,
});

export const event = z.discriminatedUnion('type', [
  of('campaign-began', { seats: z.array(seatKey) }),
  of('corner-dealt', { seat: seatKey, capital: hexKey }),
  of('urban-sized', { seat: seatKey, hex: hexKey, die: d6, size: urbanSize }),
  of('yield-rolled', { seat: seatKey, hex: hexKey, die: d6, yield: count }),
  of('detachment-placed', who),
  of('turn-began', {}),
  of('phase-opened', {}),
  /** No sheet came; for movement the pieces that guard. */
  of('orders-missing', { seat: seatKey, pieces: z.array(pieceId) }),
  of('order-refused', { seat: seatKey, piece: pieceId, order, code: z.enum(ORDER_FAILURES) }),
  of('initiative', { order: z.array(seatKey) }),
  of('initiative-dice', { rolls: z.array(initiativeRoll) }),
  of('recovered', { ...who, unit: shortText, die: d6.nullable(), total: count.nullable(), ready: z.boolean() }),
  of('marched', {
    seat: seatKey,
    piece: pieceId,
    name: shortText,
    order,
    from: hexKey,
    trail: hexPath,
    planned: hexPath,
    spent: count,
    allowance: count,
    stop: stop.nullable(),
  }),
  of('held', { ...who, order }),
  of('sighted', { seat: seatKey, pieces: z.array(seenPiece) }),
  of('lost-from-sight', { seat: seatKey, pieces: z.array(seenPiece) }),
  /** Under `seePassing`: a piece of another seat crossed these hexes in sight. HEX-SIGHT-09. */
  of('passed', { seat: seatKey, piece: seenPiece, hexes: hexPath }),
  of('convoy-captured', { ...who, bp: count, from: seatKey }),
  of('convoy-lost', { ...who, bp: count, by }),
  /** Read by the detachment's owner: `from` is the diplomat's seat. */
  of('diplomat-overrun', { seat: seatKey, piece: pieceId, hex: hexKey, from: seatKey }),
  of('diplomat-lost', { ...who, by }),
  of('detachment-lost', who),
  of('skimmer-checked', {
    ...who,
    unit: shortText,
    die: d6.nullable(),
    result: z.enum(['unharmed', 'damaged', 'destroyed']),
  }),
  /** Under `rollsVisibility` public: all dice but initiative, without their subjects. */
  of('rolls', {
    rolls: z.array(z.strictObject({ rule: ruleId, sides: z.int().min(1), value: z.int().min(1) })),
  }),
  of('vp-scored', { seat: seatKey, vp: count, reason: z.enum(['capital-captured', 'battle']) }),
  of('turn-ended', {}),
  ...startEvents,
  ...claimEvents,
  ...economyEvents,
  ...worksEvents,
  ...armiesEvents,
  ...captivesEvents,
  ...dealsEvents,
  ...airEvents,
  ...spiesEvents,
  ...racesEvents,
  ...battleMovesEvents,
  ...battlesEvents,
  ...quickBattlesEvents,
  ...aftermathEvents,
  ...withdrawalsEvents,
  ...endingsEvents,
  ...correctionsEvents,
]);
