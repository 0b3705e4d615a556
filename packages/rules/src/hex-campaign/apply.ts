import type { Input, Instant, Rejection, Result, SeatId, Step, Table } from '../kernel/index.ts';
import { failed, lookup, ok, sortedKeys } from '../kernel/index.ts';
import { hasBattleDeadline } from './awaiting.ts';
import { decide, isSettled } from './battles/decisions.ts';
import { rule } from './battles/rulings.ts';
import { check } from './check.ts';
import { SHEET_PHASES } from './data/phases.ts';
import { dealt } from './diplomacy/orders.ts';
import { gridOf } from './movement/grid.ts';
import { playOn } from './phases.ts';
import { funFought } from './quick-battle/fun.ts';
import { isReadSheet, sheet as sheetSchema } from './schemas/sheet.ts';
import { keepUpSpies } from './spies/infiltrate.ts';
import { playOf, stateOf } from './turn/copy.ts';
import type { Play } from './turn/play.ts';
import { sheetFaults } from './turn/sheet-faults.ts';
import type { HexGame, Piece, PieceId, Sheet, State } from './types.ts';
import { view } from './view/view.ts';

type Applied = Result<Step<HexGame>, readonly Rejection[]>;

const refusal = (code: string, path: Rejection['path'] = [], facts: Rejection['facts'] = {}): Rejection => ({
  code,
  rule: 'HEX-TURN-03',
  path,
  facts,
});

/** The next step. Sheets close the open phase, and the turn plays on until the next ones are asked for. */
export function apply(state: State, input: Input<HexGame>, table: Table): Applied {
  if (state.ended !== null) return failed([refusal('campaign-ended', ['type'])]);
  if (input.type === 'order') return ordered(state, input, table);
  if (input.type === 'ruling') return ruled(state, input, table);
  if (state.phase === 'battle') return closedBattles(state, input, table);
  if (input.type !== 'phase') return failed([refusal('not-offered', ['type'], { type: input.type })]);
  if (!SHEET_PHASES.includes(state.phase)) return failed([refusal('not-awaited', ['type'], { phase: state.phase })]);
  const { sheets, problems } = opened(state, input.sheets);
  if (problems.length > 0) return failed(problems);
  const missing = missingSeats(state, sheets, input.closedBy);
  if (missing.length > 0) return failed(missing);
  return ok(played(state, sheets, { ...table, at: input.at }));
}

/** HEX-DIP-02, HEX-TBL-41: what counts as soon as it is sent. The last word on the battles closes their phase. */
function ordered(state: State, input: Extract<Input<HexGame>, { type: 'order' }>, table: Table): Applied {
  const { seat, order, at } = input;
  if (order.type === 'fun-battle') return funFought(state, { ...input, order });
  if (!('battle' in order)) return dealt(state, { ...input, order });
  if (state.phase !== 'battle') return failed([refusal('no-battle-open', ['order'], { phase: state.phase })]);
  const play = playOf(state, {}, { ...table, at });
  const decided = decide(play, seat, order);
  return decided.ok ? ok(afterDecision(play, at)) : decided;
}

/** HEX-TBL-41, HEX-QB-11: the referee's word on a battle counts at once too. */
function ruled(state: State, input: Extract<Input<HexGame>, { type: 'ruling' }>, table: Table): Applied {
  const { ruling, at } = input;
  if (state.phase !== 'battle') return failed([refusal('no-battle-open', ['ruling'], { phase: state.phase })]);
  const play = playOf(state, {}, { ...table, at });
  const decided = rule(play, ruling);
  return decided.ok ? ok(afterDecision(play, at)) : decided;
}

/** The last word on the battles closes their phase. */
function afterDecision(play: Play, at: Instant): Step<HexGame> {
  if (!isSettled(play)) {
    keepUpSpies(play); // HEX-SPY-09: what was destroyed or captured holds no spy any more
    return { state: stateOf(play), events: play.events };
  }
  playOn(play);
  return { state: { ...stateOf(play), openedAt: at }, events: play.events };
}

