import {
  type Army,
  armyFaults,
  type NewDetachment,
  type Race,
  type Rejection,
  type Settings,
} from '@sealed-orders/rules/sector-campaign';

/** The terms that an army has to fit. */
export interface Terms {
  readonly settings: Settings;
  readonly race: Race;
}

/** Why an army can't be sealed. One without detachments has no faults yet. */
export const faultsOf = ({ settings, race }: Terms, army: Army): readonly Rejection[] =>
  army.detachments.length === 0 ? [] : armyFaults(settings, race, army);

/** What the player may have overlooked; the army can be sealed all the same. */
export type Advice = { readonly kind: 'no-commander' } | { readonly kind: 'no-intercept'; readonly name: string };

export function adviceOn({ detachments }: Army): readonly Advice[] {
  const hasCommander = detachments.some(({ isCommander }) => isCommander);
  const tame = detachments.filter(
    ({ kind, units }) => kind === 'aerial' && units.every(({ intercept }) => intercept === 0),
  );
  return [
    ...(detachments.length === 0 || hasCommander ? [] : [{ kind: 'no-commander' } as const]),
    ...tame.map(({ name }) => ({ kind: 'no-intercept', name }) as const),
  ];
}

/** Whether a detachment can be added to an army, is already in it, or is refused by the rules. */
export type Offer =
  | { readonly kind: 'open' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly refusal: Rejection };

export function offerOf(terms: Terms, army: Army, detachment: NewDetachment): Offer {
  const written = JSON.stringify(detachment);
  if (army.detachments.some((one) => JSON.stringify(one) === written)) return { kind: 'taken' };
  const before = faultsOf(terms, army).map((fault) => JSON.stringify(fault));
  const after = faultsOf(terms, { ...army, detachments: [...army.detachments, detachment] });
  const refusal = after.find(
    (fault) => fault.code !== 'too-few-detachments' && !before.includes(JSON.stringify(fault)),
  );
  return refusal === undefined ? { kind: 'open' } : { kind: 'refused', refusal };
}

/** By how many points a refused detachment exceeds the limit; null: it is refused for another reason. */
export function excessOf({ code, facts: { points, most } }: Rejection): number | null {
  return code === 'too-many-points' && typeof points === 'number' && typeof most === 'number' ? points - most : null;
}
