import type { SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { rpOf } from '../places/resources.ts';
import { book } from '../places/stores.ts';
import type { Fought } from '../sides/outcome.ts';
import { isSpoiled } from '../sides/raids.ts';
import { sightOf } from '../sight/sight.ts';
import { rewardConvoy } from '../taking/convoy.ts';
import type { Changes, Reads, Untold } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';
import { areFoes, at, factionOf, removePiece, tell } from '../turn/play.ts';
import type { Convoy, Detachment, PieceId } from '../types.ts';
import { stoodIn } from './fought.ts';

/** The fields of a step that this reads and changes. */
type Raiding = Telling &
  Board &
  Reads<'before' | 'control' | 'lastLook' | 'seats'> &
  Changes<'losses' | 'raided' | 'sites'>;

/** A successful raider. */
interface Raid {
  readonly battle: Fought;
  readonly raider: Detachment;
  /** The raided hex. */
  readonly hex: HexKey;
}

/**
 * HEX-LOOT-04 to -08: the loot of a successful raid, in one convoy at the raider's present hex: enemy convoys
 * in the hex, the store of an enemy settlement, RP of the hex and of routes through it.
 */
export function lootRaid(play: Raiding, battle: Fought, id: PieceId): void {
  const raider = play.pieces.get(id);
  if (battle.result.winner !== 'attacker' || raider?.kind !== 'detachment' || isSpoiled(play, battle)) return;
  const raid: Raid = { battle, raider, hex: battle.hex };
  const convoys = seizeConvoys(play, raid);
  const stored = plunder(play, raid);
  const resources = seizeResources(play, raid);
  const bp = convoys + stored + resources;
  if (bp === 0) return;
  const convoy = rewardConvoy(play, raider.seat, raider.hex, bp);
  const { seat, name } = raider;
  const loot = { from: battle.hex, hex: raider.hex, convoy, bp, convoys, stored, resources };
  tell(play, { type: 'raid-looted', rule: 'HEX-LOOT-08', to: [seat], seat, piece: id, name, ...loot });
}

/** HEX-LOOT-04: only those of enemies. */
function seizeConvoys(play: Raiding, raid: Raid): number {
  const here = [...play.civilians].sort().flatMap((id): readonly Convoy[] => {
    const piece = play.pieces.get(id);
    const isLoot = piece?.kind === 'convoy' && piece.hex === raid.hex && areFoes(play, raid.raider.seat, piece.seat);
    return isLoot ? [piece] : [];
  });
  for (const convoy of here) {
    const { id: piece, seat, name, hex, bp } = convoy;
    removePiece(play, convoy);
    lose(play, raid, seat, (by) => ({
      type: 'convoy-lost',
      rule: 'HEX-LOOT-04',
      to: [seat],
      seat,
      piece,
      name,
      hex,
      bp,
      by,
    }));
  }
  return here.reduce((sum, { bp }) => sum + bp, 0);
}

/** HEX-LOOT-07: the store of the settlement; captives in its prison stay. */
function plunder(play: Raiding, raid: Raid): number {
  const { hex } = raid;
  const site = play.sites[hex];
  const seat = play.control[hex];
  if (site?.kind !== 'urban' || seat === undefined || !areFoes(play, raid.raider.seat, seat)) return 0;
  const { bp } = site;
  if (bp === 0) return 0;
  book(play, hex, -bp);
  lose(play, raid, seat, (by) => ({ type: 'store-looted', rule: 'HEX-LOOT-07', to: [seat], seat, hex, bp, by }));
  return bp;
}

/** HEX-LOOT-05, -06: all remaining RP of the hex itself, and half of the rest on each route through it. */
function seizeResources(play: Raiding, raid: Raid): number {
  let sum = 0;
  for (const source of sortedKeys(play.sites)) {
    const isSource = source === raid.hex;
    const site = play.sites[source];
    const seat = play.control[source];
    if (site?.kind !== 'resource' || seat === undefined || !areFoes(play, raid.raider.seat, seat)) continue;
    if (!isSource && site.route?.includes(raid.hex) !== true) continue;
    if (site.since >= play.turn) continue; // HEX-ROUTE-07
    const taken = lookup(play.raided, source) ?? 0;
    const left = Math.max(0, rpOf(site.yield, factionOf(play, seat)) - taken);
    const rp = isSource ? left : Math.floor(left / 2);
    if (rp === 0) continue;
    play.raided = { ...play.raided, [source]: taken + rp };
    const rule = isSource ? 'HEX-LOOT-05' : 'HEX-LOOT-06';
    const told = { seat, hex: raid.hex, source, rp };
    lose(play, raid, seat, (by) => ({ type: 'resources-looted', rule, to: [seat], ...told, by }));
    sum += rp;
  }
  return sum;
}

/** HEX-LOOT-08: the loser learns who did it only if it saw the raider in the hex, sees it now, or fought it. */
function lose(play: Raiding, { battle, raider, hex }: Raid, owner: SeatId, told: (by: SeatId | null) => Untold): void {
  const isMet = stoodIn(play, battle, owner) || sightOf(play.lastLook).get(owner)?.[at(play, hex)] === 1;
  play.losses.push({
    owner,
    taker: raider.seat,
    piece: raider.id,
    hex,
    shows: () => false,
    told: (by) => told(isMet ? raider.seat : by),
  });
}

/** HEX-ROUTE-06: what raiders took counts against the transport of the same turn. */
export function forgetRaids(play: Changes<'raided'>): void {
  play.raided = {};
}
