import type { SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { type Ground, seatNumber } from '../ground/ground.ts';
import { knownGround } from '../ground/known-ground.ts';
import { arrivingShare, routeLength } from '../ground/route.ts';
import { isInEnemyZoc } from '../ground/zoc.ts';
import { rpOf } from '../places/resources.ts';
import { book, urbanIn } from '../places/stores.ts';
import { at, factionOf, tell } from '../turn/play.ts';
import { view } from '../view/view.ts';
import type { RoutesPlay } from './play.ts';

/** HEX-ROUTE-04: BP from RP after the loss on the way, rounded down. */
export const arriving = (rp: number, length: number): number => Math.floor((rp * arrivingShare(length)) / 100);

/** HEX-ROUTE-01, -04, -05, -07, HEX-BP-04, HEX-END-03: the RP of each Resource hex travel its route and become BP. */
export function transportResources(play: RoutesPlay): void {
  const eyes = eyesOf(play);
  for (const hex of sortedKeys(play.sites)) {
    const site = play.sites[hex];
    const seat = play.control[hex];
    // HEX-ROUTE-07: a hex won this turn yields from the next turn on.
    if (site?.kind !== 'resource' || seat === undefined || site.since >= play.turn) continue;
    transport(play, eyes, seat, hex);
  }
}

/** Why nothing from a Resource hex arrives, or the length of its route. */
type Passage =
  | { readonly code: 'no-route' | 'route-cut' | 'no-store' | 'enemy-zoc'; readonly at: HexKey | null }
  | { readonly code: null; readonly end: HexKey; readonly length: number };

/** HEX-ROUTE-05: the route when the turn ends: every hex friendly and out of enemy zones. */
function passageOf(play: RoutesPlay, eyes: Eyes, seat: SeatId, hexes: readonly HexKey[]): Passage {
  const [from, ...route] = hexes;
  const end = route.at(-1);
  if (from === undefined || end === undefined) return { code: 'no-route', at: null };
  const me = seatNumber(play.ground.seats, seat);
  const { length, at: cut } = routeLength(play.ground, me, from, route);
  if (length === null) return { code: 'route-cut', at: cut };
  if (urbanIn(play, end) === null || play.control[end] !== seat) return { code: 'no-store', at: end };
  const isHeld = (ground: Ground) => (hex: HexKey) => isInEnemyZoc(ground, me, at(play, hex));
  if (!hexes.some(isHeld(play.ground))) return { code: null, end, length };
  return { code: 'enemy-zoc', at: hexes.find(isHeld(eyes(seat))) ?? null };
}

function transport(play: RoutesPlay, eyes: Eyes, seat: SeatId, hex: HexKey): void {
  const site = play.sites[hex];
  if (site?.kind !== 'resource') return;
  // HEX-ROUTE-06: raiders have taken their share first.
  const rp = Math.max(0, rpOf(site.yield, factionOf(play, seat)) - (lookup(play.raided, hex) ?? 0));
  const passage = passageOf(play, eyes, seat, [hex, ...(site.route ?? [])]);
  if (passage.code !== null) {
    const { code, at: where } = passage;
    const rule = code === 'no-route' ? 'HEX-ROUTE-01' : 'HEX-ROUTE-05';
    tell(play, { type: 'resources-lost', rule, to: [seat], seat, hex, rp, code, at: where });
    return;
  }
  const { end, length } = passage;
  const bp = arriving(rp, length);
  book(play, end, bp);
  tell(play, { type: 'resources-arrived', rule: 'HEX-BP-04', to: [seat], seat, hex, end, rp, length, bp });
}

/** HEX-SIGHT-01: the ground as a seat itself sees it, made once per seat. */
type Eyes = (seat: SeatId) => Ground;

function eyesOf(play: RoutesPlay): Eyes {
  const made = new Map<SeatId, Ground>();
  return (seat) => {
    const ground = made.get(seat) ?? knownGround(view(play.stateNow(), { kind: 'seat', seat }));
    made.set(seat, ground);
    return ground;
  };
}