/**
 * HEX-QB-01: when time is up, or the referee says so, the phase of battles closes and dice settle what is open. Where a
 * campaign knows no deadline for it, time alone closes nothing.
 */
function closedBattles(
  state: State,
  input: Exclude<Input<HexGame>, { type: 'order' | 'ruling' }>,
  table: Table,
): Applied {
  const isByTime = input.type === 'clock' || input.closedBy === 'deadline';
  if (isByTime && !hasBattleDeadline(state)) return failed([refusal('battles-open', ['type'])]);
  const isSheet = input.type === 'phase' && Object.values(input.sheets).some((sheet) => (sheet ?? null) !== null);
  if (isSheet) return failed([refusal('not-awaited', ['sheets'], { phase: state.phase })]);
  return ok(played(state, {}, { ...table, at: input.at }));
}

function played(state: State, sheets: Sheets, table: Table & { readonly at: Instant }): Step<HexGame> {
  const play = playOf(state, sheets, table);
  playOn(play);
  return { state: { ...stateOf(play), openedAt: table.at }, events: play.events };
}

type Sheets = Readonly<Record<SeatId, Sheet | null>>;

/** HEX-MORD-01: sheets that are understood and name own pieces only; anything else is refused as a whole. */
function opened(
  state: State,
  given: Readonly<Record<string, unknown>>,
): { readonly sheets: Sheets; readonly problems: readonly Rejection[] } {
  const sheets: Record<SeatId, Sheet | null> = {};
  const problems: Rejection[] = [];
  for (const name of sortedKeys(given)) {
    const seat = state.seatOrder.find((id) => id === name);
    const raw = given[name];
    const path = ['sheets', name];
    if (seat === undefined) problems.push(refusal('seat-unknown', path));
    if (seat === undefined || raw === null || raw === undefined) continue;
    const sheet = readSheet(raw, path);
    if (sheet.ok) problems.push(...unfit(state, seat, sheet.value, path));
    else problems.push(sheet.problem);
    if (sheet.ok) sheets[seat] = sheet.value;
  }
  return { sheets, problems };
}

function readSheet(raw: unknown, path: Rejection['path']): Result<Sheet, Rejection> {
  if (isReadSheet(raw)) return ok(raw);
  const parsed = sheetSchema.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  const at = parsed.error.issues[0]?.path.filter((part) => typeof part !== 'symbol') ?? [];
  return failed(refusal('not-understood', [...path, ...at]));
}

/** What makes a sheet unfit whatever anybody knows; single build lines and missions are refused when their turn comes. */
function unfit(state: State, seat: SeatId, sheet: Sheet, path: Rejection['path']): readonly Rejection[] {
  if (sheet.phase !== state.phase) return [refusal('not-awaited', [...path, 'phase'], { phase: state.phase })];
  if (sheet.phase === 'placement' || sheet.phase === 'free-roads') {
    return check(view(state, { kind: 'seat', seat }), sheet).map((one) => ({ ...one, path: [...path, ...one.path] }));
  }
  if (sheet.phase !== 'movement-orders') return [];
  return sheetFaults(gridOf(state.chart), (id) => ownPiece(state, seat, id), sheet, path);
}

function ownPiece(state: State, seat: SeatId, id: PieceId): Piece | undefined {
  const piece = lookup(state.pieces, id);
  return piece?.seat === seat ? piece : undefined;
}

/** HEX-TURN-04: under `wait` and `refereeOrders` a deadline alone closes nothing. */
function missingSeats(state: State, sheets: Sheets, closedBy: string): readonly Rejection[] {
  if (closedBy !== 'deadline' || state.settings.missedDeadline === 'guard') return [];
  return state.seatOrder
    .filter((seat) => (sheets[seat] ?? null) === null && (state.seats[seat]?.beaten ?? null) === null)
    .map((seat) => ({ code: 'sheet-missing', rule: 'HEX-TURN-04', path: ['sheets', seat], facts: { seat } }));
}
