import { defaultSettings, EDITION, withAirspaces } from '@sealed-orders/rules/hex-campaign';
import { hexProblemText } from '@sealed-orders/text/cli/hex-campaign';
import { scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import { isRecord, merged } from '../merge.ts';
import { Problem } from '../problem.ts';
import { captivesOf, constructionOf, dealOf } from './absent.ts';
import { battleOf } from './battles.ts';
import { areaOf, type Board, boardOf, chartOf, edgesIn, isLand, landOf } from './board.ts';
import { MOVEMENT_ONLY, OPENED_AT } from './defaults.ts';
import type { Given } from './format/given.ts';
import type { MemoryText } from './format/memory.ts';
import { moved } from './frame.ts';
import { pieceOf, seenPieceOf, seenSiteOf, siteOf } from './pieces.ts';
import { isSetUp, raceIn, seatsOf } from './seats.ts';
import { seenStrongholdOf, strongholdOf } from './strongholds.ts';

const mapped = <From, To>(
  record: Readonly<Record<string, From>> | undefined,
  to: (value: From, key: string) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => [key, to(value, key)]));

function controlOf(board: Board, control: Given['control'], isLand: (hex: string) => boolean) {
  const owners: Record<string, string> = {};
  for (const [seat, areas] of Object.entries(control ?? {})) {
    for (const area of areas) {
      // An area covers a lot: the sea in it stays free. A single hex is taken as written.
      for (const hex of areaOf(board, area)) if (!area.includes('+') || isLand(hex)) owners[hex] = seat;
    }
  }
  return owners;
}

function memoryOf(memory: MemoryText | undefined) {
  return {
    looks: Object.entries(memory?.hexes ?? {}).map(([key, hex]) => ({
      hexes: [key],
      turn: hex.turn,
      control: hex.control ?? null,
      site: hex.site === undefined ? null : seenSiteOf(hex.site),
      stronghold: hex.stronghold === undefined ? null : seenStrongholdOf(hex.stronghold),
      garrison: hex.garrison ?? null,
      capital: hex.capital ?? null,
      roads: hex.roads ?? [],
      ruin: hex.ruin ?? false,
    })),
    ghosts: mapped(memory?.ghosts, ({ turn, piece }, id) => ({ turn, piece: seenPieceOf(id, piece) })),
  };
}

function treatyOf(text: string) {
  const [one = '', other = '', kind, secret] = text.split(' ');
  if (one === other) throw new Problem(hexProblemText.treatyWithOneself(one));
  return { kind, between: [one, other], secret: secret !== undefined };
}

/** The hexes that the state keeps sorted, moved onto the board. */
function sortedHexes(hexes: readonly string[], board: Board): readonly string[] {
  return hexes.map((hex) => String(moved(hex, board.frame))).sort();
}

function undiscoveredOf(board: Board, chart: ReturnType<typeof chartOf>, given: Given, control: object) {
  if (given.undiscovered === 'uncontrolled') return landOf(board, chart).filter((hex) => !Object.hasOwn(control, hex));
  return [...new Set((given.undiscovered ?? []).flatMap((area) => areaOf(board, area)))];
}

function requireKnown(seats: readonly { readonly id: string }[], named: readonly string[]): void {
  const known = seats.map(({ id }) => id);
  const stranger = named.find((name) => !known.includes(name));
  if (stranger !== undefined) throw new Problem(scenarioProblemText.nobody(stranger, known));
}

/** Places, owners and agreements, in the scenario's own coordinates. */
function standing(given: Given, seats: ReturnType<typeof seatsOf>) {
  return {
    seats: Object.fromEntries(seats.map((seat) => [seat.id, seat])),
    sites: mapped(given.sites, siteOf),
    strongholds: mapped(given.strongholds, (text) => strongholdOf(text, raceIn(seats))),
    pieces: mapped(given.pieces, (text, id) => pieceOf(id, text)),
    captives: mapped(given.captives, captivesOf),
    orbit: mapped(given.orbit, (text, id) => pieceOf(id, text)),
    constructions: (given.constructions ?? []).map(constructionOf),
    deals: (given.deals ?? []).map(dealOf),
    battles: (given.battles ?? []).map((battle, i) => battleOf(given, battle, i + 1)),
    treaties: (given.treaties ?? []).map(treatyOf),
    memory: Object.fromEntries(seats.map(({ id }) => [id, memoryOf(given.memory?.[id])])),
  };
}

/** The state that a scenario gives, as plain values on the board's coordinates; the rules' own schema checks it. */
export function stateText(given: Given): { readonly board: Board; readonly state: unknown } {
  const board = boardOf(given.map);
  const chart = chartOf(board, given);
  const seats = seatsOf(board, given);
  requireKnown(seats, [
    ...(given.treaties ?? []).flatMap((treaty) => treaty.split(' ').slice(0, 2)),
    ...Object.keys(given.memory ?? {}),
    ...Object.keys(given.control ?? {}),
  ]);
  const control = controlOf(board, given.control, (hex) => isLand(board, chart, hex));
  const state = {
    edition: EDITION,
    settings: { ...MOVEMENT_ONLY, ...given.settings },
    clock: { mode: 'none' },
    seatOrder: seats.map((seat) => seat.id),
    turn: given.turn ?? (isSetUp(given.phase) ? 0 : 1),
    phase: given.phase ?? 'movement-orders',
    openedAt: OPENED_AT,
    initiative: [],
    airControl: [],
    pending: [],
    salt: 'scenario',
    ...whole(moved({ control, ...standing(given, seats) }, board.frame)),
    undiscovered: sortedHexes(undiscoveredOf(board, chart, given, control), board),
    roads: edgesIn(given.roads ?? [], board),
    ruins: sortedHexes(given.ruins ?? [], board),
    chart: withAirspaces(chart, gridOf(given.settings)),
  };
  return { board, state: merged(state, moved(given.with ?? {}, board.frame)) };
}

function gridOf(settings: Given['settings']): readonly [number, number] {
  const grid = settings?.airspaceGrid;
  return Array.isArray(grid) ? [Number(grid[0]), Number(grid[1])] : defaultSettings.airspaceGrid;
}

const whole = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
