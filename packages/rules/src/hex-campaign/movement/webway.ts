import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { WEBWAY_RACES, WEBWAY_SIZE } from '../data/races/orders.ts';
import { NOBODY } from '../map/numbers.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { carrySpies } from '../spies/infiltrate.ts';
import { enterHexes } from '../taking/entering.ts';
import { at, factionOf, refuse, replacePiece, tell } from '../turn/play.ts';
import type { Detachment, Faction, MovementOrder, OrderFailure, Piece, Reach, Site, View } from '../types.ts';
import type { MovementPlay } from './play.ts';

type WebwayOrder = Extract<MovementOrder, { type: 'webway' }>;

/** HEX-RACE-EL-05: whether a piece is of a race that uses webways. */
export const isOfWebwayRace = (piece: Piece, owner: Faction): boolean =>
  piece.kind === 'detachment' && WEBWAY_RACES.includes(piece.race ?? owner);

/** HEX-RACE-EL-05: whether a webway opens in a settlement. */
const isGate = (site: Site | undefined): boolean => site?.kind === 'urban' && site.size >= WEBWAY_SIZE;

/** HEX-RACE-EL-05: own settlements to which a detachment may go from its own. */
function gatesFor({ own }: View, { hex }: Piece): readonly HexKey[] {
  if (own === null || !isGate(lookup(own.sites, hex))) return [];
  return sortedKeys(own.sites).filter((other) => other !== hex && isGate(own.sites[other]));
}

/** HEX-RACE-EL-05: what forbids a detachment the webway where it stands. */
export function standingWebwayFault(view: View, piece: Detachment): Fault | null {
  const { own, settings } = view;
  if (own === null) return null;
  if (settings.webways === 'off' || !isOfWebwayRace(piece, own.record.faction)) {
    return fault('order-not-for-race', 'HEX-RACE-EL-05', {}, ['type']);
  }
  if (!isGate(lookup(own.sites, piece.hex))) return fault('no-webway', 'HEX-RACE-EL-05', { hex: piece.hex }, ['type']);
  return null;
}

/** HEX-RACE-EL-05: a way to a place where none opens. */
export function webwayFault(view: View, piece: Piece, { to }: WebwayOrder): Fault | null {
  return gatesFor(view, piece).includes(to) ? null : fault('no-webway', 'HEX-RACE-EL-05', { hex: to }, ['to']);
}

/** HEX-RACE-EL-05: where a webway leads, for forms. */
export const webwayReach = (view: View, piece: Piece): readonly Reach[] =>
  gatesFor(view, piece).map((hex) => ({ hex, cost: 0, mustStop: true, path: [hex] }));

/** Why the way is closed when it comes to it. HEX-RACE-EL-05, HEX-MOV-02. */
function closed(
  play: MovementPlay,
  piece: Detachment,
  { to }: WebwayOrder,
): readonly ['HEX-RACE-EL-05' | 'HEX-MOV-02', OrderFailure] | null {
  const isOwnGate = (hex: HexKey) => play.control[hex] === piece.seat && isGate(play.sites[hex]);
  const isOpen = play.before.settings.webways === 'on' && isOfWebwayRace(piece, factionOf(play, piece.seat));
  if (!isOpen || to === piece.hex || !isOwnGate(piece.hex) || !isOwnGate(to)) return ['HEX-RACE-EL-05', 'no-webway'];
  return (play.ground.detachments[at(play, to)] ?? NOBODY) < 0 ? null : ['HEX-MOV-02', 'stacking'];
}

/** HEX-RACE-EL-05: under the setting, from one own City to another in place of a move. */
export function takeWebway(play: MovementPlay, piece: Piece, order: WebwayOrder): void {
  if (piece.kind !== 'detachment') return;
  const found = closed(play, piece, order);
  if (found !== null) {
    refuse(play, found[0], piece, order, found[1]);
    return;
  }
  const { seat, id, name, hex: from } = piece;
  tell(play, { type: 'webway-taken', rule: 'HEX-RACE-EL-05', to: [seat], seat, piece: id, name, from, hex: order.to });
  // HEX-MOV-17: nobody skims anywhere on this way.
  play.moved.set(id, { order, trail: [order.to], byRoad: true });
  replacePiece(play, { ...piece, hex: order.to });
  enterHexes(play, id, [order.to]);
  carrySpies(play, id);
}
