import type { SeatId } from '../../kernel/index.ts';
import { canonical, lookup } from '../../kernel/index.ts';
import { MOST_OFFERS } from '../data/diplomacy.ts';
import { seatNumber } from '../ground/ground.ts';
import { knownGround } from '../ground/known-ground.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Deal, DealOrder, DealSide, Own, PieceId, View } from '../types.ts';
import { hasBorder } from './border.ts';
import { judgementFault } from './promises.ts';
import { isInForce, isTreatyAllowed } from './treaties.ts';

type Offer = Extract<DealOrder, { readonly type: 'offer' }>;

/** HEX-DIP-01: whether the seat itself knows of a common border. */
export function knowsBorder(view: View, own: SeatId, other: SeatId): boolean {
  const ground = knownGround(view);
  return hasBorder(ground, seatNumber(ground.seats, own), seatNumber(ground.seats, other));
}

/** HEX-DIP-01: an open offer from the other shows that a border exists, but not where. */
export const hasOpenOffer = ({ deals, id }: Own, from: SeatId): boolean =>
  deals.some((deal) => deal.from === from && deal.to === id && !deal.secret);

/** HEX-DIP-01, -11: why the seat may not make this other seat an offer, open or in secret. */
export function talkFault(view: View, own: Own, to: SeatId, secret: boolean): Fault | null {
  const other = view.seats.find(({ id }) => id === to);
  if (other === undefined || to === own.id) return fault('deal-nobody', 'HEX-DIP-01', { seat: to }, ['to']);
  const rule = secret ? 'HEX-DIP-11' : 'HEX-DIP-01';
  if (own.capital === null) return fault('deal-no-capital', rule, { seat: own.id }, ['to']);
  if (!other.hasCapital) return fault('deal-no-capital', rule, { seat: to }, ['to']);
  if (secret) return own.contacts.includes(to) ? null : fault('no-diplomat-there', rule, { seat: to }, ['secret']);
  const isKnown = hasOpenOffer(own, to) || knowsBorder(view, own.id, to);
  return isKnown ? null : fault('no-common-border', rule, { seat: to }, ['to']);
}

/** HEX-DIP-02: whether the BP of a side come with an own Urban hex that pays them. */
function bpFault({ sites }: Own, bp: number, from: DealSide['from'], at: Fault['at']): Fault | null {
  if (bp === 0) return null;
  if (from === null) return fault('deal-no-payer', 'HEX-DIP-02', { bp }, at);
  return sites[from]?.kind === 'urban' ? null : fault('not-own-urban', 'HEX-DIP-02', { hex: from }, at);
}

const isTwice = (ids: readonly PieceId[]): boolean => new Set(ids).size < ids.length;

/** HEX-DIP-03: the first of these captives that may not be promised: the other's, in a prison since before this turn. */
function heldFault(view: View, own: Own, of: SeatId, captives: readonly PieceId[], at: Fault['at']): Fault | null {
  if (isTwice(captives)) return fault('captives-twice', 'HEX-DIP-03', {}, at);
  for (const piece of captives) {
    const held = lookup(own.captives, piece);
    if (held === undefined || held.detachment.seat !== of)
      return fault('captives-not-held', 'HEX-DIP-03', { piece }, at);
    if (held.holder.kind !== 'prison') return fault('captives-not-in-prison', 'HEX-DIP-03', { piece }, at);
    if (held.jailed === view.turn) return fault('captives-just-jailed', 'HEX-DIP-03', { piece }, at);
  }
  return null;
}

/** HEX-DIP-03: captives that are asked for must be own detachments that the other holds. */
function takenFault(own: Own, by: SeatId, captives: readonly PieceId[]): Fault | null {
  const at = ['takes', 'captives'];
  if (isTwice(captives)) return fault('captives-twice', 'HEX-DIP-03', {}, at);
  const wrong = captives.find((piece) => lookup(own.taken, piece) !== by);
  return wrong === undefined ? null : fault('captives-not-theirs', 'HEX-DIP-03', { piece: wrong }, at);
}

