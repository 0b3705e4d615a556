import { FACTIONS } from '@sealed-orders/rules/hex-campaign';
import { hexFormatText } from '@sealed-orders/text/cli/hex-campaign';
import { z } from 'zod';

export const SITE_PATTERN = new RegExp(
  `^(?:resource (\\d+)|(village|town|city|metropol) (${FACTIONS.join('|')})(?: (\\d+) bp)?(?:: ([a-z-]+(?:, [a-z-]+)*))?)$`,
);
export const siteSchema = z
  .union([
    z
      .string()
      .regex(SITE_PATTERN, hexFormatText.site)
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
export const strongholdText = z.string().regex(STRONGHOLD_PATTERN, hexFormatText.stronghold).meta({
  id: 'stronghold',
  description:
    "'red camp', 'blue fortification radar', 'red camp: tower, bunker', 'ig fortification: turret las-cannons'",
});
