import type { Input, Instant, Result, SeatId, Step, Table } from '../kernel/index.ts';
import { failed, lookup, ok, sortedKeys } from '../kernel/index.ts';
import { decide, isSettled } from './battles/decisions.ts';
import { rule } from './battles/rulings.ts';
import { check } from './check.ts';
import { correct } from './corrections/correct.ts';
import { SHEET_PHASES } from './data/phases.ts';
import { registerLosses } from './detachments/register.ts';
import { dealt } from './diplomacy/orders.ts';
import { gridOf } from './map/grid.ts';
import { sheetFaults } from './movement-orders/sheet-faults.ts';
import { playOn } from './phases.ts';
import type { Play } from './play.ts';
import { playOf, stateOf } from './play.ts';
import { funFought } from './quick-battles/fun.ts';
import { rejected } from './refusal/fault.ts';
import { correctedAll, takenBack, withoutOutdated } from './rulings.ts';
import { isReadSheet, sheet as sheetSchema } from './schemas/sheet.ts';
import { refreshSightIfChanged } from './sight/refresh.ts';
import { keepUpSpies } from './spies/infiltrate.ts';
import { hasBattleDeadline } from './turn/due.ts';
import type {
  BattleRuling,
  Correction,
  HexGame,
  Phase,
  Piece,
  PieceId,
  RefusalCode,
  Rejection,
  Sheet,
  State,
} from './types.ts';
import { view } from './view/view.ts';

/** What a step may use, and after which phase it stops; null: where the next orders are asked for. */
interface Course extends Table {
  readonly stopAfter: Phase | null;
}

interface TimedCourse extends Course {
  readonly at: Instant;
}

interface Reached extends Step<HexGame> {
  /** Whether the phase after which it was to stop has closed. */
  readonly isStopped: boolean;
}

type Applied = Result<Reached, readonly Rejection[]>;

const refusal = (code: RefusalCode, path: Rejection['path'] = [], facts: Rejection['facts'] = {}): Rejection => ({
  code,
  rule: 'HEX-TURN-03',
  path,
  facts,
});

/** The next step. Sheets close the open phase, and the turn plays on until the next ones are asked for. */
export function apply(
  state: State,
  input: Input<HexGame>,
  { edition, dice }: Table,
): Result<Step<HexGame>, readonly Rejection[]> {
  const made = applyUntil(state, input, { edition, dice, stopAfter: null });
  return made.ok ? ok({ state: made.value.state, events: made.value.events }) : made;
}

/** The next step, up to the end of a phase at most: a scenario inspects the state before more happens. */
export function applyUntil(state: State, input: Input<HexGame>, course: Course): Applied {
  if (state.ended !== null) return failed([refusal('campaign-ended', ['type'])]);
  if (input.type === 'order') return ordered(state, input, course);
  if (input.type === 'ruling') return ruled(state, input, course);
  if (state.phase === 'battle' && (input.type === 'phase' || input.type === 'clock'))
    return closedBattles(state, input, course);
  if (input.type !== 'phase') return failed([refusal('not-offered', ['type'], { type: input.type })]);
  if (!SHEET_PHASES.includes(state.phase)) return failed([refusal('not-awaited', ['type'], { phase: state.phase })]);
  const { sheets, problems } = opened(state, input.sheets);
  if (problems.length > 0) return failed(problems);
  const missing = missingSeats(state, sheets, input.closedBy);
  if (missing.length > 0) return failed(missing);
  return ok(played(state, sheets, { ...course, at: input.at }));
}

/** HEX-DIP-02, HEX-TBL-41: what counts as soon as it is sent. The last word on the battles closes their phase. */
function ordered(state: State, input: Extract<Input<HexGame>, { type: 'order' }>, course: Course): Applied {
  const { seat, order, at } = input;
  if (order.type === 'fun-battle') return atOnce(funFought(state, { ...input, order }));
  if (!('battle' in order)) return atOnce(dealt(state, { ...input, order }));
  if (state.phase !== 'battle') return failed([refusal('no-battle-open', ['order'], { phase: state.phase })]);
  const play = playOf(state, {}, course);
  const decided = decide(play, seat, order);
  return decided.ok ? ok(afterDecision(play, { ...course, at })) : decided;
}

/** Orders on arrival close no phase. */
const atOnce = (step: Result<Step<HexGame>, readonly Rejection[]>): Applied =>
  step.ok ? ok({ ...step.value, isStopped: false }) : step;