/** HEX-DIP-08, -10: why this treaty cannot be agreed on. */
function treatyFault(view: View, own: Own, { to, treaty, secret }: Offer): Fault | null {
  if (treaty === null) return null;
  const factionOf = (seat: SeatId) => view.seats.find(({ id }) => id === seat)?.faction ?? own.record.faction;
  if (!isTreatyAllowed(view.settings, treaty, own.record.faction, factionOf(to))) {
    return fault('treaty-not-allowed', 'HEX-DIP-08', { treaty, seat: to }, ['treaty']);
  }
  const isBound = isInForce(view.treaties, { kind: treaty, secret }, own.id, to);
  return isBound ? fault('treaty-in-force', 'HEX-DIP-10', { treaty, seat: to }, ['treaty']) : null;
}

const isNothing = ({ treaty, gives, takes, promise }: Offer): boolean =>
  treaty === null &&
  promise.trim() === '' &&
  [gives, takes].every(({ bp, captives }) => bp === 0 && captives.length === 0);

const isSameSide = (a: DealSide, b: DealSide): boolean =>
  a.bp === b.bp && canonical([...a.captives].sort()) === canonical([...b.captives].sort());

/** HEX-DIP-02: why an offer adds nothing between the two: it is on the table already, or its treaty is signed. */
function knownDealFault({ id, deals }: Own, { to, secret, treaty, gives, takes, promise }: Offer): Fault | null {
  const alike = deals.filter((deal) => deal.secret === secret && deal.treaty === treaty);
  const isMade = alike.some(
    (deal) =>
      deal.from === id &&
      deal.to === to &&
      deal.promise === promise &&
      isSameSide(deal.gives, gives) &&
      isSameSide(deal.takes, takes),
  );
  if (isMade) return fault('deal-offered-already', 'HEX-DIP-02');
  const theirs = alike.filter((deal) => deal.from === to && deal.to === id);
  const isSigned =
    treaty !== null && [...theirs, ...alike.filter((deal) => deal.to === to)].some((deal) => deal.signed);
  if (isSigned) return fault('treaty-signed-already', 'HEX-DIP-10', { treaty, seat: to }, ['treaty']);
  const isTheirs = theirs.some(
    (deal) =>
      !deal.signed &&
      (promise.trim() === '' || deal.promise === promise) &&
      isSameSide(deal.gives, takes) &&
      isSameSide(deal.takes, gives),
  );
  return isTheirs ? fault('deal-theirs-already', 'HEX-DIP-02', { seat: to }) : null;
}

function offerFault(view: View, own: Own, offer: Offer): Fault | null {
  const { to, gives, takes } = offer;
  const talk = talkFault(view, own, to, offer.secret);
  if (talk !== null) return talk;
  if (isNothing(offer)) return fault('deal-empty', 'HEX-DIP-02');
  if (own.deals.filter(({ from }) => from === own.id).length >= MOST_OFFERS) {
    return fault('too-many-offers', 'HEX-DIP-02', { most: MOST_OFFERS });
  }
  return (
    treatyFault(view, own, offer) ??
    knownDealFault(own, offer) ??
    bpFault(own, gives.bp, gives.from, ['gives', 'from']) ??
    heldFault(view, own, to, gives.captives, ['gives', 'captives']) ??
    takenFault(own, to, takes.captives)
  );
}

const dealOf = (own: Own, id: string): Deal | undefined => own.deals.find((deal) => deal.id === id);

/** HEX-DIP-01 to -04, -08, -10, -11: why an order does not count, judged on what its seat knows; null if it does. */
export function dealFault(view: View, own: Own, order: DealOrder): Fault | null {
  if (order.type === 'offer') return offerFault(view, own, order);
  if (order.type === 'judge-promise') return judgementFault(own, order);
  const deal = dealOf(own, order.deal);
  if (deal === undefined) return fault('deal-gone', 'HEX-DIP-02', {}, ['deal']);
  if (deal.signed) return fault('deal-signed-already', 'HEX-DIP-02', {}, ['deal']);
  if (order.type === 'withdraw') return null;
  if (deal.to !== own.id) return fault('deal-own-offer', 'HEX-DIP-02', {}, ['deal']);
  return (
    bpFault(own, deal.takes.bp, order.from, ['from']) ?? heldFault(view, own, deal.from, deal.takes.captives, ['deal'])
  );
}
