import type { SetupText } from '@sealed-orders/text';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { refusalSentence } from '../actions/refusal-sentence.ts';
import type { Outputs } from '../api/client.ts';

type Refused = Extract<Outputs['campaigns']['create'], { ok: false }>['problem'];

/** Why a campaign was not created, or not changed, as requested. */
export async function refusalWords(
  { code, rejections = [] }: Refused,
  game: SetupText,
  otherwise: string = newCampaignText.refused,
): Promise<string> {
  const { refusals, rejected } = newCampaignText;
  const reserved = rejections.find((rejection) => rejection.code === 'seat-reserved');
  if (reserved !== undefined) return rejected['seat-reserved'](String(reserved.facts.name));
  const short = rejections.find((rejection) => rejection.code === 'clock-too-short');
  if (short !== undefined) return rejected['clock-too-short'](Number(short.facts.least));
  const [first] = rejections;
  const words = first && game.refusal(first, String);
  return words ?? (await refusalSentence({ ...refusals, rejected: otherwise }, code));
}
