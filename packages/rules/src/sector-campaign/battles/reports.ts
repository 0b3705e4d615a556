import { lookup, present } from '../../kernel/index.ts';
import { ALL_WELL, battleOf, refused, within } from '../board/board.ts';
import { otherSide } from '../board/grid.ts';
import { DAY, HOUR, type Play, question, startTimer, stopTimer, tell } from '../board/play.ts';
import type { TimerKind } from '../data/timers.ts';
import type {
  Battle,
  BattleId,
  BattleResult,
  Draft,
  Known,
  Order,
  RefusalCode,
  Rejection,
  Side,
  Talk,
} from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { fightersOf } from './opening.ts';
import { resolveQuickly } from './quick.ts';
import { settleBattle } from './results.ts';

type Of<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;
export type ReportOrder = Of<'quick' | 'report' | 'confirm' | 'amend' | 'dispute' | 'take-back' | 'concede'>;

const RULE = 'SEC-BTL-12';
const no = (code: RefusalCode, field = 'battle'): readonly Rejection[] => [refused(code, RULE, [field])];

/** The report that awaits an answer: the amendment if there is one; null: none does. */
const pendingReport = ({ report, amendment }: Talk): Talk['report'] => amendment ?? report;

/** SEC-BTL-12 to -14: why this order about the battle can't be given now. */
export function reportFaults(known: Known, order: ReportOrder): readonly Rejection[] {
  const { board, talks, side } = known;
  const battle = battleOf(board, order.battle);
  const talk = lookup(talks, order.battle);
  if (battle === null) return no('battle-unknown');
  if (talk === undefined || battle.outcome !== null) return no('battle-over');
  if (talk.dispute !== null) return no('report-disputed');
  const pending = pendingReport(talk);
  switch (order.type) {
    case 'report':
      return pending === null ? resultFaults(battle, order.result) : no('battle-reported');
    case 'quick':
    case 'concede':
      return pending === null ? ALL_WELL : no('battle-reported');
    case 'take-back':
      if (pending === null) return no('not-reported');
      return pending.by === side ? ALL_WELL : no('own-report');
    case 'amend':
      // SEC-BTL-12: an amendment is confirmed or disputed, not amended again.
      if (talk.amendment !== null) return no('battle-reported');
      return answerFaults(pending, side) ?? resultFaults(battle, order.result);
    case 'confirm':
    case 'dispute':
      return answerFaults(pending, side) ?? ALL_WELL;
  }
}

/** Nobody can answer a report that wasn't filed, or their own. */
function answerFaults(pending: Talk['report'], side: Side): readonly Rejection[] | null {
  if (pending === null) return no('not-reported');
  return pending.by === side ? no('own-report') : null;
}

/** SEC-BTL-10, -12: one line for each detachment that fought; those wiped out are below half as well. */
export function resultFaults(battle: Battle, { deeds }: BattleResult): readonly Rejection[] {
  const fighters = SIDES.flatMap((side) => fightersOf(battle, side));
  const named = deeds.map(({ counter }) => counter);
  const wrong = deeds.findIndex(
    ({ counter, isWiped, isHalved }, i) =>
      !fighters.includes(counter) || named.indexOf(counter) < i || (isWiped && !isHalved),
  );
  return wrong < 0 ? ALL_WELL : within(['result'], [refused('result-mismatch', 'SEC-BTL-10', ['deeds', wrong])]);
}

type Talking = Draft['talks'][string];
const talkIn = ({ state }: Play, id: BattleId): Talking => present(lookup(state.talks, id), 'a talk about each battle');

/** Carries out what a side says about a battle. */
export function report(play: Play, side: Side, order: ReportOrder): void {
  switch (order.type) {
    case 'quick':
      askForDice(play, side, order);
      break;
    case 'report':
    case 'amend':
      file(play, side, order);
      break;
    case 'confirm':
      confirm(play, side, order.battle, false);
      break;
    case 'dispute':
      dispute(play, side, order);
      break;
    case 'take-back':
      takeBack(play, side, order.battle);
      break;
    case 'concede':
      concede(play, side, order.battle);
      break;
  }
}

type Fought = Draft['board']['battles'][string];
const battleIn = ({ state }: Play, id: BattleId): Fought =>
  present(lookup(state.board.battles, id), 'a battle of this turn');

