import type { SeatId } from '../../kernel/index.ts';
import { lookup, present } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { distance } from '../../space/hex.ts';
import { PAYER_RANGE } from '../data/build-points.ts';
import { rivalShrine, SHRINE_BUILDINGS, SHRINE_COST, SHRINE_RACES } from '../data/races/orders.ts';
import { LISTS } from '../lists/lists.ts';
import { tagsOf } from '../lists/units.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Detachment, Faction, God, MovementOrder, OrderFault, Site, Stronghold, Unit, View } from '../types.ts';

export type Curse = NonNullable<Extract<MovementOrder, { type: 'claim-area' }>['shrine']>;

/** What cursing needs from the world: the truth in the engine, the seat's knowledge in a form. */
export interface Altar {
  readonly seat: SeatId;
  readonly faction: Faction;
  readonly god: God | null;
  readonly capital: HexKey | null;
  /** The seat's own site in a hex. */
  readonly siteAt: (hex: HexKey) => Site | undefined;
  readonly strongholds: Readonly<Record<HexKey, Stronghold>>;
}

/** HEX-RACE-CH-09, -10: BP for a shrine of one god, or of all. */
export const shrineCost = ({ god: own }: Pick<Altar, 'god'>, god: God): number =>
  god === 'undivided' || god === own ? SHRINE_COST.own : SHRINE_COST.other;

/** HEX-RACE-CH-08 to -10: the gods whose shrines the leaders fit for combat can raise. */
export function shrineGods(units: readonly Unit[]): readonly God[] {
  const leaders = units.filter((unit) => unit.models.ready > 0 && tagsOf(LISTS.ch, unit).includes('chaos-leader'));
  return [...new Set(leaders.map(({ mark }) => mark ?? 'undivided'))];
}

/** HEX-RACE-CH-08: why a building is not cursed. The reasons are in the order a player would expect. */
export function curseFault(altar: Altar, piece: Detachment, curse: Curse): Fault<OrderFault> | null {
  const at = (field: keyof Curse) => ['shrine', field] as const;
  if (!SHRINE_RACES.includes(piece.race ?? altar.faction))
    return fault('order-not-for-race', 'HEX-RACE-CH-08', {}, ['shrine']);
  const stronghold = lookup(altar.strongholds, piece.hex);
  const cursed =
    stronghold?.owner === altar.seat ? stronghold.defences.find(({ id }) => id === curse.defence) : undefined;
  if (cursed === undefined || !SHRINE_BUILDINGS.includes(cursed.type)) {
    return fault('shrine-no-building', 'HEX-RACE-CH-08', { hex: piece.hex }, at('defence'));
  }
  if (cursed.shrine !== null) return fault('shrine-stands', 'HEX-RACE-CH-08', { hex: piece.hex }, at('defence'));
  if (!shrineGods(piece.units).includes(curse.god)) {
    return fault('shrine-no-leader', 'HEX-RACE-CH-08', { god: curse.god }, at('god'));
  }
  return rivalFault(altar, piece.hex, curse.god) ?? paymentFault(altar, piece.hex, curse);
}

/** HEX-RACE-CH-11. */
function rivalFault(altar: Altar, hex: HexKey, god: God): Fault<OrderFault> | null {
  const stronghold = present(lookup(altar.strongholds, hex), 'only a work in a Stronghold is cursed');
  const rival = rivalShrine(altar.strongholds, hex, stronghold, god);
  return rival === undefined ? null : fault('shrine-of-another-kind', 'HEX-RACE-CH-11', { hex }, ['shrine']);
}

/** HEX-BP-12: the Capital pays, or a settlement within three hexes. */
function paymentFault(altar: Altar, hex: HexKey, { payer, god }: Curse): Fault<OrderFault> | null {
  const site = altar.siteAt(payer);
  const isNear = payer === altar.capital || distance(payer, hex) <= PAYER_RANGE;
  if (site?.kind !== 'urban' || !isNear) return fault('payer-too-far', 'HEX-BP-12', { payer }, ['shrine', 'payer']);
  const cost = shrineCost(altar, god);
  return site.bp >= cost
    ? null
    : fault('too-dear', 'HEX-BP-12', { hex: payer, cost, stock: site.bp }, ['shrine', 'payer']);
}

/** The seat's knowledge: it knows its own defences. */
export function knownAltar({ own }: View): Altar | null {
  if (own === null) return null;
  const { faction, god } = own.record;
  const { id: seat, capital, strongholds, sites } = own;
  return { seat, faction, god, capital, siteAt: (hex) => lookup(sites, hex), strongholds };
}
