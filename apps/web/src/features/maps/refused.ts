import type { SetupText } from '@sealed-orders/text';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { refusalSentence } from '../actions/refusal-sentence.ts';
import type { Outputs } from '../api/client.ts';

type Problem = Extract<Outputs['maps']['keep'], { ok: false }>['problem'];

/** Why a map was not saved, in one sentence. */
export async function refusedMap({ code, rejections = [] }: Problem, game: SetupText): Promise<string> {
  const [first] = rejections;
  return (first && game.refusal(first, String)) ?? (await refusalSentence(mapsText.refusals, code));
}
