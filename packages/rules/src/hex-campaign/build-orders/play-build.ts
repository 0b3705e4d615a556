import type { SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { placeConverted, takeConverted } from '../captives/converted.ts';
import { answerQuestions } from '../captives/questions.ts';
import { isNewDefence } from '../defences/defences.ts';
import { placeReady } from '../detachments/arrive.ts';
import { settleDeals } from '../diplomacy/deals.ts';
import { giveNotices } from '../diplomacy/endings.ts';
import { expelDiplomats } from '../diplomacy/expulsions.ts';
import { concludeDeals } from '../diplomacy/news.ts';
import { markCapital } from '../ground/ground.ts';
import { NOBODY } from '../map/numbers.ts';
import type { Realm } from '../realm/realm.ts';
import { trueRealm } from '../realm/true-realm.ts';
import { at, newDefenceId, relayRoads, removePiece, replacePiece, tell } from '../turn/play.ts';
import type { BuildLine, Defence, Piece, SeatState, Stronghold } from '../types.ts';
import { AFTER_DEALS, BEFORE_DEALS, executeLines } from './execute.ts';
import type { BuildOrdersPlay } from './play.ts';

/** The build lines of a seat; none if it handed in none. */
function linesOf(play: BuildOrdersPlay, seat: SeatId): readonly BuildLine[] {
  const sheet = lookup(play.sheets, seat) ?? null;
  const isBuild = sheet?.phase === 'build' || sheet?.phase === 'spending';
  // A step may play both: purchases of the set-up are not repeated in turn 1.
  return isBuild && sheet.phase === play.phase ? sheet.lines : [];
}

/** The realms of seats with something to build or a signed deal. */
function realmsOf(play: BuildOrdersPlay): ReadonlyMap<SeatId, Realm> {
  const signed = new Set(play.deals.filter((deal) => deal.signed).flatMap(({ from, to }) => [from, to]));
  const seats = play.before.seatOrder.filter((seat) => signed.has(seat) || linesOf(play, seat).length > 0);
  if (seats.length === 0) return new Map();
  const state = play.stateNow();
  return new Map(
    seats.flatMap((seat) => {
      const realm = trueRealm(play, state, seat);
      return realm === null ? [] : [[seat, realm] as const];
    }),
  );
}

/**
 * HEX-TURN-09, HEX-START-06: carries out everybody's build sheet. Each is tested against the state after upkeep and
 * signed deals and its own earlier lines, so the sheets do not influence each other; the results are merged
 * afterwards.
 */
export function executeBuild(play: BuildOrdersPlay): void {
  const realms = realmsOf(play);
  for (const [seat, realm] of realms) executeLines(realm, linesOf(play, seat), BEFORE_DEALS);
  const settled = settleDeals(play, realms);
  for (const [seat, realm] of realms) executeLines(realm, linesOf(play, seat), AFTER_DEALS);
  if (realms.size > 0) layTogether(play, [...realms.values()]);
  concludeDeals(play, settled);
}

function layTogether(play: BuildOrdersPlay, realms: readonly Realm[]): void {
  const converted = realms.flatMap(takeConverted);
  const before = estates(play);
  for (const realm of realms) layDown(play, realm, before.get(realm.seat) ?? NOTHING);
  for (const realm of realms) handOver(play, realm);
  relayRoads(play);
  expelDiplomats(play, realms);
  placeConverted(play, converted); // HEX-RACE-CH-14
  placeReady(play); // HEX-START-06, HEX-CLAIM-14
  giveNotices(play, realms);
  answerQuestions(play, realms); // HEX-CAPT-03
}

/** What a seat had before anything was merged. */
interface Estate {
  readonly pieces: Piece[];
  readonly strongholds: HexKey[];
}

const NOTHING: Estate = { pieces: [], strongholds: [] };

/** Everybody's possessions, collected once. */
function estates(play: BuildOrdersPlay): ReadonlyMap<SeatId, Estate> {
  const found = new Map<SeatId, Estate>(play.before.seatOrder.map((seat) => [seat, { pieces: [], strongholds: [] }]));
  for (const piece of play.pieces.values()) found.get(piece.seat)?.pieces.push(piece);
  for (const hex of sortedKeys(play.strongholds)) {
    const owner = play.strongholds[hex]?.owner;
    if (owner !== undefined) found.get(owner)?.strongholds.push(hex);
  }
  return found;
}

/** Puts the result of a realm into the play. */
function layDown(play: BuildOrdersPlay, realm: Realm, before: Estate): void {
  const { seat } = realm;
  layCapital(play, lookup(play.seats, seat)?.capital ?? null, realm.record);
  play.seats[seat] = realm.record;
  for (const [hex, site] of realm.sites) {
    play.sites[hex] = site;
    play.ruins.delete(hex); // HEX-URB-10
    play.ground.places[at(play, hex)] = 1;
  }
  layStrongholds(play, realm, before.strongholds);
  layPieces(play, realm, before.pieces);
  for (const road of realm.roads) play.roads.add(road);
  play.constructions = [
    ...play.constructions.filter(({ detachment }) => detachment.seat !== seat),
    ...realm.constructions,
  ];
  play.pending = [...play.pending.filter((one) => one.seat !== seat), ...realm.pending];
  for (const event of realm.events) tell(play, event);
}

/** HEX-RACE-DE-03, HEX-CLAIM-23: where the Capital is now, also for the diplomats of the same step. HEX-DIP-12. */
function layCapital(play: BuildOrdersPlay, before: HexKey | null, { capital, closedTo }: SeatState): void {
  if (before === capital) return;
  if (before !== null) play.ground.capitals.delete(at(play, before));
  if (capital !== null) markCapital(play.ground, capital, closedTo);
}

/** HEX-BP-11: what convoys unloaded in settlements of allies. */
function handOver(play: BuildOrdersPlay, { seat, gifts }: Realm): void {
  for (const { hex, bp } of gifts) {
    const site = play.sites[hex];
    const owner = play.control[hex];
    if (site?.kind !== 'urban' || owner === undefined) continue;
    play.sites[hex] = { ...site, bp: site.bp + bp };
    tell(play, { type: 'bp-received', rule: 'HEX-BP-11', to: [owner], seat: owner, from: seat, hex, bp });
  }
}

function layStrongholds(play: BuildOrdersPlay, realm: Realm, before: readonly HexKey[]): void {
  const { strongholds } = play.ground;
  for (const hex of before) {
    if (realm.strongholds.has(hex)) continue;
    delete play.strongholds[hex];
    strongholds[at(play, hex)] = NOBODY;
  }
  for (const [hex, stronghold] of realm.strongholds) {
    play.strongholds[hex] = withNamedDefences(play, hex, stronghold);
    strongholds[at(play, hex)] = realm.me;
  }
}

/** HEX-SIGHT-12: the defences that a sheet built get permanent names. */
function withNamedDefences(play: BuildOrdersPlay, hex: HexKey, stronghold: Stronghold): Stronghold {
  if (!stronghold.defences.some(isNewDefence)) return stronghold;
  const taken = new Set(stronghold.defences.map(({ id }) => id));
  const named = (one: Defence): Defence => {
    if (!isNewDefence(one)) return one;
    const id = firstFree(taken, (n) => newDefenceId(play, `${hex}|${n}`));
    taken.add(id);
    return { ...one, id };
  };
  return { ...stronghold, defences: stronghold.defences.map(named) };
}

/** The first free name, counting from 1. */
function firstFree(taken: ReadonlySet<string>, nameOf: (n: number) => string): string {
  for (let n = 1; ; n++) {
    const name = nameOf(n);
    if (!taken.has(name)) return name;
  }
}

function layPieces(play: BuildOrdersPlay, realm: Realm, before: readonly Piece[]): void {
  for (const piece of before) if (!realm.pieces.has(piece.id)) removePiece(play, piece);
  for (const piece of realm.pieces.values()) {
    if (play.pieces.get(piece.id) !== piece) replacePiece(play, piece);
  }
  for (const [id, detachment] of play.orbit) {
    if (detachment.seat === realm.seat && !realm.orbit.has(id)) play.orbit.delete(id);
  }
  for (const [id, detachment] of realm.orbit) play.orbit.set(id, detachment);
  for (const [id, captives] of play.captives) {
    if (captives.captor === realm.seat && !realm.captives.has(id)) play.captives.delete(id);
  }
  for (const [id, captives] of realm.captives) play.captives.set(id, captives);
}
