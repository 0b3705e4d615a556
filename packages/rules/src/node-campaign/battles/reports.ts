import type { RuleId, SeatId } from '../../kernel/index.ts';
import { canonical, lookup } from '../../kernel/index.ts';
import { ALL_WELL, fighting, forceOf, playersOf, refused, sidesOf } from '../board/board.ts';
import { daysAfter } from '../board/dates.ts';
import { battleIn, DAY, HOUR, type Play, startTimer, stopTimer, talkIn, tell } from '../board/play.ts';
import { KILL_TEAM } from '../data/missions.ts';
import type {
  Battle,
  BattleId,
  BattleResult,
  Force,
  Known,
  Order,
  Rejection,
  Report,
  Talk,
  UnitUse,
} from '../types.ts';
import { concede, endBattle, leaveNode } from './results.ts';
import { exits, lapseMulti, leastLevel } from './talks.ts';

/** NODE-BTL-14, -15, -29, NODE-MSN-06: how the players of a battle say how it ended. */
export type ReportOrder = Extract<
  Order,
  { readonly type: 'report' | 'confirm' | 'amend' | 'field' | 'dispute' | 'take-back' | 'concede' | 'leave' }
>;
type Asked<Type extends ReportOrder['type']> = Extract<ReportOrder, { readonly type: Type }>;

const RULES: Readonly<Record<ReportOrder['type'], RuleId>> = {
  report: 'NODE-BTL-14',
  confirm: 'NODE-BTL-15',
  amend: 'NODE-BTL-15',
  field: 'NODE-BTL-14',
  dispute: 'NODE-BTL-15',
  'take-back': 'NODE-BTL-15',
  concede: 'NODE-BTL-29',
  leave: 'NODE-MSN-06',
};

/** The report that waits for an answer. NODE-BTL-15. */
export const latest = ({ report, amendment }: Talk): Report | null => amendment ?? report;

export function reportFaults(known: Known, seat: SeatId, order: ReportOrder): readonly Rejection[] {
  const no = (code: Rejection['code']) => [refused(code, RULES[order.type], ['battle'])];
  const battle = lookup(known.battles, order.battle);
  if (battle === undefined) return no('battle-unknown');
  const talk = lookup(known.talks, order.battle);
  if (talk === undefined || !playersOf(battle).includes(seat)) return no('not-in-battle');
  if (order.type === 'leave') return leaveFaults(known, seat, battle, order);
  if (battle.choice?.kind === 'breakout') return no('battle-reported');
  const isFirst = order.type === 'report' || order.type === 'concede';
  if (isFirst && talk.report !== null) return no('battle-reported');
  if (order.type === 'concede') return battle.multi === null ? ALL_WELL : no('not-offered');
  if (order.type === 'field') {
    return talk.report === null ? no('not-reported') : fieldFaults(known, battle, seat, order);
  }
  if (!isFirst) {
    const found = answerFaults(battle, seat, talk, order);
    if (found !== null) return no(found);
  }
  return contentFaults(known, battle, seat, order, talk);
}

/** NODE-BTL-15: why a player cannot answer a report, or take it back. */
function answerFaults(
  battle: Battle,
  seat: SeatId,
  talk: Talk,
  order: Asked<'confirm' | 'amend' | 'dispute' | 'take-back'>,
): Rejection['code'] | null {
  const waits = latest(talk);
  if (waits === null) return 'not-reported';
  if (talk.dispute !== null) return 'report-disputed';
  if (order.type === 'take-back') {
    if (talk.amendment?.by === seat) return 'amendment-stands';
    if (talk.report?.by !== seat) return 'not-your-report';
    return talk.amendment !== null || talk.confirmed.length > 0 ? 'report-answered' : null;
  }
  if (waits.by === seat || !playersOf(battle).includes(seat)) return 'own-report';
  if (order.type === 'amend' && talk.amendment !== null) return 'amended-already';
  return talk.confirmed.includes(seat) ? 'agreed-already' : null;
}

/** NODE-MSN-06. */
function leaveFaults(known: Known, seat: SeatId, battle: Battle, { to }: Asked<'leave'>): readonly Rejection[] {
  if (battle.choice?.kind !== 'breakout') return [refused('no-choice-open', 'NODE-MSN-06', ['battle'])];
  if (battle.choice.by !== seat) return [refused('not-your-choice', 'NODE-MSN-06', ['battle'])];
  return exits(known, battle).includes(to) ? ALL_WELL : [refused('choice-unknown', 'NODE-MSN-06', ['to'])];
}

