import type { CampaignPlace } from '../../campaign/campaign-context.ts';
import { stepsUpTo } from '../../campaign-data/standing-steps.ts';

/** The step that led to the first one of the report: not the one before it in the log if the campaign was rewound. */
export function stepBefore({ steps, n, covered }: Pick<CampaignPlace, 'steps' | 'n' | 'covered'>): number {
  const led = stepsUpTo(steps, n);
  const first = led.findIndex((step) => step.n === covered.first);
  return led[first - 1]?.n ?? Math.max(0, covered.first - 1);
}
