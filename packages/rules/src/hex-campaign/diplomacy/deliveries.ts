import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { settleFreed } from '../captives/free.ts';
import { tell } from '../turn/play.ts';
import type { Delivery } from '../types.ts';
import type { DiplomacyPlay } from './play.ts';

/** HEX-DIP-05, HEX-END-04: goods sent by deals arrive in the receiver's Capital. */
export function deliverDeals(play: DiplomacyPlay): void {
  const { deliveries } = play;
  play.deliveries = [];
  for (const delivery of deliveries) {
    const capital = storeOf(play, delivery.to, lookup(play.seats, delivery.to)?.capital ?? null);
    if (capital === null) giveBack(play, delivery);
    else deliver(play, delivery, capital);
  }
}

/** The hex, if the seat controls an Urban hex there. */
function storeOf(play: DiplomacyPlay, seat: SeatId, hex: HexKey | null): HexKey | null {
  const isOwn = hex !== null && play.control[hex] === seat && play.sites[hex]?.kind === 'urban';
  return isOwn ? hex : null;
}

function addTo(play: DiplomacyPlay, hex: HexKey, bp: number): void {
  const site = play.sites[hex];
  if (site?.kind === 'urban') play.sites[hex] = { ...site, bp: site.bp + bp };
}

function deliver(play: DiplomacyPlay, { from, to: seat, bp, captives }: Delivery, capital: HexKey): void {
  if (bp > 0) {
    addTo(play, capital, bp);
    tell(play, { type: 'bp-delivered', rule: 'HEX-DIP-05', to: [seat, from], seat, from, bp });
  }
  for (const id of captives) settleFreed(play, id, { hex: capital, rule: 'HEX-DIP-05', disarmed: true });
}

/** HEX-DIP-05: without a Capital to go to the BP return, and captives stay in their prison. */
function giveBack(play: DiplomacyPlay, { from, to: seat, bp, paidBy, captives }: Delivery): void {
  if (bp > 0) {
    const back = storeOf(play, from, paidBy) ?? storeOf(play, from, lookup(play.seats, from)?.capital ?? null);
    if (back !== null) addTo(play, back, bp);
    const told = { seat, from, bp, kept: back !== null };
    tell(play, { type: 'bp-returned', rule: 'HEX-DIP-05', to: [seat, from], ...told });
  }
  const detachments = captives.length;
  if (detachments === 0) return;
  tell(play, { type: 'captives-returned', rule: 'HEX-DIP-05', to: [seat, from], seat, from, detachments });
}
