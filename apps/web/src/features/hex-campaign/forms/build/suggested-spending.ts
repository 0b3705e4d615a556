import { type BuildLine, hexCampaign, type View } from '@sealed-orders/rules/hex-campaign';

/** How a seat that plays by itself would spend the starting points here. Loaded on demand. */
export function suggestedSpending(view: View): readonly BuildLine[] {
  const sheet = hexCampaign.practice?.sheet(view) ?? null;
  return sheet?.phase === 'spending' ? sheet.lines : [];
}
