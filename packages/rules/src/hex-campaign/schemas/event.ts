import { z } from 'zod';
import type { Event } from '../types.ts';
import { MOVEMENT_ORDERS } from '../types.ts';
import {
  count,
  hexKey,
  hexPath,
  pieceId,
  ruleId,
  seatKey,
  shortText,
  strongholdLevel,
  treatment,
  urbanSize,
} from './atoms.ts';
import { aftermathEvents } from './event/aftermath.ts';
import { airEvents } from './event/air.ts';
import { armiesEvents } from './event/armies.ts';
import { battleMovesEvents } from './event/battle-moves.ts';
import { battlesEvents } from './event/battles.ts';
import { captivesEvents } from './event/captives.ts';
import { of } from './event/common.ts';
import { dealsEvents } from './event/deals.ts';
import { economyEvents } from './event/economy.ts';
import { endingsEvents } from './event/endings.ts';
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

const stop = z.strictObject({
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
  of('orders-missing', { seat: seatKey, pieces: z.array(pieceId) }),
  of('order-refused', { seat: seatKey, piece: pieceId, order, code: shortText }),
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
  of('passed', { seat: seatKey, piece: seenPiece, hexes: hexPath }),
  of('convoy-captured', { ...who, bp: count, from: seatKey }),
  of('convoy-lost', { ...who, bp: count, by }),
  of('diplomat-lost', { ...who, by }),
  of('urban-taken', {
    seat: seatKey,
    from: seatKey,
    hex: hexKey,
    name: shortText,
    treatment,
    die: d6.nullable(),
  }),
  of('urban-lost', { seat: seatKey, hex: hexKey, name: shortText, by }),
  of('stronghold-taken', {
    seat: seatKey,
    from: seatKey,
    hex: hexKey,
    level: strongholdLevel,
    razed: z.boolean(),
  }),
  of('stronghold-lost', { seat: seatKey, hex: hexKey, by }),
  of('detachment-lost', who),
  of('skimmer-checked', {
    ...who,
    unit: shortText,
    die: d6.nullable(),
    result: z.enum(['unharmed', 'damaged', 'destroyed']),
  }),
  of('claimed', { seat: seatKey, piece: pieceId, hex: hexKey, from: by }),
  of('claim-failed', {
    seat: seatKey,
    piece: pieceId,
    hex: hexKey,
    code: z.enum(['occupied', 'partner-land', 'urban', 'sea', 'contested', 'no-supply', 'no-capital', 'unseen']),
  }),
  of('control-lost', { seat: seatKey, hex: hexKey, by }),
  of('discovery', {
    seat: seatKey,
    piece: pieceId,
    hex: hexKey,
    die: d6,
    found: z.enum(['nothing', 'resource', 'urban', 'enemies', 'followers', 'mercenaries']),
    amount: count.nullable(),
    dice: z.array(z.int().min(1).max(36)),
  }),
  of('discovery-seen', {
    seat: seatKey,
    hex: hexKey,
    found: z.enum(['resource', 'urban', 'enemies', 'followers', 'mercenaries']),
  }),
  of('capital-fell', { seat: seatKey, hex: hexKey.nullable() }),
  of('rolls', {
    rolls: z.array(z.strictObject({ rule: ruleId, sides: z.int().min(1), value: z.int().min(1) })),
  }),
  of('vp-scored', { seat: seatKey, vp: count, reason: z.enum(['capital-captured', 'battle']) }),
  of('turn-ended', {}),
  ...startEvents,
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
]) satisfies z.ZodType<Event>;