/** NODE-BTL-14: what a report says, and who took part. A confirmation may leave its units out. */
function contentFaults(
  known: Known,
  battle: Battle,
  seat: SeatId,
  order: Exclude<ReportOrder, { readonly type: 'leave' | 'concede' | 'field' }>,
  talk: Talk,
): readonly Rejection[] {
  if (order.type === 'dispute' || order.type === 'take-back') return ALL_WELL;
  const result = order.type === 'confirm' ? latest(talk) : order.result;
  if (result === null) return ALL_WELL;
  const faults = order.type === 'confirm' ? ALL_WELL : resultFaults(known, battle.id, result);
  if (faults.length > 0) return faults;
  if (order.type === 'confirm' && order.units.length === 0) return ALL_WELL;
  const wrong = armyFaults(known, battle, { seat, result, units: order.units, talk });
  if (wrong.length > 0 || order.type !== 'amend' || !saysSame(order.result, latest(talk))) return wrong;
  return [refused('same-result', 'NODE-BTL-15', ['result'])];
}

/** NODE-BTL-14, -15: in a dispute the force level may be wrong, too. */
function fieldFaults(
  known: Known,
  battle: Battle,
  seat: SeatId,
  { units }: Pick<Asked<'field'>, 'units'>,
): readonly Rejection[] {
  const talk = lookup(known.talks, battle.id);
  const result = talk === undefined ? null : latest(talk);
  if (talk === undefined || result === null) return ALL_WELL;
  const { most } = levelRange(known, battle, result.mission);
  return armyFaults(known, battle, {
    ...{ seat, units, talk },
    result: talk.dispute === null ? result : { ...result, level: most },
  });
}

/** NODE-BTL-15: what a referee enters for players goes with the result that the referee decides. */
export function enteredFaults(
  known: Known,
  battle: Battle,
  result: BattleResult,
  armies: Talk['armies'],
): readonly Rejection[] {
  const talk = lookup(known.talks, battle.id);
  const seats = armies.map(({ seat }) => seat);
  const stranger = seats.findIndex((seat, i) => seats.indexOf(seat) !== i || !playersOf(battle).includes(seat));
  if (stranger >= 0) return [refused('not-in-battle', 'NODE-BTL-15', ['armies', stranger, 'seat'])];
  if (talk === undefined) return ALL_WELL;
  return armies.flatMap(({ seat, units }, i) =>
    units.length === 0
      ? []
      : armyFaults(known, battle, { seat, result, units, talk }).map((one) => ({
          ...one,
          path: ['armies', i, ...one.path],
        })),
  );
}

/** Whether a result is that of the report. The scores of army lists have no order. */
function saysSame(result: BattleResult, filed: Report | null): boolean {
  if (filed === null) return false;
  const { by: _by, ...said } = filed;
  return plain(result) === plain(said);
}

const plain = ({ iasl, ...said }: BattleResult): string =>
  canonical({ ...said, iasl: iasl.toSorted((a, b) => (a.seat < b.seat ? -1 : 1)) });

/** Whether a result is possible in the battle: sides, winner and degree go together, the level is allowed. */
export function resultFaults(known: Known, id: BattleId, result: BattleResult): readonly Rejection[] {
  const battle = lookup(known.battles, id);
  if (battle === undefined) return [refused('battle-unknown', 'NODE-BTL-14', ['battle'])];
  const sides = sidesOf(battle);
  const { winner, degree, isPivotal, iasl } = result;
  const scored = iasl.map(({ seat }) => seat);
  const players = playersOf(battle);
  const holds: readonly (readonly [boolean, string])[] = [
    [winner === null || winner < sides.length, 'winner'],
    [(winner === null) === (degree === null), 'degree'],
    [isPivotal === battle.isPivotal, 'isPivotal'],
    [isDay(known, battle, result.date), 'date'],
    [new Set(scored).size === scored.length && scored.every((seat) => players.includes(seat)), 'iasl'],
  ];
  const wrong = holds.find(([isRight]) => !isRight);
  if (wrong !== undefined) return [refused('result-mismatch', 'NODE-BTL-14', ['result', wrong[1]])];
  return levelFaults(known, battle, result);
}

/** Dates are local: the battle may have opened on the day before or after that of UTC. */
const isDay = ({ clock }: Known, { openedAt }: Battle, date: string): boolean =>
  date >= daysAfter(openedAt.slice(0, 10), -1) && (clock.date === null || date <= clock.date);

