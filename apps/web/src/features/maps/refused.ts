import type { SetupText } from '@sealed-orders/text';
import { mapsText } from '@sealed-orders/text/pages/maps';
import type { Outputs } from '../api/client.ts';

type Problem = Extract<Outputs['maps']['keep'], { ok: false }>['problem'];

/** Why a map was not kept, in one sentence. */
export function refusedMap({ code, rejections = [] }: Problem, game: SetupText): string {
  if (code === 'too-many-maps' || code === 'map-too-long' || code === 'map-changed') return mapsText.refusals[code];
  const [first] = rejections;
  return (first === undefined ? null : game.refusal(first, String)) ?? mapsText.refused;
}
