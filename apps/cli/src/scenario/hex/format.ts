import {
  BATTLE_ORDERS,
  BATTLE_STAGES,
  FACTIONS,
  MOVE_CLASSES,
  MOVEMENT_ORDERS,
  PHASES,
  SLOTS,
  TERRAINS,
  TREATMENTS,
  TREATY_KINDS,
} from '@sealed-orders/rules/hex-campaign';
import { scenarioFormatText } from '@sealed-orders/text/cli/scenarios';
import { z } from 'zod';

const hex = z
  .string()
  .regex(/^-?\d+,-?\d+$/, scenarioFormatText.hex)
  .meta({ id: 'hex' });
const edge = z
  .string()
  .regex(/^-?\d+,-?\d+\|-?\d+,-?\d+$/, scenarioFormatText.side)
  .meta({ id: 'side', description: "The side between two neighbouring hexes: '0,0|1,0'" });
const area = z
  .string()
  .regex(/^-?\d+,-?\d+( \+\d+)?$/, scenarioFormatText.area)
  .meta({ id: 'area', description: "A hex, 'q,r', or all hexes around it: '0,0 +2'" });
const seat = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, scenarioFormatText.seat);
const pieceId = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, scenarioFormatText.pieceId);
const faction = z.enum(FACTIONS).meta({ id: 'faction' });

const models = z.union([
  z.int().nonnegative().describe('All of them ready'),
  z.strictObject({
    ready: z.int().nonnegative().optional(),
    wounded: z.int().nonnegative().optional(),
    damaged: z.int().nonnegative().optional(),
    dead: z.int().nonnegative().optional(),
    captured: z.int().nonnegative().optional(),
  }),
]);

export const unitSchema = z
  .strictObject({
    name: z.string().optional(),
    slot: z.enum(SLOTS).optional(),
    moveClass: z.enum(MOVE_CLASSES).optional(),
    scout: z.boolean().optional(),
    points: z.int().nonnegative().optional().describe('Of the whole unit at roster size'),
    models: models.optional(),
    with: z.looseObject({}).optional().describe('Any other part of a unit: kind, tags, limits, mount, mark'),
  })
  .meta({ id: 'unit' });
export type UnitText = z.infer<typeof unitSchema>;

const CLASSES = MOVE_CLASSES.join('|');
export const PIECE_PATTERN = new RegExp(
  `^([a-z][a-z0-9-]*) (?:(garrison|spy|diplomat)|(convoy)(?: (\\d+))?|((?:${CLASSES})(?:\\+(?:${CLASSES}))*) (2|4|6|8))` +
    ' @ (-?\\d+,-?\\d+)(?: (\\d+) points)?( scouts)?$',
);
const pieceText = z
  .string()
  .regex(PIECE_PATTERN, scenarioFormatText.piece)
  .meta({
    id: 'piece-in-short',
    description:
      "'red infantry 4 @ 0,0' (the number is its movement allowance), 'red infantry+tracked 4 @ 0,0 600 points scouts', " +
      "'red garrison @ 0,0', 'blue convoy 120 @ 1,0' (its BP), 'red spy @ 0,0', 'red diplomat @ 0,0'",
  });
export const pieceSchema = z
  .union([
    pieceText,
    z.strictObject({
      is: pieceText,
      name: z.string().optional(),
      units: z.array(unitSchema).min(1).optional(),
      dxp: z.int().nonnegative().optional(),
      garrisonDetachment: z.boolean().optional(),
      treatment: z.enum(TREATMENTS).nullable().optional(),
      home: hex.optional().describe('Of a spy: where it was built'),
      with: z.looseObject({}).optional().describe('Any other part of a piece, as the state has it'),
    }),
  ])
  .meta({ id: 'piece' });
export type PieceText = z.infer<typeof pieceSchema>;

export const SITE_PATTERN = new RegExp(
  `^(?:resource (\\d+)|(village|town|city|metropol) (${FACTIONS.join('|')})(?: (\\d+) bp)?(?:: ([a-z-]+(?:, [a-z-]+)*))?)$`,
);
const siteSchema = z
  .union([
    z
      .string()
      .regex(SITE_PATTERN, scenarioFormatText.site)
      .describe("'resource 150', 'town ch', 'city ig 80 bp: barracks, light-factory'"),
    z.strictObject({
      is: z.string().regex(SITE_PATTERN),
      name: z.string(),
    }),
  ])
  .meta({ id: 'site' });
export type SiteText = z.infer<typeof siteSchema>;

export const STRONGHOLD_PATTERN =
  /^([a-z][a-z0-9-]*) (camp|fortification|capital-fortification)( radar)?(?:: ([a-z-]+(?: [a-z-]+)?(?:, [a-z-]+(?: [a-z-]+)?)*))?$/;