/** NODE-BTL-02, NODE-MSN-01, -05: the force levels of a battle that was fought with this mission. */
export function levelRange(
  known: Known,
  battle: Battle,
  mission: BattleResult['mission'],
): { readonly least: number; readonly most: number } {
  const { killTeamMaxPoints, forceLevelMax } = known.settings;
  if (KILL_TEAM.includes(mission)) return { least: killTeamMaxPoints, most: killTeamMaxPoints };
  return { least: leastLevel(known, battle), most: forceLevelMax };
}

function levelFaults(known: Known, battle: Battle, { level, mission }: BattleResult): readonly Rejection[] {
  const { least, most } = levelRange(known, battle, mission);
  if (level >= least && level <= most) return ALL_WELL;
  const rule = KILL_TEAM.includes(mission) ? 'NODE-MSN-01' : 'NODE-BTL-02';
  return [refused('level-range', rule, ['result', 'level'], { least, most })];
}

/** The battleforces with which a player fights: all of the holder's in the node, one of the attacker's. NODE-BTL-03. */
export const ownForces = (known: Pick<Known, 'forces'>, battle: Battle, seat: SeatId): readonly Force[] =>
  fighting(battle)
    .filter(({ owner }) => owner === seat)
    .flatMap(({ forces }) => forces.flatMap((id) => forceOf(known, id) ?? []));

/** NODE-BTL-03, -04, -14, NODE-BF-15. */
function armyFaults(
  known: Known,
  battle: Battle,
  fielded: {
    readonly seat: SeatId;
    readonly result: BattleResult;
    readonly units: readonly UnitUse[];
    readonly talk: Talk;
  },
): readonly Rejection[] {
  const { seat, result, units, talk } = fielded;
  const forces = ownForces(known, battle, seat);
  const isKillTeam = KILL_TEAM.includes(result.mission);
  const there = forces.flatMap((force) => (isKillTeam ? force.killTeam : force.units));
  const isUnapproved = talk.lists.some((list) => list.seat === seat && !list.isApproved);
  if (isUnapproved && !isKillTeam) return [refused('list-unapproved', 'NODE-BF-15', ['units'])];
  // A Rok fights alone, and a Kill-Team may be without its roster.
  const mayBeNobody = there.length === 0 && (isKillTeam || forces.length === 0);
  if (units.length === 0) return mayBeNobody ? ALL_WELL : [refused('units-missing', 'NODE-BTL-14', ['units'])];
  const ids = units.map(({ unit }) => unit);
  const stranger = ids.findIndex((id, i) => ids.indexOf(id) !== i || there.every((one) => one.id !== id));
  if (stranger >= 0) return [refused('unit-unknown', 'NODE-BTL-03', ['units', stranger])];
  const full = there.filter(({ id }) => units.some(({ unit, isFull }) => unit === id && isFull));
  const points = full.reduce((sum, one) => sum + one.points, 0);
  if (points > result.level) {
    return [refused('too-many-points', 'NODE-BTL-04', ['units'], { points, most: result.level })];
  }
  return deedFaults(units);
}

/** NODE-XP-02: every deed once for each unit, and one unit beyond the call of duty. */
function deedFaults(units: readonly UnitUse[]): readonly Rejection[] {
  const wrong = units.findIndex(
    ({ deeds }) => new Set(deeds).size !== deeds.length || (deeds.includes('halved') && deeds.includes('destroyed')),
  );
  if (wrong >= 0) return [refused('result-mismatch', 'NODE-XP-02', ['units', wrong, 'deeds'])];
  const beyond = units.filter(({ deeds }) => deeds.includes('beyond-duty'));
  return beyond.length > 1 ? [refused('result-mismatch', 'NODE-XP-02', ['units'])] : ALL_WELL;
}

export function report(play: Play, seat: SeatId, order: ReportOrder): void {
  switch (order.type) {
    case 'report':
      file(play, seat, order);
      break;
    case 'amend':
      file(play, seat, order);
      break;
    case 'confirm':
      confirm(play, seat, order);
      break;
    case 'field':
      field(play, order.battle, seat, order.units);
      break;
    case 'dispute':
      dispute(play, seat, order);
      break;
    case 'take-back':
      takeBack(play, seat, order.battle);
      break;
    case 'concede':
      concede(play, order.battle, seat);
      break;
    case 'leave':
      leaveNode(play, order.battle, order.to);
      break;
  }
}

const readers = (play: Play, battle: BattleId): SeatId[] => [...playersOf(battleIn(play, battle))];

