import type { Readers } from '../../kernel/index.ts';
import { setTreaties, tell } from '../turn/play.ts';
import type { Deal, DealSide, Delivery, GeneralTerms } from '../types.ts';
import type { Settled } from './deals.ts';
import type { DiplomacyPlay } from './play.ts';
import { keepPromise, tellBroken } from './promises.ts';
import { withTreaty } from './treaties.ts';

/** HEX-DIP-04, -11: the readers of a deal: everybody, or its parties. */
const readers = ({ secret, from, to }: Deal): Readers => (secret ? [from, to] : 'all');
const ruleOf = ({ secret }: Deal) => (secret ? 'HEX-DIP-11' : 'HEX-DIP-04');

const general = ({ bp, captives }: DealSide): GeneralTerms => ({ bp: bp > 0, captives: captives.length > 0 });
const isSomething = ({ bp, captives }: DealSide): boolean => bp > 0 || captives.length > 0;

/** HEX-DIP-02, -04, -05, -10: deals take effect with their events; the table is cleared. */
export function concludeDeals(play: DiplomacyPlay, { struck, broken, lapsed }: Settled): void {
  tellBroken(play);
  for (const deal of struck) {
    const { from, to, secret, treaty, gives, takes, promise } = deal;
    const between = { seat: from, with: to };
    tell(play, {
      type: 'deal-struck',
      rule: 'HEX-DIP-02',
      to: [from, to],
      ...between,
      secret,
      treaty,
      gives,
      takes,
      promise,
    });
    if (treaty !== null) sign(play, deal);
    keepPromise(play, deal);
    const more = isSomething(gives) || isSomething(takes) || promise.trim() !== '';
    if (!secret && more) {
      const terms = { gives: general(gives), takes: general(takes), promise: promise.trim() !== '' };
      tell(play, { type: 'deal-news', rule: 'HEX-DIP-04', to: 'all', ...between, ...terms });
    }
  }
  play.deliveries = [...play.deliveries, ...struck.flatMap(deliveriesOf)];
  for (const { deal, by } of broken) {
    const { from, to } = deal;
    tell(play, { type: 'deal-broken', rule: 'HEX-DIP-05', to: readers(deal), seat: from, with: to, by });
  }
  for (const { from, to } of lapsed) {
    tell(play, { type: 'deal-lapsed', rule: 'HEX-DIP-01', to: [from, to], seat: from, with: to });
  }
  play.deals = [];
}

/** HEX-DIP-10: in force from this Build phase on. */
function sign(play: DiplomacyPlay, deal: Deal): void {
  const { from, to, secret, treaty: kind } = deal;
  if (kind === null) return;
  setTreaties(play, withTreaty(play.treaties, { kind, between: [from, to], secret, ends: null }));
  tell(play, { type: 'treaty-signed', rule: ruleOf(deal), to: readers(deal), seats: [from, to], treaty: kind });
}

const deliveriesOf = ({ from, to, gives, takes }: Deal): readonly Delivery[] => [
  ...sent(from, to, gives),
  ...sent(to, from, takes),
];

const sent = (from: Deal['from'], to: Deal['to'], side: DealSide): readonly Delivery[] =>
  isSomething(side) ? [{ from, to, bp: side.bp, paidBy: side.from, captives: side.captives }] : [];
