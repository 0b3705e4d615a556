import type { SetupText } from '@sealed-orders/text';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import type { Outputs } from '../api/client.ts';

type Refused = Extract<Outputs['campaigns']['create'], { ok: false }>['problem'];

/** Why a campaign is not created, or not changed, as it was wanted. */
export function refusalWords(
  { code, rejections = [] }: Refused,
  game: SetupText,
  otherwise: string = newCampaignText.refused,
): string {
  const { refusals } = newCampaignText;
  if (code === 'too-many-campaigns' || code === 'seat-held' || code === 'not-in-lobby') return refusals[code];
  const reserved = rejections.find((rejection) => rejection.code === 'seat-reserved');
  if (reserved !== undefined) return refusals['seat-reserved'](String(reserved.facts.name));
  const short = rejections.find((rejection) => rejection.code === 'clock-too-short');
  if (short !== undefined) return refusals['clock-too-short'](Number(short.facts.least));
  const [first] = rejections;
  return (first === undefined ? null : game.refusal(first, String)) ?? otherwise;
}