/** NODE-BTL-15: a report, or an amendment, which is a report in its turn. */
function file(play: Play, seat: SeatId, { type, battle, result, units }: Asked<'report' | 'amend'>): void {
  const said = talkIn(play, battle);
  const isAmendment = type === 'amend';
  const filed = { ...result, iasl: [...result.iasl], by: seat };
  if (isAmendment) said.amendment = filed;
  else said.report = filed;
  said.confirmed = [];
  field(play, battle, seat, units);
  lapseMulti(play, battle);
  startTimer(play, 'report', battle, play.state.settings.reportConfirmHours * HOUR);
  const to = readers(play, battle);
  tell(play, { type: 'report-filed', rule: 'NODE-BTL-15', to, battle, report: filed, isAmendment });
}

/** NODE-BTL-14: keeps what a player fielded. */
export function field(play: Play, battle: BattleId, seat: SeatId, units: readonly UnitUse[]): void {
  const said = talkIn(play, battle);
  const army = { seat, units: units.map((unit) => ({ ...unit, deeds: [...unit.deeds] })) };
  said.armies = [...said.armies.filter((one) => one.seat !== seat), army];
}

function confirm(play: Play, seat: SeatId, { battle, units }: Asked<'confirm'>): void {
  if (units.length > 0) field(play, battle, seat, units);
  confirmed(play, battle, [seat], false);
}

/** NODE-BTL-15: once all others have confirmed, it counts. */
function confirmed(play: Play, battle: BattleId, seats: readonly SeatId[], isBySilence: boolean): void {
  const said = talkIn(play, battle);
  const to = readers(play, battle);
  const waits = latest(said);
  if (waits === null) return;
  for (const seat of seats) {
    said.confirmed.push(seat);
    tell(play, { type: 'report-confirmed', rule: 'NODE-BTL-15', to, battle, seat, isBySilence });
  }
  if (!to.every((seat) => seat === waits.by || said.confirmed.includes(seat))) return;
  const { by: _by, ...result } = waits;
  const { winner, degree } = result;
  endBattle(play, battle, { ending: 'report', winner, degree, die: null, result, armies: fit(play, battle, waits) });
}

/**
 * An amendment can name another mission than the report, so that a player who has not answered since has fielded what does not go
 * with it: those units earn nothing.
 */
export function fit(play: Play, battle: BattleId, result: BattleResult): Talk['armies'] {
  const { armies } = talkIn(play, battle);
  const isKillTeam = KILL_TEAM.includes(result.mission);
  return armies.map(({ seat, units }) => {
    const forces = ownForces(play.state, battleIn(play, battle), seat);
    const there = forces.flatMap((force) => (isKillTeam ? force.killTeam : force.units));
    return { seat, units: units.filter(({ unit }) => there.some(({ id }) => id === unit)) };
  });
}

function dispute(play: Play, seat: SeatId, { battle, text }: Asked<'dispute'>): void {
  talkIn(play, battle).dispute = { by: seat, text };
  stopTimer(play, 'report', battle);
  startTimer(play, 'dispute', battle, play.state.settings.disputeDays * DAY);
  tell(play, { type: 'report-disputed', rule: 'NODE-BTL-15', to: readers(play, battle), battle, seat, text });
}

function takeBack(play: Play, seat: SeatId, battle: BattleId): void {
  const said = talkIn(play, battle);
  said.report = null;
  said.armies = said.armies.filter((army) => army.seat !== seat);
  stopTimer(play, 'report', battle);
  tell(play, { type: 'report-taken-back', rule: 'NODE-BTL-15', to: readers(play, battle), battle, seat });
}

/** NODE-BTL-15: silence confirms. */
export function reportFellDue(play: Play, battle: BattleId): void {
  const said = talkIn(play, battle);
  const waits = latest(said);
  if (waits === null || said.dispute !== null) return;
  const silent = readers(play, battle).filter((seat) => seat !== waits.by && !said.confirmed.includes(seat));
  confirmed(play, battle, silent, true);
}

/** NODE-WIN-01: before the last points, what nobody has disputed counts, and a defender who was asked stays. */
export function confirmOpenReports(play: Play): void {
  const ids = Object.values(play.state.battles).map(({ id }) => id);
  for (const id of ids) {
    if (play.state.ended !== null || play.state.battles[id] === undefined) continue;
    reportFellDue(play, id);
    if (play.state.battles[id]?.choice?.kind === 'breakout') leaveNode(play, id, null);
  }
}
