import type { Dice, SeatId } from '../kernel/index.ts';
import { keptOr, sortedKeys, tableFrom, tableOf } from '../kernel/index.ts';
import type { HexKey } from '../space/hex.ts';
import { groundOf } from './ground/ground.ts';
import { indexOf } from './map/grid.ts';
import { hexMaskOf } from './map/hex-mask.ts';
import { FIRST_HEX } from './map/numbers.ts';
import { carryRoll, rollOf } from './roll/roll.ts';
import type { Fields } from './turn/fields.ts';
import { isCivilian } from './turn/play.ts';
import type { Piece, PieceId, Sheet, State } from './types.ts';

/** All of a step, for the sequence of play. A chapter gets only the fields that it reads and changes. */
export type Play = Fields;

/** The fields that a chapter replaces as a whole when it changes them. */
function asTheyStand(state: State) {
  return {
    phase: state.phase,
    turn: state.turn,
    control: state.control,
    constructions: state.constructions,
    treaties: state.treaties,
    deals: state.deals,
    promises: state.promises,
    deliveries: state.deliveries,
    raided: state.raided,
    airMissions: state.airMissions,
    airSupport: state.airSupport,
    airControlBefore: state.airControlBefore,
    recon: state.recon,
    pending: state.pending,
    initiative: state.initiative,
    battleInitiative: state.battleInitiative,
    battles: state.battles,
    battleMoves: state.battleMoves,
    settled: state.settled ?? null,
    funReports: state.funReports,
    ended: state.ended,
    memory: state.memory,
  };
}

/** The working copy of a state for one step. The state itself is not changed. */
export function playOf(
  state: State,
  sheets: Readonly<Record<SeatId, Sheet | null>>,
  table: { readonly dice: Dice },
): Play {
  const pieces = new Map<PieceId, Piece>();
  const civilians = new Set<PieceId>();
  const spies = new Set<PieceId>();
  for (const { piece } of rollOf(state).placed) {
    pieces.set(piece.id, piece);
    if (isCivilian(piece)) civilians.add(piece.id);
    else if (piece.kind === 'spy') spies.add(piece.id);
  }
  const ground = groundOf(state);
  const play: Play = {
    before: state,
    dice: table.dice,
    sheets,
    ground,
    events: [],
    ...asTheyStand(state),
    pieces,
    pieceTable: state.pieces,
    civilians,
    spies,
    seats: { ...state.seats },
    sites: tableFrom(state.sites),
    strongholds: tableFrom(state.strongholds),
    undiscovered: hexMaskOf(ground.grid)(state.undiscovered).slice(),
    ruins: new Set(state.ruins),
    moved: new Map(),
    losses: [],
    captured: new Set(),
    discoveries: [],
    roads: new Set(state.roads),
    orbit: mapOf(state.orbit),
    captives: mapOf(state.captives),
    battleOrders: new Map(),
    rumours: new Set(),
    lastLook: state,
    stateNow: () => stateOf(play),
  };
  return play;
}

function mapOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): Map<Key, Value> {
  return new Map(
    sortedKeys(record).flatMap((key) => {
      const value = record[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** The same list until something is discovered: on large maps most of a state's hexes are in it. */
function stillMarked({ ground, undiscovered }: Play, hexes: readonly HexKey[]): readonly HexKey[] {
  const mask = hexMaskOf(ground.grid)(hexes);
  let isSame = true;
  for (let hex = FIRST_HEX; hex < mask.length && isSame; hex++) isSame = mask[hex] === undiscovered[hex];
  if (isSame) return hexes;
  return hexes.filter((hex) => undiscovered[indexOf(ground.grid, hex)] === 1);
}

/** The previous list if the contents are equal; otherwise a new sorted one. */
function sameOr<Key>(before: readonly Key[], now: ReadonlySet<Key>): readonly Key[] {
  return before.length === now.size && before.every((key) => now.has(key)) ? before : [...now].sort();
}

/** The current state. Unchanged tables are those of the previous state. */
export function stateOf(play: Play): State {
  const { before, lastLook } = play;
  const { settled: _settled, ...rest } = before;
  return {
    ...rest,
    turn: play.turn,
    phase: play.phase,
    seats: still(lastLook.seats, play.seats),
    control: still(lastLook.control, play.control),
    undiscovered: stillMarked(play, before.undiscovered),
    sites: still(lastLook.sites, play.sites),
    strongholds: still(lastLook.strongholds, play.strongholds),
    pieces: piecesOf(play),
    ruins: sameOr(before.ruins, play.ruins),
    roads: sameOr(before.roads, play.roads),
    orbit: Object.fromEntries(play.orbit),
    captives: Object.fromEntries(play.captives),
    constructions: play.constructions,
    treaties: play.treaties,
    deals: play.deals,
    promises: play.promises,
    deliveries: play.deliveries,
    raided: play.raided,
    airControl: play.ground.airControl,
    airControlBefore: play.airControlBefore,
    airMissions: play.airMissions,
    airSupport: play.airSupport,
    recon: play.recon,
    pending: play.pending,
    initiative: play.initiative,
    battleInitiative: play.battleInitiative,
    battles: play.battles,
    battleMoves: play.battleMoves,
    funReports: play.funReports,
    ended: play.ended,
    memory: play.memory,
    ...(play.settled === null ? {} : { settled: play.settled }),
  };
}

/**
 * A snapshot of a table that the rest of the step does not change: results are cached per table.
 * The last snapshot if nothing has changed since.
 */
function still<Key extends string, Value>(
  last: Readonly<Record<Key, Value>>,
  now: Readonly<Record<Key, Value>>,
): Readonly<Record<Key, Value>> {
  const kept = keptOr(last, now);
  return kept === now && now !== last ? tableFrom(now) : kept;
}

/** The last snapshot of the table if no piece has changed since. */
function piecesOf(play: Play): State['pieces'] {
  if (play.pieceTable !== null) return play.pieceTable;
  const { lastLook } = play;
  const values = inOrder([...play.pieces.values()]);
  const made = tableOf({ keys: values.map(({ id }) => id), values });
  const pieces = keptOr(lastLook.pieces, made);
  if (pieces === made) carryRoll(lastLook, made);
  play.pieceTable = pieces;
  return pieces;
}

/** Sorted by id: all but the newest already are. */
function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  const isInOrder = pieces.every(({ id }, i) => (pieces[i - 1]?.id ?? '') < id);
  return isInOrder ? pieces : pieces.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
