import { squadronsText } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import type { FormWords } from '../../../campaign/door.ts';
import type { MovementForm } from './orders-context.ts';

type Written = Pick<MovementForm, 'orders' | 'stateOf' | 'refusalsOf'> & {
  readonly pieces: readonly Pick<MovementForm['pieces'][number], 'id'>[];
};

interface Flown {
  /** The squadrons without a mission. */
  readonly gaps: readonly unknown[];
  /** How many have one. */
  readonly flying: number;
  readonly refused: number;
}

/**
 * What the seal says, and asks before it seals.
 * @param gaps the names of the pieces without an order
 * @param sky the squadrons on the same sheet
 */
export function movementWords(form: Written, gaps: readonly string[], sky: Flown): FormWords {
  const drafts = form.pieces.filter((piece) => form.stateOf(piece.id) === 'draft').length;
  const refused = form.pieces.filter((piece) => form.refusalsOf(piece.id).length > 0).length + sky.refused;
  const given = form.pieces.length - gaps.length + sky.flying;
  const free = sky.gaps.length;
  const stay = free > 0 ? [squadronsText.stay(free)] : [];
  const lacking = [...(gaps.length > 0 ? [sheetText.willGuard(gaps)] : []), ...stay];
  const asked = [...(gaps.length > 0 ? [sheetText.confirm(gaps)] : []), ...stay.map((says) => `${says}.`)];
  const complete = given > 0 ? sheetText.allComplete : sheetText.noneNeeded;
  return {
    seal: given > 0 ? sheetText.seal(given) : sheetText.sealNone,
    note: lacking.length > 0 ? lacking.join('; ') : drafts > 0 ? sheetText.stillDrawn(drafts) : complete,
    refused: refused > 0 ? sheetText.refused(refused) : null,
    isDraft: refused > 0 || (given === 0 && lacking.length > 0),
    confirm: asked.length > 0 ? asked.join(' ') : null,
    committed: sheetText.committed(form.orders.length + sky.flying),
  };
}
