import { lookup } from '../../kernel/index.ts';
import { ordersOf } from '../turn/handed-in.ts';
import { moversInOrder } from '../turn/initiative.ts';
import { factionOf, refuse, tell } from '../turn/play.ts';
import type { Detachment, MovementOrder } from '../types.ts';
import type { ClaimPlay } from './play.ts';
import { type Altar, type Curse, curseFault, shrineCost } from './shrines.ts';

/**
 * HEX-RACE-CH-08: when claims are resolved, detachments so ordered curse instead, by initiative and in the order of
 * the sheets: it is paid now; if anything is missing, nothing is made, paid or claimed.
 */
export function raiseShrines(play: ClaimPlay): void {
  for (const seat of moversInOrder(play)) {
    for (const order of ordersOf(play, seat)) {
      const piece = play.pieces.get(order.piece);
      if (order.type !== 'claim-area' || order.shrine === undefined || piece?.kind !== 'detachment') continue;
      if (piece.seat === seat) curse(play, piece, order, order.shrine);
    }
  }
}

function curse(play: ClaimPlay, piece: Detachment, order: MovementOrder, wanted: Curse): void {
  const { seat, hex } = piece;
  const altar = trueAltar(play, piece);
  const found = curseFault(altar, piece, wanted);
  if (found !== null) {
    refuse(play, found.rule, piece, order, found.code);
    return;
  }
  const stronghold = play.strongholds[hex];
  const payer = play.sites[wanted.payer];
  const cursed = stronghold?.defences.find(({ id }) => id === wanted.defence);
  if (stronghold === undefined || cursed === undefined || payer?.kind !== 'urban') return;
  const cost = shrineCost(altar, wanted.god);
  play.sites[wanted.payer] = { ...payer, bp: payer.bp - cost };
  const defences = stronghold.defences.map((one) => (one === cursed ? { ...one, shrine: wanted.god } : one));
  play.strongholds[hex] = { ...stronghold, defences };
  const rule = wanted.god === 'undivided' ? 'HEX-RACE-CH-10' : 'HEX-RACE-CH-09';
  const what = { seat, piece: piece.id, hex, defence: cursed.type, god: wanted.god, payer: wanted.payer, cost };
  tell(play, { type: 'shrine-raised', rule, to: [seat], ...what });
}

function trueAltar(play: ClaimPlay, { seat }: Detachment): Altar {
  const record = lookup(play.seats, seat);
  return {
    seat,
    faction: factionOf(play, seat),
    god: record?.god ?? null,
    capital: record?.capital ?? null,
    siteAt: (hex) => (play.control[hex] === seat ? play.sites[hex] : undefined),
    strongholds: play.strongholds,
  };
}
