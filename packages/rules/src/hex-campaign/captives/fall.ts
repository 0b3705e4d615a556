import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { KILLS_CAPTIVES } from '../data/captives.ts';
import { areFriends, seatNumber } from '../ground/ground.ts';
import type { Changes, Reads, Untold } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';
import { factionOf, tell } from '../turn/play.ts';
import type { Captives, PieceId } from '../types.ts';

/** The fields of a step that this reads and changes. */
type PrisonFall = Telling & Reads<'deliveries' | 'ground' | 'seats' | 'sites'> & Changes<'captives' | 'losses'>;

/** The detachment that takes a place. */
interface Taker {
  readonly seat: SeatId;
  readonly id: PieceId;
}

/** HEX-DIP-05: captives that a deal has sent on their way have left the prison. */
export const isOnItsWay = ({ deliveries }: Reads<'deliveries'>, id: PieceId): boolean =>
  deliveries.some(({ captives }) => captives.includes(id));

/** Own or allied. */
const isFriend = ({ ground }: Reads<'ground'>, a: SeatId, b: SeatId): boolean =>
  areFriends(ground, seatNumber(ground.seats, a), seatNumber(ground.seats, b));

export const hasPrison = (play: Reads<'sites'>, hex: HexKey): boolean => {
  const site = play.sites[hex];
  return site?.kind === 'urban' && site.buildings.some(({ type }) => type === 'prison');
};

/**
 * HEX-CAPT-05: a settlement with captives in its prison has fallen. Those of its taker or of the taker's allies are
 * free as soon as movement is over; others have a new captor, who holds them in the prison if there still is one, else
 * in the detachment that took the place. HEX-CLAIM-19: where the settlement was destroyed all are free, whoever
 * destroyed it.
 */
export function prisonFalls(play: PrisonFall, taker: Taker, hex: HexKey): void {
  const isDestroyed = play.sites[hex] === undefined;
  const rule = isDestroyed ? 'HEX-CLAIM-19' : 'HEX-CAPT-05';
  for (const [id, held] of [...play.captives]) {
    const isHere = held.holder.kind === 'prison' && held.holder.hex === hex;
    if (!isHere || held.captor === taker.seat || isOnItsWay(play, id)) continue;
    const { seat: of, name } = held.detachment;
    const lost = { seat: held.captor, piece: id, name, of };
    tellLater(play, held.captor, taker, hex, { type: 'captives-lost', rule, to: [held.captor], ...lost });
    // No longer captives: tendCaptives places them.
    if (isDestroyed || isFriend(play, of, taker.seat)) play.captives.set(id, { ...held, captor: of });
    else if (isKilledBy(play, taker.seat, held)) kill(play, held, taker, hex);
    else seize(play, held, taker, hex);
  }
}

/** What others learn when the phase is over, hex by hex, so that they do not learn the order of moves. */
function tellLater(play: Changes<'losses'>, reader: SeatId, taker: Taker, hex: HexKey, event: Untold): void {
  play.losses.push({ owner: reader, taker: taker.seat, piece: taker.id, hex, shows: () => false, told: () => event });
}

/** HEX-TBL-37: some races keep no captives of certain others. */
const isKilledBy = (play: Reads<'seats'>, seat: SeatId, { detachment }: Captives): boolean =>
  KILLS_CAPTIVES[factionOf(play, seat)].includes(detachment.race ?? factionOf(play, detachment.seat));

function kill(
  play: Telling & Changes<'captives' | 'losses'>,
  { detachment }: Captives,
  taker: Taker,
  hex: HexKey,
): void {
  const { id: piece, seat: of, name } = detachment;
  play.captives.delete(piece);
  const told = { type: 'captives-killed', rule: 'HEX-CAPT-05', seat: of, by: taker.seat, piece, name } as const;
  tell(play, { ...told, to: [taker.seat] });
  tellLater(play, of, taker, hex, { ...told, to: [of] });
}

function seize(
  play: Telling & Reads<'sites'> & Changes<'captives' | 'losses'>,
  held: Captives,
  taker: Taker,
  hex: HexKey,
): void {
  const { captor: from, detachment } = held;
  const { id: piece, seat: of, name } = detachment;
  const { seat } = taker;
  const holder: Captives['holder'] = hasPrison(play, hex)
    ? { kind: 'prison', hex }
    : { kind: 'piece', piece: taker.id };
  play.captives.set(piece, { ...held, captor: seat, holder, imprisoned: null, jailed: null });
  tell(play, { type: 'captives-taken', rule: 'HEX-CAPT-05', to: [seat], seat, piece, name, of, from, hex });
  const passed = { seat: of, piece, name, by: seat };
  tellLater(play, of, taker, hex, { type: 'captives-passed', rule: 'HEX-CAPT-05', to: [of], ...passed });
}
