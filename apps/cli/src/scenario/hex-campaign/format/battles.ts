import { BATTLE_STAGES, FACTIONS } from '@sealed-orders/rules/hex-campaign';
import { hexFormatText } from '@sealed-orders/text/cli/hex-campaign';
import { z } from 'zod';
import { BATTLES } from './orders.ts';
import { hex } from './words.ts';

const force = `npc (?:${FACTIONS.join('|')}) \\d+`;
const NAME = '[A-Za-z][A-Za-z0-9-]{0,63}';
export const SIDE_PATTERN = new RegExp(`^(?:${force}(?:, ${force})*|(${NAME}(?: ${NAME})?) (${BATTLES}))$`);
export const SUPPORT_PATTERN = new RegExp(`^(${NAME}) (${BATTLES})( beside| orbit)?$`);
const battleSide = z.string().regex(SIDE_PATTERN, hexFormatText.battleSide);
const supporters = z.array(z.string().regex(SUPPORT_PATTERN, hexFormatText.supporter)).optional();

export const battleSchema = z.strictObject({
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
