import type { Result, RuleId, SeatId, Step } from '../../kernel/index.ts';
import { canonical, failed, invariant, ok } from '../../kernel/index.ts';
import { rejected } from '../refusal/fault.ts';
import { pieceIdFrom } from '../turn/piece-id.ts';
import type { Deal, DealOrder, DealSide, Event, HexGame, RefusalCode, Rejection, State } from '../types.ts';
import { view } from '../view/view.ts';
import { dealFault } from './judge.ts';
import { judged, partnerIn } from './promises.ts';

type Dealt = Result<Step<HexGame>, readonly Rejection[]>;

const refused = (code: RefusalCode, rule: RuleId, facts: Rejection['facts']): Dealt =>
  failed([{ code, rule, path: ['order'], facts }]);

/** HEX-DIP-01, -02, -04: an offer, a signature, a withdrawal or a statement on a promise, which counts on arrival. */
export function dealt(state: State, { seat, order }: { readonly seat: SeatId; readonly order: DealOrder }): Dealt {
  if (state.phase !== 'build') return refused('deals-closed', 'HEX-DIP-02', { phase: state.phase });
  const known = view(state, { kind: 'seat', seat });
  if (known.own === null) return refused('seat-unknown', 'HEX-DIP-02', { seat });
  const found = dealFault(known, known.own, order);
  if (found !== null) return failed([rejected(found, ['order'])]);
  const made = carriedOut(state, seat, order);
  return ok({ state: { ...state, ...made.changes }, events: [made.event] });
}

interface Made {
  readonly changes: Partial<Pick<State, 'deals' | 'promises'>>;
  readonly event: Event;
}

function carriedOut(state: State, seat: SeatId, order: DealOrder): Made {
  if (order.type === 'offer') return offered(state, seat, order);
  if (order.type === 'judge-promise') return judgedBy(state, seat, order);
  const deal = state.deals.find(({ id }) => id === order.deal);
  invariant(deal !== undefined, 'a seat knows of no deal that is not there');
  const others = state.deals.filter((one) => one !== deal);
  if (order.type === 'withdraw')
    return { changes: { deals: others }, event: eventOf(state, 'deal-withdrawn', seat, deal) };
  const from = deal.takes.bp === 0 ? null : order.from;
  const signed: Deal = { ...deal, takes: { ...deal.takes, from }, signed: true };
  return { changes: { deals: [...others, signed] }, event: eventOf(state, 'deal-signed', seat, signed) };
}

const sideOf = ({ bp, from, captives }: DealSide, payer: boolean): DealSide => ({
  bp,
  from: payer && bp > 0 ? from : null,
  captives: [...captives].sort(),
});

/** An offer is named by its content, so that nobody signs one that has changed meanwhile. */
function offered(state: State, seat: SeatId, order: Extract<DealOrder, { type: 'offer' }>): Made {
  const { to, secret, treaty, promise } = order;
  const terms = { to, secret, treaty, gives: sideOf(order.gives, true), takes: sideOf(order.takes, false), promise };
  const id = pieceIdFrom(state.salt, `${state.turn}|deal|${seat}|${canonical(terms)}`);
  const deal: Deal = { id, from: seat, ...terms, signed: false };
  return { changes: { deals: [...state.deals, deal] }, event: eventOf(state, 'deal-offered', seat, deal) };
}

/** HEX-DIP-04: the two read it immediately; others when the phase closes. */
function judgedBy(
  { promises, turn, phase }: State,
  seat: SeatId,
  { deal, broken }: Extract<DealOrder, { type: 'judge-promise' }>,
): Made {
  const promise = promises.find((one) => one.deal === deal);
  invariant(promise !== undefined, 'a seat knows of no promise that was not made');
  const { secret, between } = promise;
  const rule = secret ? 'HEX-DIP-11' : 'HEX-DIP-04';
  const about = { seat, with: partnerIn(promise, seat), deal, secret, broken };
  return {
    changes: { promises: promises.map((one) => (one === promise ? judged(promise, seat, broken) : one)) },
    event: { type: 'promise-judged', rule, to: between, turn, phase, ...about },
  };
}

/** HEX-DIP-02: actions on a deal are read by its two parties. */
function eventOf(
  { turn, phase }: State,
  type: 'deal-offered' | 'deal-signed' | 'deal-withdrawn',
  seat: SeatId,
  { id, from, to, secret }: Deal,
): Event {
  const other = seat === from ? to : from;
  const rule = secret ? 'HEX-DIP-11' : 'HEX-DIP-02';
  return { type, rule, to: [from, to], turn, phase, seat, with: other, deal: id, secret };
}
