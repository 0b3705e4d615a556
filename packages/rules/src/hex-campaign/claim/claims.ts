import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { areEnemies, seatNumber } from '../ground/ground.ts';
import { keyAt, nextTo } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { EVERY_DIRECTION, NOBODY } from '../map/numbers.ts';
import { gainResource } from '../taking/resources.ts';
import { takeStronghold } from '../taking/strongholds.ts';
import { takeNatives, takeUrban } from '../taking/urban.ts';
import { ordersOf } from '../turn/handed-in.ts';
import { moversInOrder } from '../turn/initiative.ts';
import { at, setControl, tell } from '../turn/play.ts';
import type { Detachment } from '../types.ts';
import { classesOf } from '../units/classes.ts';
import type { Claim } from './claim.ts';
import { raiseShrines } from './curse.ts';
import { discover } from './discovery.ts';
import type { Failure, FailureCode } from './failures.ts';
import { tellFailures } from './failures.ts';
import { claimFault, isLeftOut } from './legality.ts';
import type { ClaimPlay } from './play.ts';
import { keepClaims } from './record.ts';
import type { Supply } from './supply.ts';
import { isSupplied, supplyFrom } from './supply.ts';

/** Claims that failed so far, each with its reason. */
type Failures = Map<Claim, Failure>;

/** HEX-CLAIM-01: all claims resolve together: illegal ones drop, then negated ones; control, Strongholds, discoveries. */
export function resolveClaims(play: ClaimPlay): void {
  raiseShrines(play); // HEX-RACE-CH-08
  const claims = collected(play);
  const failures: Failures = new Map();
  const land = {
    ground: play.ground,
    isUrban: (hex: HexIndex) => play.sites[keyAt(play.ground.grid, hex)]?.kind === 'urban',
  };
  const legal = claims.filter((claim) => {
    const { piece, index, isArea } = claim;
    const claimant = { seat: seatNumber(play.ground.seats, piece.seat), at: at(play, piece.hex) };
    const code = claimFault(land, claimant, index);
    if (code === null) return true;
    if (!isArea || !isLeftOut(code)) fail(failures, claim, code);
    return false;
  });
  const kept = keepClaims(play, legal); // HEX-TURN-13
  const won = withoutContested(withSupply(play, legal, failures), failures);
  tellFailures(
    play,
    claims.flatMap((claim) => failures.get(claim) ?? []),
  );
  for (const claim of won) settle(play, claim);
  for (const claim of won) discover(play, claim);
  kept(won);
}

function fail(failures: Failures, claim: Claim, code: FailureCode, facts: Partial<Failure> = {}): false {
  failures.set(claim, { rivals: [], claimed: new Set(), ...facts, claim, code });
  return false;
}

/** HEX-CLAIM-02, -10: by initiative, in the order of the sheets, hexes as entered or own hex and directions 0 to 5. */
function collected(play: ClaimPlay): readonly Claim[] {
  return moversInOrder(play).flatMap((seat) =>
    ordersOf(play, seat).flatMap((order) => {
      const piece = play.pieces.get(order.piece);
      if (piece?.kind !== 'detachment' || piece.seat !== seat) return [];
      if (order.type === 'move-and-claim') return trailClaims(play, piece);
      const isArea = order.type === 'claim-area' && order.shrine === undefined;
      return isArea ? areaClaims(play, piece) : [];
    }),
  );
}

const trailClaims = (play: ClaimPlay, piece: Detachment): readonly Claim[] =>
  [...new Set(play.moved.get(piece.id)?.trail ?? [])].map((hex) => ({
    piece,
    hex,
    index: at(play, hex),
    isArea: false,
  }));

/** HEX-MORD-09. */
function areaClaims(play: ClaimPlay, piece: Detachment): readonly Claim[] {
  const { grid } = play.ground;
  const own = at(play, piece.hex);
  const around = EVERY_DIRECTION.map((d) => nextTo(grid, own, d)).filter((index) => index >= 0);
  return [own, ...around].map((index) => ({ piece, hex: keyAt(grid, index), index, isArea: true }));
}

/** HEX-CLAIM-08, -23: a path to the Capital, all legal claims of the seat counting as its hexes. */
function withSupply(play: ClaimPlay, legal: readonly Claim[], failures: Failures): readonly Claim[] {
  const claimed = new Map<SeatId, Set<HexIndex>>();
  for (const { piece, index } of legal) {
    const set = claimed.get(piece.seat) ?? new Set();
    claimed.set(piece.seat, set.add(index));
  }
  const supplies = new Map<string, Supply>();
  return legal.filter((claim) => {
    const { piece } = claim;
    const capital = lookup(play.seats, piece.seat)?.capital ?? null;
    if (capital === null) return fail(failures, claim, 'no-capital');
    const tracer = { seat: seatNumber(play.ground.seats, piece.seat), classes: classesOf(piece.units) };
    const key = `${tracer.seat} ${tracer.classes}`;
    const goal = at(play, capital);
    const own = claimed.get(piece.seat) ?? new Set();
    const supply = supplies.get(key) ?? supplyFrom(play.ground, tracer, goal, own);
    supplies.set(key, supply);
    return isSupplied(supply, at(play, piece.hex)) || fail(failures, claim, 'no-supply', { claimed: own });
  });
}

/** HEX-CLAIM-07: seats that claim the same hex get nothing. Of own claims on a hex the first counts. */
function withoutContested(claims: readonly Claim[], failures: Failures): readonly Claim[] {
  const claimants = new Map<HexKey, Detachment[]>();
  for (const { hex, piece } of claims) claimants.set(hex, [...(claimants.get(hex) ?? []), piece]);
  const seen = new Set<string>();
  return claims.filter((claim) => {
    const { seat } = claim.piece;
    const purpose = `${claim.hex} ${seat}`;
    if (seen.has(purpose)) return false;
    seen.add(purpose);
    const rivals = (claimants.get(claim.hex) ?? []).filter((piece) => piece.seat !== seat).map(({ id }) => id);
    return rivals.length === 0 || fail(failures, claim, 'contested', { rivals });
  });
}

/** HEX-CLAIM-06, -15, -20: control changes, and with it an empty enemy Stronghold. */
export function settle(play: ClaimPlay, { piece, hex, index }: Claim): void {
  const { seat, id } = piece;
  const from = lookup(play.control, hex) ?? null;
  if (from !== null && from !== seat && play.sites[hex]?.kind === 'urban') {
    takeUrban(play, piece, hex, from);
    return;
  }
  setControl(play, hex, seat);
  if (from !== seat) tell(play, { type: 'claimed', rule: 'HEX-CLAIM-06', to: [seat], seat, piece: id, hex, from });
  if (from !== seat) gainResource(play, seat, hex); // HEX-ROUTE-07
  if (from === null) takeNatives(play, seat, hex); // HEX-RACE-TY-09
  if (from !== seat && from !== null) {
    play.losses.push({
      owner: from,
      taker: seat,
      piece: id,
      hex,
      shows: () => true,
      told: (by) => ({ type: 'control-lost', rule: 'HEX-CLAIM-06', to: [from], seat: from, hex, by }),
    });
  }
  const { ground } = play;
  const holder = ground.strongholds[index] ?? NOBODY;
  const isEnemys = areEnemies(ground, seatNumber(ground.seats, seat), holder);
  if (isEnemys) takeStronghold(play, piece, hex, 'by-instruction');
}