const strongholdText = z.string().regex(STRONGHOLD_PATTERN, scenarioFormatText.stronghold).meta({
  id: 'stronghold',
  description:
    "'red camp', 'blue fortification radar', 'red camp: tower, bunker', 'ig fortification: turret las-cannons'",
});

const ORDERS = MOVEMENT_ORDERS.join('|');
export const ORDER_PATTERN = new RegExp(
  `^([A-Za-z]\\S*) (${ORDERS})((?: -?\\d+,-?\\d+)*)(?: ([A-Za-z]\\S*?))??( high)?$`,
);
const BATTLES = BATTLE_ORDERS.join('|');
export const BATTLE_ORDER_PATTERN = new RegExp(
  `^([A-Za-z]\\S*) (${BATTLES})(?: (-?\\d+,-?\\d+)| ([A-Za-z]\\S*))?(?: via (-?\\d+,-?\\d+))?$`,
);
export const orderSchema = z
  .union([
    z
      .string()
      .regex(new RegExp(`${ORDER_PATTERN.source}|${BATTLE_ORDER_PATTERN.source}`), scenarioFormatText.order)
      .describe(
        "An order in short: 'R1 path 1,0 2,0', 'R2 follow B1', 'R3 guard', 'R4 path 1,0 high'; in battle orders " +
          "'R1 attack 1,0', 'R1 planned-raid B1', 'R1 withdraw -1,0', 'R1 support R2', 'R1 defend'",
      ),
    z.looseObject({ type: z.enum(MOVEMENT_ORDERS), piece: z.string() }),
    z.looseObject({}).describe('In another phase: a line of a build sheet, an air mission, a mission of a spy'),
  ])
  .meta({ id: 'order' });
export type OrderText = z.infer<typeof orderSchema>;

const settings = z.record(z.string(), z.unknown()).describe('Settings of the catalogue that are not at their default');

const seatSchema = z
  .union([
    faction,
    z.strictObject({
      faction: faction.optional(),
      name: z.string().optional(),
      strategy: z.int().min(0).max(5).optional(),
      capital: hex.nullable().optional(),
      startingCapital: hex.optional(),
      vp: z.int().optional(),
      with: z.looseObject({}).optional().describe('Any other part of the record of a seat: debt, god, closedTo'),
    }),
  ])
  .meta({ id: 'seat' });
export type SeatText = z.infer<typeof seatSchema>;

const size = z
  .string()
  .regex(/^\d+x\d+$/)
  .describe("Columns and rows: '11x10'");
const rows = z.array(z.string().regex(/^[phfjs]+$/)).describe('A letter a hex: plains, hills, forest, jungle, sea');

export const memorySchema = z.strictObject({
  hexes: z
    .record(
      hex,
      z.strictObject({
        turn: z.int().positive(),
        control: seat.nullable().optional(),
        site: siteSchema.optional(),
        stronghold: strongholdText.optional(),
        garrison: seat.optional(),
        roads: z.array(edge).optional(),
        ruin: z.boolean().optional(),
      }),
    )
    .optional(),
  ghosts: z
    .record(z.string(), z.strictObject({ turn: z.int().positive(), piece: pieceText }))
    .optional()
    .describe('Pieces of others where they were last seen'),
});
export type MemoryText = z.infer<typeof memorySchema>;

const holding = z.union([z.literal('prison'), pieceId]).describe('The prison of the hex, or the army that guards them');

/** Detachments that stand in no hex of their own. */
const captivesSchema = z.strictObject({
  is: pieceText,
  captor: seat,
  in: holding,
  imprisoned: z.int().nullable().optional(),
  jailed: z.int().nullable().optional(),
  with: z.looseObject({}).optional().describe('Any other part of the detachment, as the state has it'),
});
export type CaptivesText = z.infer<typeof captivesSchema>;

const constructionSchema = z.strictObject({
  id: pieceId,
  is: pieceText,
  ready: z.int().positive().describe('The turn in whose upkeep it arrives'),
  orbit: z.boolean().optional(),
  prefer: z.array(hex).optional(),
  paid: z.int().nonnegative().optional(),
});
export type ConstructionText = z.infer<typeof constructionSchema>;

const side = z.strictObject({
  bp: z.int().nonnegative().optional(),
  from: hex.nullable().optional(),
  captives: z.array(pieceId).optional(),
});
const dealSchema = z.strictObject({
  id: z.string(),
  from: seat,
  to: seat,
  secret: z.boolean().optional(),
  treaty: z.enum(TREATY_KINDS).nullable().optional(),
  gives: side.optional(),
  takes: side.optional(),
  promise: z.string().optional(),
  signed: z.boolean().optional(),
});
export type DealText = z.infer<typeof dealSchema>;

