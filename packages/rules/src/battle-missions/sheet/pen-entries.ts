import { lookup } from '../../kernel/index.ts';
import { partsOf } from '../entries/names.ts';
import { hasSeen } from '../entries/order.ts';
import type { BodyOf, EntryBody, Facts, PhoneId } from '../types.ts';
import { type Judgement, refused, type Turned } from './board.ts';

export type PenBody = BodyOf<'offer-pen' | 'keep-pen' | 'take-pen' | 'claim-pen' | 'give-pen'>;

const RULE = 'MSN-COMP-10';

/** What the referee rules is entered like anything else, having seen everything. MSN-COMP-10. */
export const REFEREE_PHONE = 'p0';
const isReferee = (phone: PhoneId): boolean => phone === REFEREE_PHONE;

/** MSN-COMP-10: only the phone with the pen ends player turns and asks for dice of the server. */
export const needsPen = (body: EntryBody): boolean =>
  body.type === 'end-turn' || (body.type === 'roll' && body.dice === null);

/** MSN-COMP-10: why a phone may not enter this. A phone enters for its own side; the one with the pen for both. */
export function phoneFault({ board, placed, by }: Turned): Judgement {
  const { phone, body } = placed.stored.entry;
  if (isReferee(phone)) return null;
  const side = lookup(board.phones, phone);
  const { holder, offer } = board.pen;
  if (side === undefined) return refused('not-your-phone', RULE);
  if (by !== side && phone !== holder) return refused('not-for-your-side', RULE);
  if (!needsPen(body)) return null;
  if (phone !== holder) return refused('no-pen', RULE);
  return offer === null ? null : refused('pen-offered', RULE);
}

/** MSN-COMP-10: the pen goes from one phone to another. */
export function penEntry(turned: Turned, body: PenBody, facts: Facts | null): Judgement {
  const { board, placed } = turned;
  const { pen } = board;
  const { phone } = placed.stored.entry;
  switch (body.type) {
    case 'offer-pen':
      if (phone !== pen.holder) return refused('no-pen', RULE);
      if (pen.offer !== null) return refused('pen-offered', RULE);
      board.pen = { ...pen, offer: placed.id };
      return null;
    case 'keep-pen':
      if (pen.offer !== body.offer || phone !== pen.holder) return refused('pen-not-offered', RULE);
      board.pen = { ...pen, offer: null, kept: { ...pen.kept, [body.offer]: placed.id } };
      return null;
    case 'take-pen':
      return take(turned, body);
    case 'claim-pen':
      if (facts?.isGranted !== true) return refused('pen-not-lost', RULE);
      board.pen = { ...pen, holder: phone, offer: null };
      return null;
    case 'give-pen':
      if (!isReferee(phone)) return refused('no-pen', RULE);
      if (lookup(board.phones, body.phone) === undefined) return refused('not-your-phone', RULE);
      board.pen = { ...pen, holder: body.phone, offer: null };
      return null;
  }
}

/** MSN-COMP-10: a phone that scanned the code has the pen, even if the other kept it without knowing that. */
function take({ board, placed }: Turned, { offer }: BodyOf<'take-pen'>): Judgement {
  const { pen } = board;
  const { phone } = placed.stored.entry;
  const kept = lookup(pen.kept, offer);
  const isOpen = pen.offer === offer || (kept !== undefined && !hasSeen(placed, kept));
  const isOfHolder = partsOf(offer).phone === pen.holder && phone !== pen.holder;
  if (!isOpen || !isOfHolder || !hasSeen(placed, offer)) return refused('pen-not-offered', RULE);
  board.pen = { ...pen, holder: phone, offer: null };
  return null;
}
