import { z } from 'zod';
import { instantSchema } from '../../kernel/index.ts';
import { RELATIONS } from '../types/vocabulary.ts';
import { airMission, airSupport, recon } from './air.ts';
import {
  airspace,
  count,
  craftworld,
  edges,
  faction,
  god,
  hexKey,
  phase,
  pieceId,
  seatKey,
  shortText,
  turnNumber,
  unitId,
} from './atoms.ts';
import { battleId, battleSide } from './battle-atoms.ts';
import { ended, funBattle, seenBattle } from './battles.ts';
import { chart } from './chart.ts';
import { deal, delivery, promise, treaty } from './dealings.ts';
import { captives, construction, pending } from './detachments.ts';
import {
  detachment,
  ghost,
  piece,
  seenPiece,
  seenSite,
  seenStronghold,
  site,
  stronghold,
  unitNature,
} from './pieces.ts';
import { seatState } from './seats.ts';
import { keptRuling } from './settled.ts';
import { settings } from './setup.ts';

export const publicSeat = z.strictObject({
  id: seatKey,
  name: shortText,
  faction,
  strategy: z.int().min(0).max(5),
  startingCapital: hexKey.nullable(),
  /** Lost Capitals and existing ones are public. HEX-CLAIM-22, HEX-DIP-01. */
  hasCapital: z.boolean(),
  /** The turn in which it was beaten; null: still in. HEX-END-05. */
  beaten: turnNumber.nullable(),
  /** Null where `vpVisibility` hides it. */
  vp: count.nullable(),
  relation: z.enum(RELATIONS).nullable(),
  god: god.nullable(),
  craftworld: craftworld.nullable(),
});

export const own = z.strictObject({
  id: seatKey,
  capital: hexKey.nullable(),
  record: seatState,
  /** Sites in hexes that the seat controls, in full. */
  sites: z.record(hexKey, site),
  strongholds: z.record(hexKey, stronghold),
  orbit: z.record(pieceId, detachment),
  constructions: z.array(construction),
  /** Captives that the seat holds. */
  captives: z.record(pieceId, captives),
  /** Own detachments in the hands of others: only by whom. */
  taken: z.record(pieceId, seatKey),
  /** Their living units: they still count against the limits of the army. HEX-DET-05. */
  takenUnits: z.array(unitNature),
  /** Seats whose Capital holds the own diplomat, or whose diplomat is in the own Capital. HEX-DIP-11. */
  contacts: z.array(seatKey),
  /** Offers made or received in this Build phase. */
  deals: z.array(deal),
  /** In words, that the seat has made or received. */
  promises: z.array(promise),
  /** Fun battles of this turn that the seat or its opponent has reported. HEX-QB-12. */
  funReports: z.array(funBattle),
  /** On their way from or to the seat. */
  deliveries: z.array(delivery),
  /** HEX-BLD-13. */
  squadrons: count,
  airMissions: z.array(airMission),
  airSupport: z.array(airSupport),
  recon: recon.nullable(),
  /** Airspaces whose spaceports are shut this turn. HEX-AIR-14. */
  shutAirspaces: z.array(airspace),
});

export const knownHex = z.strictObject({
  inSight: z.boolean(),
  /** Turn in which it was last in sight; the current turn when in sight; null for what is public or own knowledge. */
  seenIn: turnNumber.nullable(),
  control: seatKey.nullable(),
  site: seenSite.nullable(),
  stronghold: seenStronghold.nullable(),
  /** The seat whose Capital it is; absent if the viewer knows of none. HEX-RACE-DE-05. */
  capital: seatKey.exactOptional(),
  /** Road links that touch the hex, with those that follow from other hexes that the viewer knows. HEX-MAP-03. */
  roads: edges,
  ruin: z.boolean(),
  /** Whether nothing in it waits to be discovered; null if the viewer cannot know. HEX-CLAIM-10. */
  discovered: z.boolean().nullable(),
});

export const view = z.strictObject({
  viewer: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('seat'), seat: seatKey }),
    z.strictObject({ kind: z.literal('referee') }),
    z.strictObject({ kind: z.literal('spectator') }),
  ]),
  edition: z.string().max(20),
  settings,
  chart,
  turn: turnNumber,
  phase,
  openedAt: instantSchema,
  seats: z.array(publicSeat),
  /** The viewer's own affairs; null for referee and spectator. */
  own: own.nullable(),
  /** Everybody's affairs, for the referee; empty for all others. */
  affairs: z.record(seatKey, own),
  hexes: z.record(hexKey, knownHex),
  /** Own pieces (the referee: all pieces) with units and models. */
  pieces: z.record(pieceId, piece),
  /** Pieces of others in sight. */
  seen: z.record(pieceId, seenPiece),
  /** Last known places of pieces of others that are out of sight. */
  ghosts: z.record(pieceId, ghost),
  treaties: z.array(treaty),
  /** Every battle of the turn, as far as the viewer may know it. HEX-SIGHT-12, HEX-TBL-40. */
  battles: z.array(seenBattle),
  /** For the referee: rulings that can be taken back, oldest first. Absent: none. HEX-TURN-13. */
  corrections: z
    .array(keptRuling.pick({ id: true, turn: true, phase: true, reason: true, told: true }))
    .exactOptional(),
  /** Battles of the turn that a referee has called off, as far as the viewer was told. Absent: none. HEX-TURN-13. */
  calledOff: z
    .array(
      z.strictObject({
        id: battleId,
        number: z.int().min(1),
        hex: hexKey,
        attacker: seatKey.nullable(),
        defender: seatKey.nullable(),
      }),
    )
    .exactOptional(),
  /** For the referee: settled battles that can be overruled. Absent: none. HEX-TURN-13. */
  settled: z
    .array(
      z.strictObject({
        id: battleId,
        hex: hexKey,
        attacker: seatKey.nullable(),
        defender: seatKey.nullable(),
        winner: battleSide.nullable(),
        /** Units whose losses a ruling may name, as they were before the battle. HEX-TBL-15. */
        units: z.array(
          z.strictObject({
            side: battleSide,
            army: shortText,
            unit: unitId,
            name: shortText,
            /** Models that fought, and those that it lost, as reported. */
            ready: count,
            lost: count,
            /** Points of one model. */
            each: count,
          }),
        ),
      }),
    )
    .exactOptional(),
  /** For the referee: hexes whose claims can be overruled. Absent: none. HEX-TURN-13. */
  claims: z
    .array(z.strictObject({ hex: hexKey, got: seatKey.nullable(), claimants: z.array(seatKey).readonly() }))
    .exactOptional(),
  /** How the campaign ended; null: it goes on. */
  ended,
  /** The viewer's own discoveries that wait for a later phase. */
  pending: z.array(pending),
});
