import { airFaults } from './air/check.ts';
import { notAsked } from './check-asked.ts';
import type { AirSheet, Rejection, View } from './types.ts';

/** As `check`, for this phase alone: its order form does not load what the other sheets are judged by. */
export function checkAirOrders(view: View, sheet: AirSheet): readonly Rejection[] {
  return notAsked(view, sheet.phase) ?? airFaults(view, sheet.air, ['air']);
}
