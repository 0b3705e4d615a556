import { z } from 'zod';
import { CONDITIONS, PREFERENCES, QUEUES, REACTIONS, ROLLED_PHASES } from '../vocabulary.ts';
import { army, lossOrder, newDetachment } from './army.ts';
import {
  battleId,
  counterId,
  detachmentId,
  detachmentIds,
  effect,
  mission,
  planet,
  race,
  route,
  seat,
  side,
  territoryId,
  territoryIds,
} from './atoms.ts';
import { result } from './battle.ts';

const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

const detachment = detachmentId;
const escort = detachmentId.nullable();
/** The purpose of a flight or a drop. */
const purpose = z.enum(['move', 'attack', 'response']);

/** What a side declares on its turn, or answers when asked. All of it can be queued and proposed. */
export const declaration = z.discriminatedUnion('type', [
  /** SEC-DEPLOY-01. */
  of('place', { detachment, at: territoryId }),
  /** SEC-AIR-01. */
  of('mission', { detachment, mission }),
  /** SEC-SCOUT-01; routes of flights, there and back. SEC-AIR-03. */
  of('scout', { detachment, territory: territoryId, route: route.nullable(), back: route.nullable(), escort }),
  /** SEC-AIR-11: an escort alone. It uses up no declaration, and the same side goes on. */
  of('dogfight', { detachment, route, against: counterId, back: route.nullable() }),
  /** SEC-MOVE-02, -03. */
  of('move', { detachment, to: territoryId, isBonus: z.boolean() }),
  /** SEC-MOVE-04. */
  of('fortify', { territory: territoryId }),
  /** SEC-DROP-04. */
  of('land-vehicles', { detachment }),
  /** SEC-ATK-02, -04. */
  of('attack', { from: territoryId, to: territoryId, detachments: detachmentIds.min(1), isHasty: z.boolean() }),
  /** SEC-RESP-03. */
  of('respond', { detachment }),
  /** SEC-AIR-06, SEC-MOVE-05, SEC-ATK-05, SEC-RESP-04. `cargo`: carried from where the flight starts. */
  of('fly', { purpose, detachment, route, cargo: detachmentId.nullable(), escort, isBonus: z.boolean() }),
  /** SEC-DROP-03. */
  of('drop', { purpose, detachment, at: territoryId }),
  /** SEC-RESP-01: no more responses to this attack. */
  of('done', {}),
  /** SEC-INIT-04. */
  of('pass', {}),
]);

/** SEC-TURN-05: the first legal choice whose condition holds is declared. */
export const instruction = z.strictObject({
  choices: z
    .array(
      z.strictObject({
        /** Null: unconditional. */
        when: z.strictObject({ is: z.enum(CONDITIONS), territory: territoryId }).nullable(),
        declaration,
      }),
    )
    .min(1)
    .max(10),
});
export const instructions = z.array(instruction).max(40);

const placed = z.strictObject({ detachment: newDetachment, at: territoryId });

/** SEC-CR-07 to -11. `points`: of the score. */
export const purchase = z.discriminatedUnion('resource', [
  z.strictObject({
    resource: z.literal('ground'),
    points: z.int().min(1).max(10),
    detachment: newDetachment,
    at: territoryId,
  }),
  z.strictObject({ resource: z.literal('air'), detachment: newDetachment, at: territoryId }),
  z.strictObject({ resource: z.literal('bombardment') }),
  z.strictObject({ resource: z.literal('dropship'), detachment: newDetachment }),
  z.strictObject({ resource: z.literal('engineers'), at: territoryId }),
]);

/** SEC-TURN-02: everything that a side decides at the start of a turn. */
export const commandSheet = z.strictObject({
  /** SEC-DIR-02. */
  ignores: z.boolean(),
  /** The visiting commander or the reserves of an accepted directive. SEC-DIR-13, -14. */
  additions: z.array(placed).max(4),
  /** Where those who were called away return. SEC-DIR-15. */
  returns: z.array(z.strictObject({ detachment, at: territoryId })).max(200),
  /** The temporary detachments that the side pays for. SEC-CR-04. */
  upkeep: detachmentIds,
  purchases: z.array(purchase).max(10),
});

