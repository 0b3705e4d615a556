import { lookup } from '@sealed-orders/rules/kernel';
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
  const twice = rejections.find((rejection) => rejection.code === 'seat-name-twice');
  if (twice !== undefined) return rejected['seat-name-twice'](String(twice.facts.name));
  const short = rejections.find((rejection) => rejection.code === 'clock-too-short');
  if (short !== undefined) return rejected['clock-too-short'](Number(short.facts.least));
  const [first] = rejections;
  const words = first && (wrongSetting(first, game) ?? game.refusal(first, String));
  return words ?? (await refusalSentence({ ...refusals, rejected: otherwise }, code));
}

type Rejection = NonNullable<Refused['rejections']>[number];

/** Which setting has a value that it cannot have; null: the refusal is about something else. */
function wrongSetting({ code, path: [top, id], facts }: Rejection, { settings }: SetupText): string | null {
  const words = code === 'not-understood' && top === 'settings' ? lookup(settings, String(id)) : undefined;
  if (words === undefined) return null;
  const { rejected } = newCampaignText;
  return rejected[facts.fault === 'unknown_zone' ? 'unknown-zone' : 'setting'](words.name);
}
