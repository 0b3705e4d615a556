import type { SystemId } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import type { MoreText } from '../games.ts';
import { hexCampaignMore } from '../hex-campaign/more.ts';
import { tallyMore } from '../tally/index.ts';

/** A registry: what each game says on demand, such as what a referee can correct and what the keys do. */
const MORE: Readonly<Record<PlayedSystem, MoreText>> = { 'hex-campaign': hexCampaignMore, tally: tallyMore };

const NOTHING: MoreText = { edits: {}, keys: [] };

const isTold = (system: SystemId): system is PlayedSystem => Object.hasOwn(MORE, system);

export const moreOf = (system: SystemId): MoreText => (isTold(system) ? MORE[system] : NOTHING);
