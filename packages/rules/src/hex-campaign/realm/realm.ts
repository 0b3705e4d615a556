import type { Dice, RuleId, SeatId } from '../../kernel/index.ts';
import { invariant } from '../../kernel/result.ts';
import type { EdgeKey, HexKey } from '../../space/hex.ts';
import { distance } from '../../space/hex.ts';
import { PAYER_RANGE } from '../data/build-points.ts';
import { areFriends, type Ground } from '../ground/ground.ts';
import { isInEnemyZoc } from '../ground/zoc.ts';
import type { Grid } from '../map/grid.ts';
import { indexOf, keyAt } from '../map/grid.ts';
import type { HexIndex, PerHex, SeatIndex } from '../map/numbers.ts';
import { NOBODY } from '../map/numbers.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Untold } from '../turn/fields.ts';
import type {
  Captives,
  Chart,
  Construction,
  Detachment,
  Faction,
  Pending,
  Piece,
  PieceId,
  PublicSeat,
  SeatState,
  SeenPiece,
  Settings,
  Site,
  Stronghold,
  Treaty,
  TreatyKind,
  UnitId,
  UnitNature,
  UrbanSite,
} from '../types.ts';

/**
 * One seat's affairs while its build sheet is carried out, line by line. The form makes one from the seat's view and
 * the engine one from the state; the rules of building are one set of functions over it. Everything in it is a working
 * copy that belongs to one run.
 */
export interface Realm {
  readonly seat: SeatId;
  readonly faction: Faction;
  readonly settings: Settings;
  readonly turn: number;
  /** HEX-START-06: the build step before turn 1. */
  readonly isSetUp: boolean;
  readonly chart: Chart;
  readonly grid: Grid;
  /** The surroundings: as known for the form, the truth for the engine. Lines do not change it. */
  readonly ground: Ground;
  /** Number of the seat in the ground. */
  readonly me: SeatIndex;
  record: SeatState;
  /** Own sites, Strongholds and pieces. */
  readonly sites: Map<HexKey, Site>;
  readonly strongholds: Map<HexKey, Stronghold>;
  readonly pieces: Map<PieceId, Piece>;
  readonly orbit: Map<PieceId, Detachment>;
  readonly constructions: Construction[];
  /** Captives that the seat holds. */
  readonly captives: Map<PieceId, Captives>;
  /** Living units of the seat's own detachments held by others. HEX-DET-05. */
  readonly taken: readonly UnitNature[];
  /** Road links, as far as they are known, and those built by this sheet. */
  readonly roads: Set<EdgeKey>;
  /** All known Urban hexes. HEX-URB-04. */
  readonly settlements: Set<HexKey>;
  /** Diplomats of others, as far as they are known. HEX-DIP-12. */
  readonly diplomats: readonly SeenPiece[];
  readonly seats: readonly Pick<PublicSeat, 'id' | 'faction'>[];
  readonly treaties: readonly Treaty[];
  readonly shutAirspaces: readonly number[];
  /** Own armies whose battle was put off. HEX-QB-11. */
  readonly heldUp: ReadonlySet<PieceId>;
  pending: readonly Pending[];
  /** Treaties given notice, and diplomats of others sent home. */
  readonly notices: { readonly with: SeatId; readonly treaty: TreatyKind }[];
  readonly expelled: PieceId[];
  /** Captives that this sheet has converted: also among the pieces, and placed when the realms are merged. */
  readonly converted: Detachment[];
  /** Questions to captives at their first imprisonment. HEX-CAPT-03. */
  readonly questions: {
    readonly captives: PieceId;
    readonly name: string;
    readonly of: SeatId;
    readonly ask: 'detachment' | 'stronghold' | 'urban';
  }[];
  /** BP that convoys unload in settlements of allies. HEX-BP-11. */
  readonly gifts: { readonly hex: HexKey; readonly bp: number }[];
  /** Counters of this sheet, under names chosen by the rules: `HEX-ROAD-01`. */
  readonly counts: Map<string, number>;
  /** Null while a form only asks: then no dice are thrown and luck is assumed. */
  readonly dice: Dice | null;
  readonly events: Untold[];
  /** A name for a new piece; the same sheet in the same turn gives the same names. */
  readonly newId: (about: string) => PieceId;
  readonly newUnitId: (about: string) => UnitId;
}

/** How often `purpose` was counted by this sheet so far. */
export const countOf = (realm: Realm, purpose: string): number => realm.counts.get(purpose) ?? 0;

export function countUp(realm: Realm, purpose: string): void {
  realm.counts.set(purpose, countOf(realm, purpose) + 1);
}

/** Records an event; only the seat itself reads it unless `to` says otherwise. */
export function tellRealm(realm: Realm, event: Untold): void {
  realm.events.push(event);
}

/** The own Urban site in a hex. */
export function urbanAt(realm: Realm, hex: HexKey): UrbanSite | null {
  const site = realm.sites.get(hex);
  return site?.kind === 'urban' ? site : null;
}

