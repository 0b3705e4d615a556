import type { Rejection, Sheet, View } from './types.ts';

/** Why the seat owes no sheet in this phase; null if it does. */
export function notAsked(view: View, phase: Sheet['phase']): readonly Rejection[] | null {
  if (view.viewer.kind !== 'seat' || view.phase !== phase) {
    return [{ code: 'not-awaited', rule: 'HEX-TURN-03', path: ['phase'], facts: { phase: view.phase } }];
  }
  if ((view.own?.record.beaten ?? null) !== null) {
    return [{ code: 'beaten', rule: 'HEX-END-05', path: [], facts: {} }];
  }
  return null;
}
