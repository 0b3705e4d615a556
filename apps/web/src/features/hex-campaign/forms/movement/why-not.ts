import { hindranceOf, type MovementOrder, type Piece } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { noWay, reasonFor } from '@sealed-orders/text/hex-campaign/forms/why-not';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import type { HexPlace } from '../../hex-context.ts';
import type { MovementForm } from './orders-context.ts';

interface Touch {
  readonly piece: Piece;
  /** The order with its path so far, or the order that the touch would give; null: it names nothing there. */
  readonly wanted: MovementOrder | null;
  readonly hex: HexKey;
}

/** Why the order in hand has no use for the touched hex or unit, with the rule. */
export function whyNot(form: MovementForm, { words, nameOf }: HexPlace, { piece, wanted, hex }: Touch): string {
  const name = nameOf(piece);
  if (wanted === null) return unitText.touchToFollow(name);
  if (!('path' in wanted)) {
    const [fault] = form.judge(wanted);
    return fault === undefined ? unitText.outOfReach(name) : reasonFor(fault, words);
  }
  if (wanted.path.at(-1) === hex) return unitText.endsThere(words.hex(hex).text);
  const hindrance = hindranceOf(form.viewFor(piece.id), wanted, hex);
  return hindrance === null ? unitText.outOfReach(name) : noWay(name, hex, hindrance, words);
}
