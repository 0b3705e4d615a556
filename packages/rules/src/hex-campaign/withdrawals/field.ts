import type { HexKey } from '../../space/hex.ts';
import { entryCost } from '../ground/entry.ts';
import type { Ground } from '../ground/ground.ts';
import { areEnemies, areFriends, PACT, relation, seatNumber } from '../ground/ground.ts';
import { nextTo, SEA } from '../map/grid.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { EVERY_DIRECTION, NOBODY, OFF_MAP } from '../map/numbers.ts';
import { at } from '../turn/play.ts';
import type { Army, Detachment, PieceId } from '../types.ts';
import { classesOf } from '../units/classes.ts';
import type { WithdrawalsPlay } from './play.ts';

/** Armies by hex index: two enemies may share a hex until one of them has left it. */
export interface Field {
  readonly ground: Ground;
  readonly armies: ReadonlyMap<HexIndex, readonly Army[]>;
  /** Homes and owners of raiders not back yet. HEX-BORD-08. */
  readonly reserved: ReadonlyMap<HexIndex, SeatIndex>;
}

/** A detachment that has to leave the hex of its battle. Hexes by index. */
export interface Leaver {
  readonly piece: Detachment;
  readonly seat: SeatIndex;
  /** Movement classes of its units, and of those of the captives that it keeps. HEX-CAPT-04. */
  readonly classes: number;
  readonly from: HexIndex;
  /** Its opponents: their zones of control do not keep it away. HEX-WD-03. */
  readonly foes: ReadonlySet<PieceId>;
  /** The hex that it never enters; -1: none. HEX-WD-06. */
  readonly barred: number;
}

/** The field as the detachment finds it: neither itself nor its own reserved home blocks it. */
export function fieldFor(play: WithdrawalsPlay, leaver: PieceId): Field {
  const armies = new Map<HexIndex, Army[]>();
  for (const piece of play.pieces.values()) {
    if ((piece.kind !== 'detachment' && piece.kind !== 'garrison') || piece.id === leaver) continue;
    const hex = at(play, piece.hex);
    armies.set(hex, [...(armies.get(hex) ?? []), piece]);
  }
  const reserved = new Map<HexIndex, SeatIndex>();
  for (const { home, owner } of homes(play, leaver)) reserved.set(at(play, home), owner);
  return { ground: play.ground, armies, reserved };
}

/** HEX-BORD-08: the homes of raiders that are still out. */
function homes(
  play: WithdrawalsPlay,
  leaver: PieceId,
): readonly { readonly home: HexKey; readonly owner: SeatIndex }[] {
  return play.battles.flatMap(({ home, hex, attacker }) => {
    const raider = attacker.armies.map((id) => play.pieces.get(id)).find((piece) => piece?.hex === hex);
    if (home === null || raider === undefined || raider.id === leaver) return [];
    return [{ home, owner: seatNumber(play.ground.seats, raider.seat) }];
  });
}

/** Captive detachments slow their guard. HEX-CAPT-04. */
export const classesWith = (piece: Detachment, guarded: readonly Detachment[]): number =>
  guarded.reduce((bits, { units }) => bits | classesOf(units), classesOf(piece.units));

const ownerOf = ({ ground }: Field, { seat }: Army): SeatIndex => seatNumber(ground.seats, seat);

/**
 * HEX-WD-07, -08: whether a detachment of the seat may be in a hex. `friend`: only pass through, for a friendly
 * detachment is there or will be.
 */
export function standing(field: Field, seat: SeatIndex, hex: HexIndex): 'free' | 'friend' | 'closed' {
  const { ground } = field;
  if (ground.grid.terrain[hex] === SEA || relation(ground, seat, ground.control[hex] ?? NOBODY) === PACT)
    return 'closed';
  const here = field.armies.get(hex) ?? [];
  if (here.some((army) => !areFriends(ground, seat, ownerOf(field, army)))) return 'closed';
  if (here.some(({ kind }) => kind === 'detachment')) return 'friend';
  const keptFor = field.reserved.get(hex) ?? NOBODY;
  if (areFriends(ground, seat, keptFor)) return 'friend';
  return relation(ground, seat, keptFor) === PACT ? 'closed' : 'free';
}

/** HEX-WD-07: the neighbours that ground and rivers let it enter, by direction; {@link OFF_MAP} if it may not. */
export function waysOut({ ground }: Field, { classes }: Pick<Leaver, 'classes'>, from: HexIndex): readonly HexIndex[] {
  return EVERY_DIRECTION.map((d) => {
    const to = nextTo(ground.grid, from, d);
    return to >= 0 && entryCost(ground, { classes, high: false }, from, d) > 0 ? to : OFF_MAP;
  });
}

/** HEX-WD-03, HEX-MOV-05: whether the hex is in the zone of control of an enemy other than the one just fought. */
export function isHeld(field: Field, { seat, foes }: Leaver, hex: HexIndex): boolean {
  const { ground, armies } = field;
  const here = armies.get(hex) ?? [];
  return EVERY_DIRECTION.some((d) =>
    (armies.get(nextTo(ground.grid, hex, d)) ?? []).some((army) => {
      const owner = ownerOf(field, army);
      if (foes.has(army.id) || !areEnemies(ground, seat, owner)) return false;
      return !here.some((one) => areEnemies(ground, owner, ownerOf(field, one)));
    }),
  );
}