const force = `npc (?:${FACTIONS.join('|')}) \\d+`;
const NAME = '[A-Za-z][A-Za-z0-9-]{0,63}';
export const SIDE_PATTERN = new RegExp(`^(?:${force}(?:, ${force})*|(${NAME}(?: ${NAME})?) (${BATTLES}))$`);
export const SUPPORT_PATTERN = new RegExp(`^(${NAME}) (${BATTLES})( beside| orbit)?$`);
const battleSide = z.string().regex(SIDE_PATTERN, scenarioFormatText.battleSide);
const supporters = z.array(z.string().regex(SUPPORT_PATTERN, scenarioFormatText.supporter)).optional();

const battleSchema = z.strictObject({
  attacker: battleSide.describe("Armies and the order they fight under: 'R1 attack'; NPC forces: 'npc ork 800'"),
  defender: battleSide
    .nullable()
    .optional()
    .describe("'B1 defend', with a garrison 'B1 G1 guard'; null: nobody is there"),
  hex: hex.optional().describe("Without it that of the attacker's army, or of the defender's where NPC forces attack"),
  origin: hex.optional().describe('Where the attacker came from'),
  home: hex.optional().describe('Where a raider goes home to'),
  support: z
    .strictObject({ attacker: supporters, defender: supporters })
    .optional()
    .describe(
      "Armies beside it: 'R2 attack', 'R3 guard beside' (its order is not about this battle), 'R4 attack orbit'",
    ),
  stronghold: z.boolean().optional(),
  stage: z.enum(BATTLE_STAGES).optional(),
  with: z.looseObject({}).optional().describe('Any other part of a battle, as the state has it'),
});
export type BattleText = z.infer<typeof battleSchema>;

export const givenSchema = z
  .strictObject({
    map: z
      .strictObject({ size: size.optional(), rows: rows.optional(), origin: hex.optional() })
      .optional()
      .describe('Without a map the board is 17x17 plains and 0,0 its middle. Origin: column,row of the hex 0,0.'),
    terrain: z.record(area, z.enum(TERRAINS)).optional(),
    rivers: z.array(edge).optional(),
    roads: z.array(edge).optional(),
    airspaces: z.array(z.string()).optional().describe('A digit a hex; without it the grid of the settings'),
    names: z.record(hex, z.string()).optional(),
    seats: z.record(seat, seatSchema).optional().describe('Without it red (sm) and blue (ch)'),
    control: z.record(seat, z.array(area)).optional(),
    undiscovered: z.union([z.literal('uncontrolled'), z.array(area)]).optional(),
    sites: z.record(hex, siteSchema).optional(),
    strongholds: z.record(hex, strongholdText).optional(),
    pieces: z.record(pieceId, pieceSchema).optional(),
    captives: z
      .record(pieceId, captivesSchema)
      .optional()
      .describe('Detachments in the hands of others, where those are'),
    orbit: z.record(pieceId, pieceSchema).optional().describe('Detachments in orbit, with the last hex they stood in'),
    constructions: z.array(constructionSchema).optional().describe('Detachments that are paid and not there yet'),
    deals: z.array(dealSchema).optional().describe('Offers on the table of the open Build phase'),
    battles: z.array(battleSchema).optional().describe('Battles of the turn, in their order'),
    ruins: z.array(hex).optional().describe('Where settlements were destroyed'),
    treaties: z.array(z.string().regex(/^[a-z][a-z0-9-]* [a-z][a-z0-9-]* (alliance|pact)( secret)?$/)).optional(),
    memory: z.record(seat, memorySchema).optional(),
    settings: settings.optional(),
    turn: z.int().positive().optional(),
    phase: z.enum(PHASES).optional(),
    with: z.looseObject({}).optional().describe('Any other part of the state, as the state has it'),
  })
  .meta({ id: 'given', description: 'A state of the hex campaign' });
export type Given = z.infer<typeof givenSchema>;

export const beginSchema = z
  .strictObject({
    preset: z.enum(['three-players', 'four-players', 'free']).optional(),
    map: z
      .strictObject({ size: size.optional(), rows: rows.optional() })
      .optional()
      .describe('Without it 11x10 plains'),
    terrain: z.record(area, z.enum(TERRAINS)).optional(),
    seats: z.record(
      seat,
      z.strictObject({
        faction: faction.optional(),
        strategy: z.int().optional(),
        detachments: z
          .array(
            z.strictObject({ name: z.string().optional(), march: z.string().optional(), units: z.array(unitSchema) }),
          )
          .optional(),
      }),
    ),
    settings: settings.optional(),
    clock: z.looseObject({}).optional(),
    with: z.looseObject({}).optional().describe('Any other part of the setup, as the setup has it'),
  })
  .meta({ id: 'begin', description: 'A setup of the hex campaign; coordinates are those of the map' });
export type Begin = z.infer<typeof beginSchema>;