/** Rulings by the referee take effect on arrival too. */
function ruled(state: State, input: Extract<Input<HexGame>, { type: 'ruling' }>, course: Course): Applied {
  const { ruling, at, reason } = input;
  if ('battle' in ruling) return ruledBattle(state, ruling, { ...course, at });
  if (ruling.type === 'corrections') {
    const made = correctedAll(state, ruling.edits, { ...course, at, reason });
    return made.ok ? ok(afterRuling(state, made.value, { ...course, at })) : made;
  }
  if (ruling.type === 'undo-corrections') return atOnce(takenBack(state, ruling.ruling, { ...course, reason }));
  return corrected(state, ruling, reason, course);
}

/** HEX-BMOV-08: corrections close no phase, but where one calls the last open battle off. */
function afterRuling(before: State, { state, events }: Step<HexGame>, course: TimedCourse): Reached {
  const closes = state.phase === 'battle' && !isSettled(before) && isSettled(state);
  if (!closes) return { state, events, isStopped: false };
  const reached = playedOn(playOf(state, {}, course), course);
  return { ...reached, events: [...events, ...reached.events] };
}

/** HEX-TBL-41, HEX-QB-11: the referee's word on a battle. */
function ruledBattle(state: State, ruling: BattleRuling, course: TimedCourse): Applied {
  if (state.phase !== 'battle') return failed([refusal('no-battle-open', ['ruling'], { phase: state.phase })]);
  const play = playOf(state, {}, course);
  const decided = rule(play, ruling);
  return decided.ok ? ok(afterDecision(play, course)) : decided;
}

/** HEX-TURN-13: corrections by the referee close no phase. */
function corrected(state: State, correction: Correction, reason: string, course: Course): Applied {
  const play = playOf(state, {}, course);
  const faults = correct(play, correction, reason);
  if (faults.length > 0) return failed(faults.map((one) => rejected(one, ['ruling'])));
  if (correction.type === 'set-control') refreshSightIfChanged(play);
  registerLosses(play); // HEX-DET-06, -07
  keepUpSpies(play); // HEX-SPY-09: places that changed hands no longer hold spies
  return ok({ state: stateOf(play), events: play.events, isStopped: false });
}

/** The last word on the battles closes their phase. */
function afterDecision(play: Play, course: TimedCourse): Reached {
  if (!isSettled(play)) {
    keepUpSpies(play); // HEX-SPY-09: pieces that were destroyed or captured no longer hold spies
    refreshSightIfChanged(play); // HEX-SIGHT-11: hexes that only they saw are remembered
    return { state: stateOf(play), events: play.events, isStopped: false };
  }
  return playedOn(play, course);
}

/**
 * HEX-QB-01: when time is up, or the referee says so, the phase of battles closes and dice settle what is open. Where a
 * campaign has no deadline for it, time alone closes nothing.
 */
function closedBattles(
  state: State,
  input: Extract<Input<HexGame>, { type: 'phase' | 'clock' }>,
  course: Course,
): Applied {
  const isByTime = input.type === 'clock' || input.closedBy === 'deadline';
  if (isByTime && !hasBattleDeadline(state)) return failed([refusal('battles-open', ['type'])]);
  const isSheet = input.type === 'phase' && Object.values(input.sheets).some((sheet) => (sheet ?? null) !== null);
  if (isSheet) return failed([refusal('not-awaited', ['sheets'], { phase: state.phase })]);
  return ok(played(state, {}, { ...course, at: input.at }));
}

const played = (state: State, sheets: Sheets, course: TimedCourse): Reached =>
  playedOn(playOf(state, sheets, course), course);

function playedOn(play: Play, { stopAfter, at }: TimedCourse): Reached {
  const isStopped = playOn(play, stopAfter);
  return { state: { ...stateOf(play), openedAt: at }, events: play.events, isStopped };
}

type Sheets = Readonly<Record<SeatId, Sheet | null>>;

/** HEX-MORD-01: sheets must be understood and name only own pieces; anything else is refused as a whole. */
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
    const read = readSheet(raw, path);
    if (!read.ok) problems.push(read.problem);
    if (!read.ok) continue;
    const sheet = withoutOutdated(state, seat, read.value);
    problems.push(...unfit(state, seat, sheet, path));
    sheets[seat] = sheet;
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

/** Faults of a sheet regardless of what anybody knows; single build lines and missions are refused in their turn. */
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
    .filter((seat) => (lookup(sheets, seat) ?? null) === null && (lookup(state.seats, seat)?.beaten ?? null) === null)
    .map((seat) => ({ code: 'sheet-missing', rule: 'HEX-TURN-04', path: ['sheets', seat], facts: { seat } }));
}
