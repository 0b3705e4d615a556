import { printed, SIDES } from '@sealed-orders/rules/sector-campaign';
import type { Words } from '@sealed-orders/text/sector-campaign';
import { declarationText } from '@sealed-orders/text/sector-campaign/declarations';
import type { Forecast } from './forecast.ts';

const text = declarationText.isolation;

/** A forecast in words, after what it depends on; null: nothing would change. SEC-ISO-11. */
export function isolationSays(
  { taken, isolates, cutsOff, frees }: Forecast,
  words: Words,
): { readonly lead: string; readonly says: string } | null {
  if (taken === null || (isolates.length === 0 && frees.length === 0)) return null;
  const groups = SIDES.flatMap((holder) => {
    const ids = isolates.filter((one) => one.holder === holder).map(({ territory }) => territory);
    return ids.length === 0 ? [] : [text.isolates(ids, holder, words)];
  });
  return {
    lead: text.falls(printed(taken.territory)),
    says: [
      ...groups,
      ...(cutsOff.length === 0 ? [] : [text.cutsOff(cutsOff, words)]),
      ...(frees.length === 0 ? [] : [text.frees(frees, words)]),
    ].join(' '),
  };
}
