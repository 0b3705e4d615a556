import { hexCampaign } from './hex-campaign/index.ts';
import type { HexGame } from './hex-campaign/types.ts';
import type { Ruleset, SystemId } from './kernel/index.ts';
import { invariant } from './kernel/index.ts';

/** The rule systems that this build can play. */
export const PLAYED_SYSTEMS: readonly SystemId[] = [hexCampaign.id];

/** The rules of a system. Ask {@link PLAYED_SYSTEMS} first where the system comes from outside. */
export function rulesetOf(system: SystemId): Ruleset<HexGame> {
  invariant(system === hexCampaign.id, `no rules for ${system}`);
  return hexCampaign;
}
