import { type CounterId, type Detachment, SIDES, type Side, type View } from '@sealed-orders/rules/sector-campaign';

/** The detachment under a counter, for anyone who may read its side's desk; null for everyone else. */
export function detachmentOf(
  { desks }: Pick<View, 'desks'>,
  counter: CounterId,
): { readonly side: Side; readonly detachment: Detachment } | null {
  for (const side of SIDES) {
    const detachment = Object.values(desks[side]?.detachments ?? {}).find((one) => one.counter === counter);
    if (detachment !== undefined) return { side, detachment };
  }
  return null;
}
