import type { SeatId } from '../../kernel/index.ts';
import { canonical, lookup } from '../../kernel/index.ts';
import type { Fault } from '../refusal/fault.ts';
import { pieceIdFrom } from '../turn/piece-id.ts';
import type { Deal, DealSide, Delivery, State } from '../types.ts';
import { NO_TREATY } from '../types.ts';
import { type Edits, first, gone, type Made, no, seatFault } from './made.ts';
import { freshId } from './recruits.ts';

/** HEX-DIP-02: offers are on the table only in the Build phase. */
const tableFault = ({ phase }: State): Fault | null => (phase === 'build' ? null : no('no-offers-now'));

const partnersFault = (state: State, seat: SeatId, other: SeatId): Fault | null =>
  first(
    seat === other ? no('deal-with-self', {}, ['with']) : null,
    seatFault(state, seat),
    seatFault(state, other, 'with'),
  );

/** HEX-DIP-02: who receives an offer names the payer only when signing. Without one, the Capital pays. */
function paid(state: State, seat: SeatId, side: DealSide, bp: number): DealSide | Fault {
  const from = bp === 0 ? null : (side.from ?? lookup(state.seats, seat)?.capital ?? null);
  return bp > 0 && from === null ? no('deal-no-capital', { seat }) : { ...side, bp, from };
}

const isNothing = ({ treaty, promise, gives, takes }: Terms): boolean =>
  treaty === null &&
  promise.trim() === '' &&
  [gives, takes].every(({ bp, captives }) => bp === 0 && captives.length === 0);

type Terms = Omit<Deal, 'id'>;

/** An offer with these terms, under a new id, so that nobody signs one that has changed meanwhile. */
function laid(state: State, terms: Terms): Deal | Fault {
  if (isNothing(terms)) return no('deal-empty');
  if (state.deals.some(({ id: _, ...other }) => canonical(other) === canonical(terms))) return no('deal-there');
  const id = freshId(
    (about) => pieceIdFrom(state.salt, `${state.turn}|deal|${about}|${canonical(terms)}`),
    (one) => state.deals.some((other) => other.id === one),
  );
  return { id, ...terms };
}

const told = ({ from, to, treaty, secret, gives, takes, promise, signed }: Deal): Made['facts'] => ({
  ...{ seat: from, with: to, treaty: treaty ?? NO_TREATY, secret },
  ...{ gives: gives.bp, takes: takes.bp, promise: promise.trim() !== '', signed },
});

const NOTHING: DealSide = { bp: 0, from: null, captives: [] };
const treatyOf = <Kind extends string>(given: Kind): Exclude<Kind, typeof NO_TREATY> | null =>
  isTreaty(given) ? given : null;
const isTreaty = <Kind extends string>(given: Kind): given is Exclude<Kind, typeof NO_TREATY> => given !== NO_TREATY;

/** HEX-DIP-05: its sender, its receiver and its load, `red blue 50 3,4 B2`. */
export const deliveryName = ({ from, to, bp, paidBy, captives }: Delivery): string =>
  [from, to, bp, ...(paidBy === null ? [] : [paidBy]), ...captives].join(' ');

/** One of them: it makes no difference which of those that are alike. */
const deliveryAt = ({ deliveries }: State, name: string): number =>
  deliveries.findIndex((one) => deliveryName(one) === name);

const carried = ({ from, to, bp, captives }: Delivery) => ({ seat: from, with: to, bp, captives: captives.length });

/** HEX-DIP-01 to -05: offers of deals, and what struck deals have sent on its way. Stores are corrected by themselves. */
export const DEALING_EDITS: Edits<
  'add-deal' | 'change-deal' | 'remove-deal' | 'add-delivery' | 'set-delivery' | 'end-delivery'
> = {
  'add-deal': (state, { seat, with: to, treaty, secret, gives, takes, promise }) => {
    const fault = first(tableFault(state), partnersFault(state, seat, to));
    if (fault !== null) return fault;
    const given = paid(state, seat, NOTHING, gives);
    if ('code' in given) return given;
    const taken = { ...NOTHING, bp: takes };
    const terms = { from: seat, to, secret, treaty: treatyOf(treaty), gives: given, takes: taken, promise };
    const deal = laid(state, { ...terms, signed: false });
    if ('code' in deal) return deal;
    return { state: { ...state, deals: [...state.deals, deal] }, facts: told(deal), to: [seat, to] };
  },
  'change-deal': (state, { offer, treaty, secret, gives, takes, signed }) => {
    const was = state.deals.find(({ id }) => id === offer);
    if (was === undefined) return gone();
    const { id: _, ...before } = was;
    const given = paid(state, was.from, was.gives, gives);
    if ('code' in given) return given;
    const taken = signed ? paid(state, was.to, was.takes, takes) : { ...was.takes, bp: takes, from: null };
    if ('code' in taken) return taken;
    const terms = { ...before, treaty: treatyOf(treaty), secret, gives: given, takes: taken, signed };
    if (canonical(terms) === canonical(before)) return no('nothing-changed', {}, ['gives']);
    const deal = laid(state, terms);
    if ('code' in deal) return deal;
    const deals = state.deals.map((one) => (one === was ? deal : one));
    return { state: { ...state, deals }, facts: told(deal), to: [was.from, was.to] };
  },
  'remove-deal': (state, { offer }) => {
    const deal = state.deals.find(({ id }) => id === offer);
    if (deal === undefined) return gone();
    const deals = state.deals.filter((one) => one !== deal);
    return { state: { ...state, deals }, facts: told(deal), to: [deal.from, deal.to] };
  },
  'add-delivery': (state, { seat, with: to, bp, hex }) => {
    const isTheirs = lookup(state.control, hex) === seat && lookup(state.sites, hex)?.kind === 'urban';
    const fault = first(partnersFault(state, seat, to), isTheirs ? null : no('no-settlement-there', { hex }, ['hex']));
    if (fault !== null) return fault;
    const sent: Delivery = { from: seat, to, bp, paidBy: hex, captives: [] };
    return { state: { ...state, deliveries: [...state.deliveries, sent] }, facts: carried(sent), to: [seat, to] };
  },
  'set-delivery': (state, { delivery, bp }) => {
    const at = deliveryAt(state, delivery);
    const sent = state.deliveries[at];
    if (sent === undefined) return gone();
    if (sent.bp === bp) return no('nothing-changed', {}, ['bp']);
    const now = { ...sent, bp };
    const deliveries = state.deliveries.map((one, i) => (i === at ? now : one));
    return { state: { ...state, deliveries }, facts: { ...carried(now), was: sent.bp }, to: [sent.from, sent.to] };
  },
  'end-delivery': (state, { delivery }) => {
    const at = deliveryAt(state, delivery);
    const sent = state.deliveries[at];
    if (sent === undefined) return gone();
    const deliveries = state.deliveries.filter((_, i) => i !== at);
    return { state: { ...state, deliveries }, facts: carried(sent), to: [sent.from, sent.to] };
  },
};
