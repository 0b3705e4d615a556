import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { nodeFormatText } from '@sealed-orders/text/cli/node-campaign';
import { z } from 'zod';
import { documented } from '../documented.ts';

const seat = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
const owner = z.string().regex(/^(\*guard|[a-z][a-z0-9-]{0,31})$/);
const faction = z.string().nullable().describe('A faction, or null for a seat that nobody has yet');
const nodes = z.string().describe("Nodes: 'O3 O4'");
const settings = z.record(z.string(), z.unknown()).describe('Settings that are not at their default');
const others = z.looseObject({}).optional();

const seatText = z.looseObject({ faction }).describe('A player: its faction, and any other part of its record');

export const FORCE_PATTERN =
  /^(\*guard|[a-z][a-z0-9-]*) ([A-Z][A-Z0-9-]*)((?: [A-Za-z0-9-]+)*)(?:: ?([\d@ ]*)(?:\/([\d@ ]*))?)?$/;
const shortForce = z
  .string()
  .regex(FORCE_PATTERN, nodeFormatText.force)
  .describe(
    "Owner, node, how it came, and units by their points and XP: 'red O9 from ORB-O landing: 500 500@350 / 80'",
  );
const unit = z.looseObject({ points: z.int() });
const forceText = z.looseObject({
  is: shortForce,
  units: z.array(unit).optional().describe('Instead of the points alone: any parts of units'),
});
export type ForceText = z.infer<typeof forceText>;

export const BATTLE_PATTERN = /^([A-Z][A-Z0-9-]*): (.+)$/;
const shortBattle = z
  .string()
  .regex(BATTLE_PATTERN, nodeFormatText.battle)
  .describe("The node and its stack, the holder first: 'O4: f1 f2, f3', 'O9: red rok, f2'");
const battleText = z.looseObject({ is: shortBattle, talk: others.describe('What its players have said') });
export type BattleText = z.infer<typeof battleText>;

export const givenSchema = z
  .strictObject({
    seats: z
      .record(seat, z.union([faction, seatText]))
      .optional()
      .describe('The seats in their order, each with its faction; without it red Orks and blue Imperial Guard'),
    forces: z.record(z.string(), z.union([shortForce, forceText])).optional(),
    control: z
      .record(owner, nodes)
      .optional()
      .describe('By owner, or nobody; a battleforce controls its node unless it came from another'),
    cp: z.record(seat, z.int()).optional().describe('Command points; without it 7'),
    acceleration: z.record(seat, z.int()).optional().describe('Points of acceleration that may be spent'),
    held: z.record(seat, z.int()).optional().describe('Points of acceleration of the first session, under embargo'),
    roks: z.record(z.string(), seat).optional(),
    portals: z.record(z.string(), z.array(seat)).optional(),
    destroyed: nodes.optional().describe('Where the installation of the map is destroyed'),
    battles: z
      .array(z.union([shortBattle, battleText]))
      .optional()
      .describe('Battles that opened with the scenario: b1, b2'),
    retreats: z.record(z.string(), nodes).optional().describe('Lists of preferred retreats by battleforce'),
    scored: z
      .record(seat, z.record(z.string(), z.int()))
      .optional()
      .describe('Victory points by seat and by what they were scored for'),
    settings: settings.optional(),
    day: z.int().positive().optional(),
    date: z.string().optional().describe('Without it Friday, 2026-01-02'),
    with: others.describe('Any other part of the state'),
  })
  .meta({ id: 'node-campaign-given', description: 'A state of the node campaign on its default map' });
export type Given = z.infer<typeof givenSchema>;

export const beginSchema = z
  .strictObject({
    seats: z.record(seat, z.union([faction, seatText])),
    settings: settings.optional(),
    startDate: z.string().nullable().optional().describe('Without it 2026-01-02, the day of the first step'),
    with: others.describe('Any other part of the setup'),
  })
  .meta({ id: 'node-campaign-begin', description: 'A setup of the node campaign' });
export type Begin = z.infer<typeof beginSchema>;

const fullOrder = documented(nodeCampaign.schemas.order, 'An order in full; its commands may be short');
export const orderSchema = z
  .union([
    z.string().describe("A short order: 'move f1 O4', 'report b1 attacker solid: u3', 'place D2'"),
    z.array(z.unknown()).describe('A series of commands that are given now'),
    fullOrder,
  ])
  .meta({ id: 'node-campaign-order', description: 'An order of a seat' });
