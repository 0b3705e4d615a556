import { z } from 'zod';
import { buildingType, count, craftworld, faction, god, hexKey, seatKey, shortText, turnNumber } from './atoms.ts';

export const dealt = z.strictObject({
  /** The middle of the seat's zone. HEX-START-16. */
  centre: hexKey,
  sizes: z.array(z.union([z.literal(1), z.literal(2), z.literal(3)])).max(20),
  yields: z.array(count).max(20),
});

export const seatState = z.strictObject({
  id: seatKey,
  name: shortText,
  faction,
  strategy: z.int().min(0).max(5),
  /** Null after its loss. HEX-CLAIM-23. */
  capital: hexKey.nullable(),
  /** Where it began: public. HEX-SIGHT-11. */
  startingCapital: hexKey,
  /** The lost Capital, which becomes the Capital again when retaken; null: none. HEX-CLAIM-23. */
  lostCapital: hexKey.nullable().default(null),
  vp: count,
  god: god.nullable().default(null),
  craftworld: craftworld.nullable().default(null),
  /** Army maintenance that could not be paid: no new detachments while there is any. HEX-BP-07. */
  debt: count.default(0),
  /** BP that fun battles take from the next upkeep. HEX-TURN-08 step 8. */
  deduction: count.default(0),
  /** Reinforcement BP of the next upkeep if an air attack's dice set them; null: the normal amount. HEX-AIR-12. */
  reinforcement: count.nullable().default(null),
  /** Very rare things that were lost, with the turn. HEX-DET-06. */
  lost: z.record(shortText, turnNumber).default({}),
  /** Special characters that were ever bought. HEX-DET-07. */
  characters: z.array(shortText).max(1000).default([]),
  /** The order in which buildings are paid; those not named follow in the order of the table. HEX-BP-08. */
  upkeepOrder: z.array(buildingType).max(60).default([]),
  /** Seats whose diplomats the Capital is closed to. HEX-DIP-12. */
  closedTo: z.array(seatKey).max(60).default([]),
  /** Free roadbuild actions left in set-up. HEX-START-14. */
  freeRoads: count.default(0),
  /** Turns in which a building was given up for BP, by its hex; those of earlier turns may be missing. HEX-BLD-05. */
  refunds: z.record(hexKey, turnNumber).default({}),
  /** Rolled in set-up and not placed yet; null: nothing. HEX-START-19. */
  dealt: dealt.nullable().default(null),
  /** The turn in which it was beaten; null: still in. HEX-END-05. */
  beaten: turnNumber.nullable().default(null),
  /** The turn in which it last lost a Capital; null: never. HEX-END-06. */
  capitalFell: turnNumber.nullable().default(null),
  /** Fun battles of this turn. HEX-QB-12. */
  funBattles: count.default(0),
});
