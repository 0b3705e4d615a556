import type { Instant, Result, SeatId, Step, Table } from '../kernel/index.ts';
import { canonical, failed, lookup, ok, sha256Hex, sortedKeys } from '../kernel/index.ts';
import { callOffAllied } from './battles/call-off.ts';
import { ruleContact } from './contacts/contacts.ts';
import { correct, rangeFaults } from './corrections/correct.ts';
import { changed } from './corrections/edits.ts';
import { difference, restored, stands } from './corrections/fragments.ts';
import { fightFault, isFault } from './corrections/made.ts';
import { settledBack, settledPair, settledStands } from './corrections/settled.ts';
import { isSingle, seatsOf, type Told, toldOf } from './corrections/told.ts';
import { MOST_KEPT } from './data/corrections.ts';
import { faults } from './faults.ts';
import { gridOf } from './map/grid.ts';
import { sheetFaults } from './movement-orders/sheet-faults.ts';
import { type Play, playOf, stateOf } from './play.ts';
import { rejected } from './refusal/fault.ts';
import { refreshSightIfChanged } from './sight/refresh.ts';
import { keepUpSpies } from './spies/infiltrate.ts';
import type {
  ContactEdit,
  Edited,
  Event,
  Fragment,
  HexGame,
  KeptRuling,
  PieceId,
  Rejection,
  Sheet,
  State,
} from './types.ts';

const RULE = 'HEX-TURN-13';

interface Because extends Table {
  readonly reason: string;
}

interface Dated extends Because {
  readonly at: Instant;
}

type Ruled = Result<Step<HexGame>, readonly Rejection[]>;

const refused = (code: Rejection['code'], facts: Rejection['facts'] = {}): Ruled =>
  failed([{ code, rule: RULE, path: ['ruling'], facts }]);

/** The state after some edits, what is told of them, and what else they brought about. */
interface Carried {
  readonly state: State;
  readonly told: readonly Told[];
  readonly events: readonly Event[];
  /** What others may see of it in the end. */
  readonly unseen: Pick<Play, 'discoveries' | 'losses'>;
}

const isInSetUp = ({ phase }: State): boolean => phase === 'placement' || phase === 'free-roads';

/** HEX-TURN-13: several corrections by the referee, one after the other, all or none. They close no phase. */
export function correctedAll(state: State, edits: readonly Edited[], course: Dated): Ruled {
  if (isInSetUp(state)) return refused('rulings-after-set-up');
  let carried: Carried = { state, told: [], events: [], unseen: { discoveries: [], losses: [] } };
  for (const [i, edit] of edits.entries()) {
    const made = carriedOut(carried, edit, course);
    if (!made.ok) return failed(made.problem.map((one) => ({ ...one, path: ['ruling', 'edits', i, ...one.path] })));
    carried = made.value;
  }
  const { told, events } = carried;
  const seen = looked(state, carried.state, course, carried.unseen);
  if (faults(seen.state).length > 0) return refused('breaks-invariants');
  const { reason } = course;
  const { turn, phase } = state;
  const id = rulingIdFrom(state, edits, course.at);
  const kept: KeptRuling = {
    id,
    turn,
    phase,
    reason,
    told,
    ...difference(state, seen.state),
    ...settledPair(state, seen.state),
  };
  const corrections = [...(state.corrections ?? []), kept].slice(-MOST_KEPT);
  const said = told.map((one) => toldAs(state, one, { reason, undone: false }));
  return ok({ state: { ...seen.state, corrections }, events: [...said, ...events, ...seen.events] });
}

/** Of what was ruled and when, so that a later ruling has another name than one that was taken back. */
const rulingIdFrom = ({ salt, corrections = [] }: State, edits: readonly Edited[], at: Instant): KeptRuling['id'] =>
  `c${sha256Hex(canonical([salt, corrections.length, at, edits])).slice(0, 12)}`;

function carriedOut(before: Carried, edit: Edited, course: Dated): Result<Carried, readonly Rejection[]> {
  const beyond = rangeFaults(edit);
  if (beyond.length > 0) return failed(beyond.map((one) => rejected(one, [])));
  switch (edit.type) {
    case 'set-vp':
    case 'set-debt':
    case 'set-bp':
    case 'set-control':
    case 'break-promise':
    case 'set-models': {
      const play = playOf(before.state, {}, course);
      const found = correct(play, edit, course.reason);
      if (found.length > 0) return failed(found.map((one) => rejected(one, [])));
      const told = play.events.filter(isSingle).map(toldOf);
      const others = play.events.filter((event) => !isSingle(event));
      return ok({
        ...before,
        state: stateOf(play),
        told: [...before.told, ...told],
        events: [...before.events, ...others],
      });
    }
    case 'call-off':
    case 'overrule-battle':
    case 'overrule-claim':
      return ruledContact(before, edit, course);
    default: {
      const made = changed(before.state, edit);
      if (isFault(made)) return failed([rejected(made, [])]);
      const told = { edit: edit.type, to: made.to === null ? null : [...made.to], facts: made.facts };
      return ok({ ...before, state: made.state, told: [...before.told, told] });
    }
  }
}

