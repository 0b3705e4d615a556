import type { Weekday } from '../kernel/index.ts';
import { present, WEEKDAYS } from '../kernel/index.ts';
import { confirmOpenReports, reportFellDue } from './battles/reports.ts';
import { expireBattles } from './battles/results.ts';
import { choiceFellDue, consentFellDue, missionFellDue } from './battles/talks.ts';
import { beginsWeek, dateBeginning, daysAfter } from './board/dates.ts';
import { type Play, tell } from './board/play.ts';
import type { TimerKind } from './data/timers.ts';
import { MIDNIGHT, timerKind } from './due.ts';
import { roundFellDue } from './night/night-in-play.ts';
import { postsFellDue } from './orders/posts-in-play.ts';
import { dailyPoints, endEmbargo, topUp, waaghPoints } from './points/points-in-play.ts';
import { enterLate } from './seats/seats-in-play.ts';
import { beginWar, setUpFellDue } from './setup/setup-in-play.ts';
import type { BattleId } from './types.ts';
import { checkVictory, weekPoints } from './victory/victory-in-play.ts';

const OVERDUE = 'overdue';

/**
 * What fell due, in this order: times that ran from an event, then midnight, then postdated orders. A late host brings one step for
 * each instant, in order.
 */
export function fellDue(play: Play, of: readonly string[]): void {
  // A battle that an earlier one of the same instant has ended has no timers any more.
  for (const id of of) if (isRunning(play, id)) AT_ITS_INSTANT[timerKind(id) ?? 'vacant']?.(play, subjectOf(id));
  const midnight = of.find((id) => id === MIDNIGHT || id.startsWith(`${MIDNIGHT}:`));
  if (midnight !== undefined) atMidnight(play, midnight, of);
  const posts = of.filter((id) => id.startsWith('post:') || id === OVERDUE || id === 'orders');
  if (posts.length > 0 && play.state.ended === null) postsFellDue(play, posts);
}

const subjectOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Whether it is a timer that runs out now; stops it. */
function isRunning(play: Play, id: string): boolean {
  const kind = timerKind(id);
  const runs = kind !== null && AT_ITS_INSTANT[kind] !== null && Object.hasOwn(play.state.timers, id);
  if (runs) delete play.state.timers[id];
  return runs;
}

type OnDue = (play: Play, subject: string) => void;

/** Battles have brand-checked ids in the timers that the rules started. */
const ofBattle =
  (then: (play: Play, id: BattleId) => void): OnDue =>
  (play, subject) => {
    const battle = play.state.battles[subject];
    if (battle !== undefined) then(play, battle.id);
  };
const nothing: OnDue = () => {};

/** What happens when a timer runs out. Null: at midnight. */
const AT_ITS_INSTANT: Readonly<Record<TimerKind, OnDue | null>> = {
  'set-up': (play) => setUpFellDue(play),
  battle: null,
  mission: ofBattle(missionFellDue),
  choice: ofBattle(choiceFellDue),
  report: ofBattle(reportFellDue),
  dispute: null,
  consent: ofBattle(consentFellDue),
  vacant: nothing,
  random: null,
  roster: nothing,
  embargo: (play, session) => endEmbargo(play, Number(session)),
  round: (play) => roundFellDue(play),
};

function atMidnight(play: Play, id: string, of: readonly string[]): void {
  const { state } = play;
  beginDay(play, id);
  if (state.clock.day === 0) beginWarIfDue(play);
  else endDay(play, of);
}

/** NODE-CP-13: midnight, from (a) to (f); (g) are the postdated orders. Late players enter last. NODE-SETUP-08. */
function endDay(play: Play, of: readonly string[]): void {
  const { state } = play;
  const date = present(state.clock.date, 'midnight tells the date');
  const endsSunday = beginsWeek(date);
  dailyPoints(play); // (a)
  if (endsSunday) waaghPoints(play); // (b)
  topUp(play); // (c)
  if (isLastDay(play)) confirmOpenReports(play); // NODE-WIN-01
  if (endsSunday) weekPoints(play); // (d)
  expireBattles(play, expired(play, of)); // (e)
  checkVictory(play, true); // (f)
  if (state.ended !== null) return;
  state.clock.day += 1;
  tell(play, { type: 'day-began', rule: 'NODE-CP-02', to: 'all', date });
  enterLate(play);
}

/** The date that a midnight begins. */
function beginDay({ state, at }: Play, id: string): void {
  const weekday = WEEKDAYS.find((one): one is Weekday => id === `${MIDNIGHT}:${one}`);
  const { date } = state.clock;
  state.clock.date =
    weekday === undefined ? daysAfter(present(date, 'a date that a midnight ends'), 1) : dateBeginning(at, weekday);
  state.clock.since = at;
}

/** NODE-SETUP-04: the first day is the start date, or the first after the last choice if that is later. */
function beginWarIfDue(play: Play): void {
  const { date, startDate } = play.state.clock;
  if (date === null || (startDate !== null && date < startDate)) return;
  play.state.clock.day = 1;
  beginWar(play);
  tell(play, { type: 'war-began', rule: 'NODE-SETUP-04', to: 'all', date });
  enterLate(play);
}

const isLastDay = ({ state: { clock, settings } }: Play): boolean =>
  settings.endDays !== null && clock.day >= settings.endDays;

/** The battles whose time, or dispute, ran out by this midnight. */
function expired({ state: { battles } }: Play, of: readonly string[]): readonly BattleId[] {
  const ids = of.flatMap((id) => {
    const kind = timerKind(id);
    return kind !== null && AT_ITS_INSTANT[kind] === null ? [battles[subjectOf(id)]?.id ?? []].flat() : [];
  });
  return [...new Set(ids)];
}
