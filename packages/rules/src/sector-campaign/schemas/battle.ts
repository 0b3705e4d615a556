import { z } from 'zod';
import { ENDINGS, LEVELS, PURPOSES } from '../vocabulary.ts';
import {
  battleId,
  count,
  counterId,
  counterIds,
  d6,
  effect,
  name,
  route,
  side,
  territoryId,
  turn,
  way,
  winner,
} from './atoms.ts';

/** A declared attack of a battle. SEC-ATK-02. */
export const attack = z.strictObject({
  /** Null: from orbit. */
  from: territoryId.nullable(),
  counters: counterIds.min(1),
  way,
});

/** SEC-RESP-02. */
export const responder = z.strictObject({ counter: counterId, from: territoryId.nullable(), way });

/** What a report says about a detachment that took part. SEC-BTL-12, SEC-XP-05, -09. */
export const deeds = z.strictObject({
  counter: counterId,
  isHalved: z.boolean(),
  isWiped: z.boolean(),
  /** Sixes in assaults and firefights, objectives claimed first, war engine detachments and flyer detachments beaten. */
  sixes: z.int().min(0).max(100),
  objectives: z.int().min(0).max(100),
  engines: z.int().min(0).max(100),
  flyers: z.int().min(0).max(100),
});

/** SEC-BTL-12: a result as a side reports it. Stories and pictures are write-ups. */
export const result = z.strictObject({ winner, deeds: z.array(deeds).max(400) });

/** A battle as everyone can see it. Its defenders are those in the territory who fight nowhere else. */
export const battle = z.strictObject({
  id: battleId,
  territory: territoryId,
  attacker: side,
  /** In the order of declaration; emptied if all attackers are lost. SEC-BTL-16. */
  attacks: z.array(attack).max(100),
  responders: z.array(responder).max(200),
  /** Fixed when the battles begin; empty before. SEC-RESP-08, SEC-BTL-17. */
  defenders: counterIds,
  /** Whether fortifications count in it. SEC-MOVE-04. */
  isFortified: z.boolean(),
  /** Confirmed; its effects wait for the other battles. SEC-BTL-04. */
  outcome: z.strictObject({ ending: z.enum(ENDINGS), winner }).nullable(),
});

/** SEC-BTL-14: the dice of a quick resolution, as shown to players. */
export const quickDice = z.strictObject({
  attacker: z.strictObject({ die: d6, points: count, bonus: count }),
  defender: z.strictObject({ die: d6, points: count, bonus: count }),
});

/** What only the two sides and the referee know about a battle. SEC-BTL-12, SEC-MOM-08. */
export const talk = z.strictObject({
  /** Who asks for the quick resolution. */
  quick: z.array(side).max(2),
  effects: z.array(z.strictObject({ side, effect, counter: counterId.nullable() })).max(80),
  bombardments: z.strictObject({ west: count, east: count }),
  report: result.extend({ by: side }).nullable(),
  amendment: result.extend({ by: side }).nullable(),
  dispute: z.strictObject({ by: side, text: z.string().max(2000) }).nullable(),
});

/** What is published about a battle. SEC-BTL-15. */
export const pastBattle = z.strictObject({
  id: battleId,
  territory: territoryId,
  turn,
  attacker: side,
  ending: z.enum(ENDINGS),
  winner,
  fought: z
    .array(
      z.strictObject({
        side,
        counter: counterId,
        name,
        points: count,
        level: z.enum(LEVELS),
        isHalved: z.boolean(),
        isWiped: z.boolean(),
      }),
    )
    .max(400),
  dice: quickDice.nullable(),
});

/**
 * A flight on its way, or a drop. It enters the territories of its route one after the other; in each, interceptors can
 * react first, then flak. While a side is asked, it waits at `entered`. SEC-AIR-13.
 */
export const flight = z.strictObject({
  side,
  purpose: z.enum(PURPOSES),
  counter: counterId,
  cargo: counterId.nullable(),
  escort: counterId.nullable(),
  route,
  /** How many territories of the route it has entered. */
  entered: count,
  /** What comes next in the territory that it entered last. */
  step: z.enum(['intercept', 'flak', 'leave']),
  /** Interceptors of this territory that have already reacted or declined. Which counters have flak only their side knows. */
  heard: counterIds,
  /** The interceptor that the escort can meet. SEC-AIR-10. */
  met: counterId.nullable(),
  hasEscortFought: z.boolean(),
  /** Whether it was intercepted and flies home, under such terms. SEC-AIR-05. */
  hasTurnedBack: z.boolean(),
  /** SEC-AIR-11: the interceptor that the dogfight is against. */
  against: counterId.nullable(),
  /** The battle that it flies to. */
  battle: battleId.nullable(),
  /** Where scouts fly after their mission. SEC-AIR-03. */
  back: route.nullable(),
});
