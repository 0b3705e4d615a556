import { dayAndTime } from '@sealed-orders/text';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import type { Outputs } from '../../api/client.ts';
import type { CampaignPlace } from '../campaign-context.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The phases of a war to choose from, by their numbers; those of the same name with their times. */
export const phaseChoices = (
  phases: Outputs['desk']['rewindTargets'],
  words: Pick<CampaignPlace['door']['text'], 'where'>,
): readonly (readonly [string, string])[] => {
  const names = phases.map((phase) => capital(words.where(phase)));
  return phases.map(({ opening, at, isOpen }, i) => {
    const name = names[i] ?? '';
    const isOne = names.filter((other) => other === name).length === 1;
    const where = isOne ? name : rewindText.since(name, dayAndTime(new Date(at)));
    return [String(opening), isOpen ? rewindText.openNow(where) : where];
  });
};