/** SEC-BTL-14: immediately, if both sides ask. */
function askForDice(play: Play, side: Side, { battle, wants }: Of<'quick'>): void {
  const talk = talkIn(play, battle);
  talk.quick = [...talk.quick.filter((one) => one !== side), ...(wants ? [side] : [])];
  tell(play, { type: 'quick-asked', rule: 'SEC-BTL-14', to: 'seats', battle, side, wants });
  if (talk.quick.length === SIDES.length) resolveQuickly(play, battleIn(play, battle));
}

/** SEC-BTL-12: the other side has time to answer; meanwhile the battle's own time stands still. */
function file(play: Play, side: Side, { type, battle, result }: Of<'report' | 'amend'>): void {
  const talk = talkIn(play, battle);
  const filed = { ...structuredClone(result), deeds: result.deeds.map((one) => ({ ...one })), by: side };
  const isAmendment = type === 'amend';
  if (isAmendment) talk.amendment = filed;
  else talk.report = filed;
  awaitAnswer(play, battle, otherSide(side));
  const told = { winner: result.winner, deeds: result.deeds.map((one) => ({ ...one })) };
  tell(play, { type: 'report-filed', rule: RULE, to: 'seats', battle, side, result: told, isAmendment });
}

/** Asks only about this battle; the time of the others goes on. */
function askAbout(play: Play, id: BattleId, sides: readonly Side[], decision: 'battle' | 'confirm'): void {
  const { board } = play.state;
  const { territory } = battleIn(play, id);
  board.asked = [
    ...board.asked.filter(({ battle }) => battle !== id),
    ...sides.map((side) => ({ ...question(side, decision), battle: id, territory })),
  ];
}

function awaitAnswer(play: Play, id: BattleId, side: Side): void {
  askAbout(play, id, [side], 'confirm');
  startTimer(play, 'report', id, play.state.board.settings.reportConfirmHours * HOUR);
}

function confirm(play: Play, side: Side, id: BattleId, isBySilence: boolean): void {
  const pending = pendingReport(talkIn(play, id));
  if (pending === null) return;
  const { by: _by, ...result } = pending;
  tell(play, { type: 'report-confirmed', rule: RULE, to: 'seats', battle: id, side, isBySilence });
  settleBattle(play, battleIn(play, id), { ending: 'report', result, dice: null });
}

/** SEC-BTL-12: goes to the referee; without a ruling in time, dice decide. */
function dispute(play: Play, side: Side, { battle, text }: Of<'dispute'>): void {
  talkIn(play, battle).dispute = { by: side, text };
  askAbout(play, battle, [], 'confirm');
  stopTimer(play, 'report', battle);
  startTimer(play, 'dispute', battle, play.state.board.settings.disputeDays * DAY);
  tell(play, { type: 'report-disputed', rule: RULE, to: 'seats', battle, side, text });
}

function takeBack(play: Play, side: Side, id: BattleId): void {
  const talk = talkIn(play, id);
  tell(play, { type: 'report-taken-back', rule: RULE, to: 'seats', battle: id, side });
  if (talk.amendment !== null) {
    talk.amendment = null;
    awaitAnswer(play, id, side);
    return;
  }
  talk.report = null;
  stopTimer(play, 'report', id);
  askAbout(play, id, SIDES, 'battle');
}

/** SEC-BTL-13. */
function concede(play: Play, side: Side, id: BattleId): void {
  const battle = battleIn(play, id);
  const winner = side === battle.attacker ? 'defender' : 'attacker';
  settleBattle(play, battle, { ending: 'concession', result: { winner, deeds: [] }, dice: null });
}

/** SEC-BTL-12: confirms a report that nobody answered in time; lets dice settle a dispute that nobody settled. */
export function reportFellDue(play: Play, kind: Exclude<TimerKind, 'turn'>, subject: string): void {
  const battle = lookup(play.state.board.battles, subject);
  const talk = lookup(play.state.talks, subject);
  if (battle === undefined || talk === undefined || battle.outcome !== null) return;
  const pending = pendingReport(talk);
  if (kind === 'report' && pending !== null) confirm(play, otherSide(pending.by), battle.id, true);
  if (kind === 'dispute') resolveQuickly(play, battle);
}
