import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { seatNumber } from '../ground/ground.ts';
import { pay, type Realm, stockOf } from '../realm/realm.ts';
import type { Deal, DealSide, PieceId } from '../types.ts';
import { contactsOf } from '../view/contacts.ts';
import { hasBorder } from './border.ts';
import type { DiplomacyPlay } from './play.ts';

/** The fate of the deals on the table when the Build phase closes. */
export interface Settled {
  readonly struck: readonly Deal[];
  /** Void as a whole, with the seat that lacked its part. HEX-DIP-05. */
  readonly broken: readonly { readonly deal: Deal; readonly by: readonly SeatId[] }[];
  /** Not signed, or not possible after all. HEX-DIP-01. */
  readonly lapsed: readonly Deal[];
}

/** HEX-DIP-01, -11: whether two signatories really are in a position to deal. */
function isPossible({ before, ground }: DiplomacyPlay, { from, to, secret }: Deal): boolean {
  if (secret) return contactsOf(before, from).includes(to); // HEX-DIP-11: as the phase began
  const haveCapitals = [from, to].every((seat) => (lookup(before.seats, seat)?.capital ?? null) !== null);
  return haveCapitals && hasBorder(ground, seatNumber(ground.seats, from), seatNumber(ground.seats, to));
}

/** HEX-DIP-03, -05: whether a seat has what a side of a deal promises: the BP in store, the captives in its prisons. */
function has(realm: Realm | undefined, side: DealSide, receiver: SeatId, sent: ReadonlySet<PieceId>): boolean {
  if (realm === undefined) return false;
  const isPaid = side.bp === 0 || (side.from !== null && stockOf(realm, side.from) >= side.bp);
  return (
    isPaid &&
    side.captives.every((id) => {
      const held = realm.captives.get(id);
      const isInPrison = held?.holder.kind === 'prison' && held.jailed !== realm.turn;
      return held?.detachment.seat === receiver && isInPrison && !sent.has(id);
    })
  );
}

function payFrom(realm: Realm | undefined, { bp, from }: DealSide): void {
  if (realm !== undefined && from !== null && bp > 0) pay(realm, from, bp);
}

/**
 * HEX-DIP-02, -05, HEX-TURN-09: takes from both sides what they signed, after captives were moved and before anything
 * is built. A deal with anything missing is void as a whole.
 */
export function settleDeals(play: DiplomacyPlay, realms: ReadonlyMap<SeatId, Realm>): Settled {
  const struck: Deal[] = [];
  const broken: { deal: Deal; by: readonly SeatId[] }[] = [];
  const lapsed: Deal[] = [];
  const sent = new Set<PieceId>();
  for (const deal of play.deals) {
    if (!deal.signed || !isPossible(play, deal)) {
      lapsed.push(deal);
      continue;
    }
    const { from, to, gives, takes } = deal;
    const by = [
      ...(has(realms.get(from), gives, to, sent) ? [] : [from]),
      ...(has(realms.get(to), takes, from, sent) ? [] : [to]),
    ];
    if (by.length > 0) {
      broken.push({ deal, by });
      continue;
    }
    payFrom(realms.get(from), gives);
    payFrom(realms.get(to), takes);
    for (const id of [...gives.captives, ...takes.captives]) sent.add(id);
    struck.push(deal);
  }
  return { struck, broken, lapsed };
}

/** HEX-TURN-09: what the own signed deals will take from the stores, as far as they hold it: for the form. */
export function setAside(realm: Realm, deals: readonly Deal[]): void {
  for (const { from, signed, gives, takes } of deals) {
    const side = from === realm.seat ? gives : takes;
    if (signed && side.from !== null && stockOf(realm, side.from) >= side.bp) payFrom(realm, side);
  }
}
