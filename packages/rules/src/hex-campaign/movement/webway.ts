import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { WEBWAY_RACES, WEBWAY_SIZE } from '../data/races/orders.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Detachment, Faction, MovementOrder, Piece, Reach, Site, View } from '../types.ts';

export type WebwayOrder = Extract<MovementOrder, { type: 'webway' }>;

/** HEX-RACE-EL-05: whether a piece belongs to a race that uses webways. */
export const isOfWebwayRace = (piece: Piece, owner: Faction): boolean =>
  piece.kind === 'detachment' && WEBWAY_RACES.includes(piece.race ?? owner);

/** HEX-RACE-EL-05: whether a webway opens in a settlement. */
export const isGate = (site: Site | undefined): boolean => site?.kind === 'urban' && site.size >= WEBWAY_SIZE;

/** HEX-RACE-EL-05: own settlements to which a detachment may go from its own. */
function gatesFor({ own }: View, { hex }: Piece): readonly HexKey[] {
  if (own === null || !isGate(lookup(own.sites, hex))) return [];
  return sortedKeys(own.sites).filter((other) => other !== hex && isGate(own.sites[other]));
}

/** HEX-RACE-EL-05: what forbids a detachment the webway in its hex. */
export function standingWebwayFault(view: View, piece: Detachment): Fault | null {
  const { own, settings } = view;
  if (own === null) return null;
  if (settings.webways === 'off' || !isOfWebwayRace(piece, own.record.faction)) {
    return fault('order-not-for-race', 'HEX-RACE-EL-05', {}, ['type']);
  }
  if (!isGate(lookup(own.sites, piece.hex))) return fault('no-webway', 'HEX-RACE-EL-05', { hex: piece.hex }, ['type']);
  return null;
}

/** HEX-RACE-EL-05: a webway to a place without one. */
export function webwayFault(view: View, piece: Piece, { to }: WebwayOrder): Fault | null {
  return gatesFor(view, piece).includes(to) ? null : fault('no-webway', 'HEX-RACE-EL-05', { hex: to }, ['to']);
}

/** HEX-RACE-EL-05: the ends of a webway, for forms. */
export const webwayReach = (view: View, piece: Piece): readonly Reach[] =>
  gatesFor(view, piece).map((hex) => ({ hex, cost: 0, mustStop: true, path: [hex] }));