/** SEC-BTL-06, -07, -08: where each goes; null: it stays. Flyers give their route. The rules decide for the others. */
export const withdrawal = z.strictObject({ detachment, to: territoryId.nullable(), route: route.nullable() });

/** SEC-MOM-07, SEC-DIR-17: what a side decides at the end of a turn. */
export const turnEnd = z.strictObject({
  effects: z.array(effect).max(40),
  remove: detachmentIds,
  gain: placed.nullable(),
  keep: detachmentId.nullable(),
});

const battle = battleId;

export const order = z.discriminatedUnion('type', [
  /** SEC-SETUP-10: sealed. It can be sealed again until both sides have sealed. */
  of('seal-army', { army }),
  of('seal-majors', { territories: territoryIds }),
  of('name-planet', { planet }),
  of('declare', { declaration }),
  /** SEC-INIT-01, with `askInitiative`. */
  of('first', { who: z.enum(PREFERENCES) }),
  /** SEC-AIR-05; null: lets it pass. */
  of('intercept', { detachment: detachmentId.nullable() }),
  /** SEC-AIR-10. */
  of('counter-intercept', { reacts: z.boolean() }),
  /** SEC-AIR-04: fires now, or saves its fire. */
  of('flak', { detachment, fires: z.boolean() }),
  of('command', { sheet: commandSheet }),
  of('withdraw', { withdrawals: z.array(withdrawal).max(200) }),
  of('end-turn', { choices: turnEnd }),
  // Standing instructions. SEC-TURN-05.
  of('queue', { queue: z.enum(QUEUES), instructions }),
  of('prefer', { phase: z.enum(ROLLED_PHASES), who: z.enum(PREFERENCES) }),
  /** Without `losses`, the order in which it gives up units stays the same. */
  of('react', { detachment, reaction: z.enum(REACTIONS), losses: lossOrder.exactOptional() }),
  // The staff. SEC-SETUP-05.
  of('propose', { declaration, reason: z.string().max(2000) }),
  of('take-back-proposal', { proposal: z.int().min(1) }),
  of('adopt', { proposal: z.int().min(1), into: z.enum(['now', 'queue']) }),
  of('decline', { proposal: z.int().min(1) }),
  of('assign', { detachment, keeper: seat.nullable() }),
  // Battles. SEC-BTL-12 to -14, SEC-MOM-08, SEC-CR-09.
  of('quick', { battle, wants: z.boolean() }),
  of('use-effects', {
    battle,
    effects: z.array(z.strictObject({ effect, detachment: detachmentId.nullable() })).max(40),
    bombardments: z.int().min(0).max(40),
  }),
  of('report', { battle, result }),
  of('confirm', { battle }),
  of('amend', { battle, result }),
  of('dispute', { battle, text: z.string().max(2000) }),
  of('take-back', { battle }),
  of('concede', { battle }),
  /** SEC-XP-11: the detachment after the change; `choices`: how many were altered or added. */
  of('alter', { detachment, into: newDetachment, choices: z.int().min(1).max(40) }),
  /** SEC-VP-11. */
  of('surrender', {}),
  /** SEC-TURN-05: against a side that was absent for two turns. */
  of('claim-victory', {}),
]);

/** Rulings by the referee; corrections of single values are `edits` of a ruling `corrections`. */
export const ruling = z.discriminatedUnion('type', [
  /** For a side without an army. SEC-SETUP-10. */
  of('set-army', { side, army }),
  of('settle', { battle, result }),
  /** Nobody wins, nothing is scored, and the attackers go back. */
  of('call-off', { battle }),
  of('answer-claim', { side, isConfirmed: z.boolean() }),
  of('end-campaign', { winner: side.nullable() }),
  /** Other corrections, carried out in turn, all or none. */
  of('corrections', {
    edits: z
      .array(
        z.discriminatedUnion('type', [
          of('set-score', { side, score: z.int().min(-1000).max(1000) }),
          of('set-control', { territory: territoryId, side }),
          of('set-fortified', { territory: territoryId, isFortified: z.boolean() }),
          of('move-counter', { counter: counterId, to: territoryId }),
          of('remove-counter', { counter: counterId }),
          of('set-xp', { counter: counterId, xp: z.int().min(0).max(1000) }),
          of('set-dropships', { race, isPermitted: z.boolean() }),
        ]),
      )
      .min(1)
      .max(20),
  }),
]);
