import type { Dice, HexKey, Instant, SeatId } from '../../kernel/index.ts';
import { keptOr, keysOf, sortedKeys, tableFrom } from '../../kernel/index.ts';
import type { Grid } from '../movement/grid.ts';
import { indexOf } from '../movement/grid.ts';
import { groundOf } from '../movement/ground.ts';
import { remembered } from '../movement/memo.ts';
import type { Piece, PieceId, Sheet, State } from '../types.ts';
import type { Play } from './play.ts';
import { isCivilian } from './play.ts';

/** The working copy of a state for one step. The state itself stays as it is. */
export function playOf(
  state: State,
  sheets: Readonly<Record<SeatId, Sheet | null>>,
  table: { readonly dice: Dice; readonly at: Instant },
): Play {
  const pieces = new Map<PieceId, Piece>();
  for (const id of keysOf(state.pieces).sort()) {
    const piece = state.pieces[id];
    if (piece !== undefined) pieces.set(id, piece);
  }
  const ground = groundOf(state);
  return {
    before: state,
    dice: table.dice,
    at: table.at,
    sheets,
    ground,
    events: [],
    pieces,
    civilians: new Set([...pieces.values()].filter(isCivilian).map((piece) => piece.id)),
    spies: new Set([...pieces.values()].flatMap(({ kind, id }) => (kind === 'spy' ? [id] : []))),
    seats: { ...state.seats },
    control: state.control,
    sites: tableFrom(state.sites),
    strongholds: tableFrom(state.strongholds),
    undiscovered: marksOf(ground.grid)(state.undiscovered).slice(),
    ruins: new Set(state.ruins),
    moved: new Map(),
    losses: [],
    captured: new Set(),
    discoveries: [],
    roads: new Set(state.roads),
    orbit: mapOf(state.orbit),
    captives: mapOf(state.captives),
    constructions: state.constructions,
    treaties: state.treaties,
    deals: state.deals,
    deliveries: state.deliveries,
    raided: state.raided,
    airMissions: state.airMissions,
    airSupport: state.airSupport,
    airControlBefore: state.airControlBefore,
    recon: state.recon,
    pending: state.pending,
    initiative: state.initiative,
    memory: state.memory,
    lastLook: state,
    phase: state.phase,
    turn: state.turn,
  };
}

function mapOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): Map<Key, Value> {
  return new Map(
    sortedKeys(record).flatMap((key) => {
      const value = record[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** The list stays the same object from turn to turn as long as nothing is discovered, and so do its marks. */
const marksOf = remembered((grid: Grid) =>
  remembered((hexes: readonly HexKey[]): Uint8Array => {
    const marks = new Uint8Array(grid.count);
    for (const hex of hexes) marks[indexOf(grid, hex)] = 1;
    return marks;
  }),
);

/** The same list as long as nothing was discovered: on large maps most of a state's hexes are in it. */
function stillMarked({ ground, undiscovered }: Play, hexes: readonly HexKey[]): readonly HexKey[] {
  const marks = marksOf(ground.grid)(hexes);
  if (marks.every((mark, at) => mark === undiscovered[at])) return hexes;
  return hexes.filter((hex) => undiscovered[indexOf(ground.grid, hex)] === 1);
}

/** The list that was there as long as it holds the same; a new one is in order. */
function sameOr<Key>(before: readonly Key[], now: ReadonlySet<Key>): readonly Key[] {
  return before.length === now.size && before.every((key) => now.has(key)) ? before : [...now].sort();
}

/** The state as it stands now. Tables that did not change are those of the state before. */
export function stateOf(play: Play): State {
  const { before } = play;
  return {
    ...before,
    turn: play.turn,
    phase: play.phase,
    seats: keptOr(before.seats, play.seats),
    control: play.control,
    undiscovered: stillMarked(play, before.undiscovered),
    sites: keptOr(before.sites, play.sites),
    strongholds: keptOr(before.strongholds, play.strongholds),
    pieces: piecesOf(play),
    ruins: sameOr(before.ruins, play.ruins),
    roads: sameOr(before.roads, play.roads),
    orbit: Object.fromEntries(play.orbit),
    captives: Object.fromEntries(play.captives),
    constructions: play.constructions,
    treaties: play.treaties,
    deals: play.deals,
    deliveries: play.deliveries,
    raided: play.raided,
    airControl: play.ground.airControl,
    airControlBefore: play.airControlBefore,
    airMissions: play.airMissions,
    airSupport: play.airSupport,
    recon: play.recon,
    pending: play.pending,
    initiative: play.initiative,
    memory: play.memory,
  };
}

function piecesOf(play: Play): State['pieces'] {
  const pieces: Record<PieceId, Piece> = Object.create(null);
  for (const [id, piece] of play.pieces) pieces[id] = piece;
  return keptOr(play.lastLook.pieces, pieces);
}