/** Own Urban hexes, in the order of their keys. */
export function urbanHexes(realm: Realm): readonly HexKey[] {
  return [...realm.sites.keys()].filter((hex) => urbanAt(realm, hex) !== null).sort();
}

/** HEX-BP-01: stored BP of an own Urban hex; 0 for any other hex. */
export const stockOf = (realm: Realm, hex: HexKey): number => urbanAt(realm, hex)?.bp ?? 0;

/** HEX-BP-01: takes BP from the store of an own Urban hex; `refusal` has checked that they are there. */
export function pay(realm: Realm, hex: HexKey, bp: number): void {
  const site = urbanAt(realm, hex);
  invariant(site !== null && site.bp >= bp, `${hex} cannot pay ${bp}`);
  realm.sites.set(hex, { ...site, bp: site.bp - bp });
}

/** Puts BP into the store of an own Urban hex. */
export function credit(realm: Realm, hex: HexKey, bp: number): void {
  const site = urbanAt(realm, hex);
  invariant(site !== null, `${hex} stores no BP`);
  realm.sites.set(hex, { ...site, bp: site.bp + bp });
}

/** In set-up the Capital's stock pays for everything, anywhere. HEX-START-06. */
export const setUpPayer = (realm: Realm): HexKey | null => (realm.isSetUp ? realm.record.capital : null);

/** HEX-BP-12: own Urban hexes that may pay for something in one of these hexes: the Capital, or within 3 hexes. */
export function payersFor(realm: Realm, hexes: readonly HexKey[]): readonly HexKey[] {
  const only = setUpPayer(realm);
  if (only !== null) return [only];
  return urbanHexes(realm).filter(
    (payer) => payer === realm.record.capital || hexes.some((hex) => distance(payer, hex) <= PAYER_RANGE),
  );
}

/** HEX-BP-01: whether a store holds enough. */
export function stockFault(realm: Realm, hex: HexKey, bp: number, rule: RuleId = 'HEX-BP-01'): Fault | null {
  const stock = stockOf(realm, hex);
  return stock >= bp ? null : fault('too-dear', rule, { hex, cost: bp, stock });
}

/** HEX-BP-12: whether a hex may pay for something in these hexes, and can. */
export function payerFault(realm: Realm, payer: HexKey, hexes: readonly HexKey[], bp: number): Fault | null {
  if (!payersFor(realm, hexes).includes(payer)) return fault('payer-too-far', 'HEX-BP-12', { payer }, ['payer']);
  return stockFault(realm, payer, bp, 'HEX-BP-12');
}

/** Whether the seat controls the hex, as far as is known. */
export function isOwnHex(realm: Realm, hex: HexKey): boolean {
  const at = indexOf(realm.grid, hex);
  return at >= 0 && realm.ground.control[at] === realm.me;
}

/** All hexes that the seat controls, as far as is known, row by row. */
export const ownHexes = ({ grid, ground, me }: Realm): readonly HexKey[] =>
  grid.hexes.filter((at) => ground.control[at] === me).map((at) => keyAt(grid, at));

/** HEX-DIP-09: whether the hex is controlled by the seat or an ally. */
export function isFriendlyHex(realm: Realm, hex: HexKey): boolean {
  const at = indexOf(realm.grid, hex);
  return at >= 0 && areFriends(realm.ground, realm.me, realm.ground.control[at] ?? NOBODY);
}

/**
 * HEX-MOV-05: whether the hex is in the zone of control of an enemy. An own army that this sheet has disbanded keeps
 * the enemy's zone out no longer.
 */
export function isThreatened(realm: Realm, hex: HexKey): boolean {
  const at = indexOf(realm.grid, hex);
  return at >= 0 && isInEnemyZoc(withoutDisbanded(realm, hex, at), realm.me, at);
}

function withoutDisbanded(realm: Realm, hex: HexKey, at: HexIndex): Ground {
  const { ground, me } = realm;
  const stays = (kind: 'detachment' | 'garrison') => ownPieces(realm, kind).some((piece) => piece.hex === hex);
  const left = (stood: PerHex<SeatIndex>, kind: 'detachment' | 'garrison') => {
    if (stood[at] !== me || stays(kind)) return stood;
    const remaining = stood.slice();
    remaining[at] = NOBODY;
    return remaining;
  };
  const detachments = left(ground.detachments, 'detachment');
  const garrisons = left(ground.garrisons, 'garrison');
  const isSame = detachments === ground.detachments && garrisons === ground.garrisons;
  return isSame ? ground : { ...ground, detachments, garrisons };
}

/** Own pieces of one kind, in the order of their ids. */
export function ownPieces<Kind extends Piece['kind']>(
  realm: Realm,
  kind: Kind,
): readonly Extract<Piece, { kind: Kind }>[] {
  const isKind = (piece: Piece): piece is Extract<Piece, { kind: Kind }> => piece.kind === kind;
  return [...realm.pieces.values()].filter(isKind).sort((a, b) => (a.id < b.id ? -1 : 1));
}
