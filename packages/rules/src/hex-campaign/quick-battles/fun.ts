import type { Result, SeatId, Step } from '../../kernel/index.ts';
import { canonical, failed, lookup, ok, present } from '../../kernel/index.ts';
import { FUN_PART } from '../data/quick-battles.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault, rejected } from '../refusal/fault.ts';
import { victoryPoints } from '../sides/rewards.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type {
  Event,
  FunBattle,
  FunOption,
  FunOrder,
  FunReport,
  HexGame,
  Own,
  Rejection,
  SeatState,
  State,
  View,
} from '../types.ts';

type Fought = Result<Step<HexGame>, readonly Rejection[]>;

interface Account {
  readonly id: SeatId;
  readonly beaten: number | null;
}

/** HEX-QB-12: why a seat cannot report this fun battle, judged on public knowledge. */
function reportFault(turn: number, accounts: readonly Account[], seat: SeatId, order: FunOrder): Fault | null {
  const { with: other, report } = order;
  const both = [seat, other];
  const found = accounts.filter(({ id, beaten }) => both.includes(id) && beaten === null);
  if (other === seat || found.length < 2) return fault('fun-no-opponent', 'HEX-QB-12', { seat: other }, ['with']);
  if (turn === 0) return fault('fun-before-war', 'HEX-QB-12');
  const isOfBoth = (record: Readonly<Record<SeatId, number>>) =>
    Object.keys(record).length === 2 && both.every((one) => record[one] !== undefined);
  const isWhole =
    isOfBoth(report.values) && isOfBoth(report.lost) && (report.winner === null || both.includes(report.winner));
  if (!isWhole) return fault('fun-not-whole', 'HEX-QB-12', {}, ['report']);
  const tooMuch = both.find((one) => saidOf(report.lost, one) > saidOf(report.values, one));
  return tooMuch === undefined ? null : fault('fun-lost-too-much', 'HEX-QB-12', { seat: tooMuch }, ['report', 'lost']);
}

/** A number in a report about both sides. */
const saidOf = (said: Readonly<Record<SeatId, number>>, seat: SeatId): number =>
  present(lookup(said, seat), 'a whole report speaks of both');

/** HEX-QB-12: whether these two may still fight one this turn. */
function limitFault({ settings, seats }: State, both: readonly SeatId[]): Fault | null {
  const most = settings.funBattlesPerTurn;
  const isFull = both.some((seat) => present(lookup(seats, seat), 'both are in the war').funBattles >= most);
  return isFull ? fault('fun-battles-used', 'HEX-QB-12', { most }, ['with']) : null;
}

/** HEX-QB-12: why a seat cannot report this fun battle, as far as it knows: the other's battles are unknown to it. */
export function knownFunFault({ turn, seats, settings }: View, own: Own, order: FunOrder): Fault | null {
  const most = settings.funBattlesPerTurn;
  if (own.record.funBattles >= most) return fault('fun-battles-used', 'HEX-QB-12', { most }, ['with']);
  return reportFault(turn, seats, own.id, order);
}

/** HEX-QB-12: one side's report of a fun battle. Two equal reports settle it; a new one replaces the old. */
export function funFought(state: State, { seat, order }: { readonly seat: SeatId; readonly order: FunOrder }): Fought {
  const both = [seat, order.with];
  const found = reportFault(state.turn, Object.values(state.seats), seat, order) ?? limitFault(state, both);
  if (found !== null) return failed([rejected(found, ['order'])]);
  const said: FunBattle = { by: seat, with: order.with, report: order.report };
  const answer = state.funReports.find((one) => one.by === said.with && one.with === seat);
  if (answer !== undefined && canonical(answer.report) === canonical(said.report)) return ok(settled(state, said));
  const others = state.funReports.filter((one) => one.by !== seat || one.with !== said.with);
  const { turn, phase } = state;
  const told = { seat, with: said.with };
  const event: Event = { type: 'fun-battle-reported', rule: 'HEX-QB-12', to: both, turn, phase, ...told };
  return ok({ state: { ...state, funReports: [...others, said] }, events: [event] });
}

function settled(state: State, said: FunBattle): Step<HexGame> {
  const { by, with: other, report } = said;
  const { turn, phase } = state;
  const at = { rule: 'HEX-QB-12', turn, phase } as const;
  const vp = pointsFor(said);
  const seats: Record<SeatId, SeatState> = { ...state.seats };
  const events: Event[] = [
    { ...at, type: 'fun-battle-fought', to: 'all', seat: by, with: other, winner: report.winner },
  ];
  for (const seat of [by, other]) {
    const record = lookup(state.seats, seat);
    if (record === undefined) continue;
    const lost = saidOf(report.lost, seat);
    const deduction = Math.floor(lost / FUN_PART);
    const gained = saidOf(vp, seat);
    seats[seat] = {
      ...record,
      vp: record.vp + gained,
      deduction: record.deduction + deduction,
      funBattles: record.funBattles + 1,
    };
    events.push({ ...at, type: 'fun-battle-counted', to: [seat], seat, vp: gained, lost, deduction });
  }
  const isOfBoth = (one: FunBattle) => [one.by, one.with].every((seat) => seat === by || seat === other);
  return { state: { ...state, seats, funReports: state.funReports.filter((one) => !isOfBoth(one)) }, events };
}

/** HEX-AFT-20, -21: the normal VP, by the value of the armies. */
function pointsFor({ by, with: other, report }: FunBattle): Readonly<Record<SeatId, number>> {
  const { values, winner } = report;
  const side = winner === null ? null : winner === by ? 'attacker' : 'defender';
  const vp = victoryPoints(side, { attacker: saidOf(values, by), defender: saidOf(values, other) });
  return { [by]: vp.attacker, [other]: vp.defender };
}

/** HEX-QB-12: they count within their turn. */
export function forgetFunBattles(play: Reads<'before'> & Changes<'funReports' | 'seats'>): void {
  play.funReports = [];
  for (const seat of play.before.seatOrder) {
    const record = lookup(play.seats, seat);
    if (record !== undefined && record.funBattles > 0) play.seats[seat] = { ...record, funBattles: 0 };
  }
}

/** HEX-QB-12: possible opponents of a fun battle, with their reports. */
export function funOptions(view: View): readonly FunOption[] {
  const { own, turn } = view;
  if (own === null || turn === 0 || own.record.funBattles >= view.settings.funBattlesPerTurn) return [];
  if (own.record.beaten !== null) return [];
  return view.seats
    .filter(({ id, beaten }) => id !== own.id && beaten === null)
    .map(({ id }): FunOption => ({ phase: 'any', funBattle: id, said: saidBy(own.funReports, id) }));
}

const saidBy = (reports: readonly FunBattle[], seat: SeatId): FunReport | null =>
  reports.find(({ by }) => by === seat)?.report ?? null;
