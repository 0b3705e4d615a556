import { rewindText } from '@sealed-orders/text/pages/rewind';
import type { Outputs } from '../../api/client.ts';
import type { CampaignPlace } from '../campaign-context.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The phases of a war to choose from, by their numbers. */
export const phaseChoices = (
  phases: Outputs['desk']['rewindTargets'],
  words: Pick<CampaignPlace['door']['text'], 'where'>,
): readonly (readonly [string, string])[] =>
  phases.map((phase) => {
    const where = capital(words.where(phase));
    return [String(phase.opening), phase.isOpen ? rewindText.openNow(where) : where];
  });
