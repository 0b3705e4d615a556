import { otherSide } from '@sealed-orders/rules/sector-campaign';
import { capital } from '@sealed-orders/text';
import type { Words } from '@sealed-orders/text/sector-campaign';
import { declarationText } from '@sealed-orders/text/sector-campaign/declarations';
import type { Forecast } from './forecast.ts';

const text = declarationText.isolation;

/** A forecast in words: what it depends on, and the rest of the sentence; null: nothing would change. SEC-ISO-11. */
export function isolationSays(
  { taken, isolates, cutsOff, frees }: Forecast,
  words: Words,
): { readonly lead: string; readonly says: string } | null {
  if (taken === null || (isolates.length === 0 && frees.length === 0)) return null;
  // The side that takes the territory comes first, so that "it" follows the territory's name.
  const groups = [taken.by, otherSide(taken.by)].flatMap((holder) => {
    const ids = isolates.filter((one) => one.holder === holder).map(({ territory }) => territory);
    return ids.length === 0 ? [] : [text.isolates(ids, holder, taken, words)];
  });
  const clauses = [
    ...groups,
    ...(cutsOff.length === 0 ? [] : [text.cutsOff(cutsOff, words)]),
    ...(frees.length === 0 ? [] : [text.frees(frees, words)]),
  ];
  return {
    lead: text.taken(taken, words),
    says: clauses.map((clause, i) => (i === 0 ? clause : capital(clause))).join(' '),
  };
}
