import type { View } from '@sealed-orders/rules/hex-campaign';
import type { Words } from '@sealed-orders/text/hex-campaign';
import { squadronName } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import type { HexPlace, Selection } from '../hex-context.ts';
import { knownPiece } from './known.ts';

interface Known extends Pick<HexPlace, 'nameOf'> {
  readonly view: View;
  readonly words: Words;
}

/** What screen readers hear when a unit is selected, by whatever means: its name and its hex. Empty: nothing. */
export function spokenSelection({ view, words, nameOf }: Known, selection: Selection): string {
  if (selection?.kind === 'squadron') return squadronName(selection.squadron);
  const piece = selection?.kind === 'piece' ? (knownPiece(view, selection.piece)?.piece ?? null) : null;
  return piece === null ? '' : `${nameOf(piece)}, ${words.hex(piece.hex).text}`;
}