/** A ruling on one battle, with everything that follows from it. */
function ruledContact(before: Carried, edit: ContactEdit, course: Dated): Result<Carried, readonly Rejection[]> {
  const made = ruleContact(before.state, edit, course);
  if (isFault(made)) return failed([rejected(made, [])]);
  const { discoveries, losses } = before.unseen;
  return ok({
    state: made.state,
    told: [...before.told, ...made.told.map(({ facts, to }) => ({ edit: edit.type, to: seatsOf(to), facts }))],
    events: [...before.events, ...made.events],
    unseen: {
      discoveries: [...discoveries, ...made.unseen.discoveries],
      losses: [...losses, ...made.unseen.losses],
    },
  });
}

/** What everybody sees afterwards: only what there is in the end, not what was between two edits. HEX-SIGHT-09. */
function looked(before: State, after: State, course: Table, unseen?: Carried['unseen']): Step<HexGame> {
  const play = playOf(after, {}, course);
  play.lastLook = before;
  play.discoveries.push(...(unseen?.discoveries ?? []));
  play.losses.push(...(unseen?.losses ?? []));
  callOffAllied(play); // HEX-BMOV-08
  keepUpSpies(play); // HEX-SPY-09
  refreshSightIfChanged(play);
  return { state: stateOf(play), events: play.events };
}

const toldAs = (
  { turn, phase }: State,
  { edit, to, facts }: Told,
  how: { readonly reason: string; readonly undone: boolean },
): Event => ({ type: 'corrected', rule: RULE, to: to ?? 'all', turn, phase, edit, facts, ...how });

/** HEX-TURN-13: takes a ruling back in one step, if nothing that it changed has changed since. */
export function takenBack(state: State, id: string, course: Because): Ruled {
  const kept = state.corrections?.find((one) => one.id === id);
  if (kept === undefined) return refused('not-correctable');
  if (!stands(state, kept) || !settledStands(state, kept)) return refused('changed-since');
  // What is overruled changes those who fought, and no battle that stands.
  const fighter = kept.settled === undefined ? fighterIn(state, kept.now) : null;
  if (fighter !== null) return failed([rejected(fighter, ['ruling'])]);
  const seen = looked(state, settledBack(restored(state, kept), kept), course);
  if (faults(seen.state).length > 0) return refused('breaks-invariants');
  const { corrections: _, ...rest } = seen.state;
  const left = state.corrections?.filter((one) => one !== kept) ?? [];
  const said = kept.told.map((one) => toldAs(state, one, { reason: course.reason, undone: true }));
  return ok({
    state: left.length === 0 ? rest : { ...rest, corrections: left },
    events: [...said, ...seen.events],
  });
}

function fighterIn(state: State, { pieces }: Fragment) {
  for (const id of sortedKeys(pieces)) {
    const piece = lookup(state.pieces, id);
    const found = piece === undefined ? null : fightFault(state, piece);
    if (found !== null) return found;
  }
  return null;
}

/** Pieces that a ruling of the open phase moved or removed. */
const displaced = ({ corrections = [], turn, phase }: State): ReadonlySet<PieceId> =>
  new Set(
    corrections
      .filter((one) => one.turn === turn && one.phase === phase)
      .flatMap(({ was, now }) =>
        sortedKeys(now.pieces).filter((id) => lookup(was.pieces, id)?.hex !== lookup(now.pieces, id)?.hex),
      ),
  );

/**
 * HEX-TURN-13: orders sealed before a ruling moved or removed their piece count only if they still can be carried out:
 * otherwise one correction would spoil the whole sheet. HEX-MORD-01.
 */
export function withoutOutdated(state: State, seat: SeatId, sheet: Sheet): Sheet {
  if (sheet.phase !== 'movement-orders' || state.corrections === undefined) return sheet;
  const gone = displaced(state);
  const own = (id: PieceId) => {
    const piece = lookup(state.pieces, id);
    return piece?.seat === seat ? piece : undefined;
  };
  const grid = gridOf(state.chart);
  const stands = (order: (typeof sheet.orders)[number]): boolean =>
    !gone.has(order.piece) || sheetFaults(grid, own, { ...sheet, orders: [order] }).length === 0;
  return { ...sheet, orders: sheet.orders.filter(stands) };
}
