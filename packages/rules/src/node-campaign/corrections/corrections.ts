import type { Correctable } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Correction, Rejection, View } from '../types.ts';

/** What can be corrected by an edit, with its current values; empty for all but the referee. */
export function correctable(_view: View, _type: string): readonly Correctable[] {
  return [];
}

/** Carries out an edit, or says why not. */
export function correct(_play: Play, _edit: Correction, _reason: string): readonly Rejection[] {
  return [];
}
