import type { RuleId } from '../../kernel/index.ts';
import { lookup, present } from '../../kernel/index.ts';
import { counterFor, detachmentOf, detachmentsOf, pointsOf, refused, within } from '../board/board.ts';
import { bringBack, sendAway } from '../board/counters.ts';
import { isHeldBy, neighbours, otherSide, rearTerritories, territoriesOf, territoryOf } from '../board/grid.ts';
import { changeScore, detachmentIn, knownIn, own, type Play, tell } from '../board/play.ts';
import { DIRECTIVES, type Duty, EMERGENCY, LOST_POINTS, MAJOR_PRICE, OFFENSIVE, VISIT } from '../data/directives.ts';
import { arrive, lineFaults, release } from '../resources/resources.ts';
import { sheetFaults } from '../setup/armies.ts';
import type { Board, CommandSheet, Detachment, Draft, Known, Rejection, Side, Territory } from '../types.ts';
import { SIDES } from '../vocabulary.ts';

type Directive = Draft['desks'][Side]['directive'] & {};

/** The table of a directive. */
const rowOf = (number: number): (typeof DIRECTIVES)[number] =>
  present(DIRECTIVES[number], 'a directive for every roll');

/** The task of a side that has not ignored it; null: it has none. */
function dutyOf({ directive }: { readonly directive: Readonly<Directive> | null }): Duty | null {
  return directive === null || directive.isIgnored ? null : rowOf(directive.number).duty;
}

/** SEC-DIR-04 to -14: the rule of each directive, from 2 on. */
const ruleOf = (number: number): RuleId => `SEC-DIR-${String(number + 2).padStart(2, '0')}`;

/** SEC-DIR-01, -03, -12: two dice for each side, unless last turn forces a 2. Everyone learns whether it is major. */
export function rollDirectives(play: Play): void {
  const { board, desks } = play.state;
  for (const side of SIDES) {
    const desk = desks[side];
    const dice = desk.isEmergencyNext ? [] : [play.dice.d6('SEC-DIR-01', side), play.dice.d6('SEC-DIR-01', side)];
    const number = desk.isEmergencyNext ? EMERGENCY : dice.reduce((sum, die) => sum + die, 0);
    desk.directive = { number, dice, isIgnored: false, airKills: 0, airLosses: 0, visitor: null };
    desk.isEmergencyNext = false;
    const size = rowOf(number).price === MAJOR_PRICE ? 'major' : 'minor';
    board.sides[side].directive = size;
    tell(play, { type: 'directive-rolled', rule: 'SEC-DIR-01', to: own(play, side), side, number, dice });
    tell(play, { type: 'directive-announced', rule: 'SEC-DIR-03', to: 'all', side, size });
  }
}

/** What the side pays on this sheet to ignore its directive. SEC-DIR-02. */
export const ignoringPrice = ({ desk }: Known, { ignores }: CommandSheet): number =>
  ignores && desk.directive !== null ? rowOf(desk.directive.number).price : 0;

/** SEC-DIR-02, -13, -14, -15: why the sheet’s answer does not fit: its price, what comes, and where they return. */
export function directiveFaults(known: Known, sheet: CommandSheet): readonly Rejection[] {
  const { board, desk, side } = known;
  const returning = sheet.returns.flatMap((one, i) => within(['returns', i], returnFaults(known, one)));
  const { ignores, additions } = sheet;
  const isEmpty = !ignores && additions.length === 0;
  if (desk.directive === null) return isEmpty ? returning : [refused('directive-none', 'SEC-DIR-02', ['ignores'])];
  const price = ignoringPrice(known, sheet);
  const { score } = board.sides[side];
  if (price > Math.max(0, score)) return [refused('cannot-pay', 'SEC-DIR-02', ['ignores'], { price, score })];
  const { kind } = rowOf(desk.directive.number).duty;
  const most = ignores ? 0 : kind === 'visit' ? 1 : kind === 'offensive' ? OFFENSIVE.detachments : 0;
  if (additions.length > most) return [refused('nothing-owed', ruleOf(desk.directive.number), ['additions', most])];
  return [
    ...returning,
    ...additions.flatMap((one, i) => within(['additions', i], additionFaults(known, one, kind === 'visit'))),
  ];
}

type Addition = CommandSheet['additions'][number];

/** SEC-DIR-13, -14: a supreme commander in a line behind the first, or a reserve in any of the side's territories. */
function additionFaults(known: Known, { detachment, at }: Addition, isVisit: boolean): readonly Rejection[] {
  const { board, side } = known;
  const rule = isVisit ? 'SEC-DIR-13' : 'SEC-DIR-14';
  const most = isVisit ? VISIT.points : OFFENSIVE.points;
  const points = pointsOf(detachment);
  const isThere = isVisit ? lineFaults(known, at).length === 0 : lookup(board.territories, at)?.controller === side;
  return [
    ...(points > most ? [refused('detachment-too-large', rule, ['detachment'], { points, most })] : []),
    ...(isVisit && !detachment.isCommander
      ? [refused('detachment-wrong-kind', rule, ['detachment', 'isCommander'])]
      : []),
    ...(isThere ? [] : [refused(isVisit ? 'wrong-line' : 'territory-not-yours', rule, ['at'])]),
    ...within(['detachment'], sheetFaults(board.settings, board.sides[side].race, detachment)),
  ];
}

/** SEC-DIR-15. */
function returnFaults(known: Known, { detachment, at }: CommandSheet['returns'][number]): readonly Rejection[] {
  const named = detachmentOf(known.desk, detachment);
  if (named?.where !== 'away') return [refused('detachment-unknown', 'SEC-DIR-15', ['detachment'])];
  return lineFaults(known, at);
}

/** SEC-DIR-02, -04 to -06, -13, -14: pays for an ignored directive, or carries out what an accepted one does now. */
export function answerDirective(play: Play, side: Side, sheet: CommandSheet): void {
  const { directive } = play.state.desks[side];
  if (directive === null) return;
  const { number } = directive;
  directive.isIgnored = sheet.ignores;
  const answer = { side, number, isIgnored: sheet.ignores } as const;
  tell(play, { type: 'directive-answered', rule: 'SEC-DIR-02', to: own(play, side), ...answer });
  const { price, duty } = rowOf(number);
  if (sheet.ignores) {
    const secret = { directive: number };
    changeScore(play, { side, amount: -price, score: 'directive-ignored', rule: 'SEC-DIR-02', secret });
  } else if (duty.kind === 'away') callAway(play, side, duty.from, ruleOf(number));
  else if (duty.kind === 'visit' || duty.kind === 'offensive') {
    for (const one of sheet.additions) add(play, side, one, duty.kind);
  }
}

/** SEC-DIR-04 to -06: detachments neither next to enemy territory nor in one of their majors. The enemy sees counters go. */
function callAway(play: Play, side: Side, from: number, rule: RuleId): void {
  const { board, desk } = knownIn(play, side);
  const dice = detachmentsOf(desk)
    .filter((one) => isCallable(board, side, one))
    .map(({ id }) => {
      const die = play.dice.d6(rule, id);
      return { detachment: id, die, isAway: die >= from };
    });
  tell(play, { type: 'away-rolled', rule, to: own(play, side), side, dice });
  for (const { detachment, isAway } of dice) {
    const { counter } = detachmentIn(play, side, detachment);
    if (!isAway || counter === null) continue;
    const at = lookup(board.counters, counter)?.at ?? null;
    sendAway(play, side, detachment);
    tell(play, { type: 'counter-left', rule: 'SEC-TURN-02', to: 'all', counter, at });
  }
}

function isCallable(board: Board, side: Side, one: Detachment): boolean {
  const at = counterFor(board, one)?.at ?? null;
  if (at === null) return false;
  const { isMajor, home } = territoryOf(board, at);
  const isNearEnemy = neighbours(board, at).some((id) => !isHeldBy(board, id, side));
  return !isNearEnemy && !(isMajor && home === side);
}

/** SEC-DIR-13, -14: for this turn. */
function add(play: Play, side: Side, { detachment, at }: Addition, kind: 'visit' | 'offensive'): void {
  const id = arrive(play, side, detachment, detachment.kind === 'dropship' ? null : at);
  const made = detachmentIn(play, side, id);
  const tenure = kind === 'visit' ? 'visitor' : 'reserve';
  Object.assign(made, { tenure, freeMoves: kind === 'visit' ? VISIT.moves : 0 });
  const { directive } = play.state.desks[side];
  if (kind === 'visit' && directive !== null) directive.visitor = made.counter;
  tell(play, { type: 'joined', rule: 'SEC-DIR-13', to: own(play, side), side, detachment: id, tenure });
}

/** SEC-DIR-15: detachments that were away last turn return where their side wants them; without a place, they wait. */
export function returnCalledAway(play: Play, side: Side, { returns }: CommandSheet): void {
  const { board, desk } = knownIn(play, side);
  for (const { id, where, awayIn } of detachmentsOf(desk)) {
    if (where !== 'away' || awayIn === null || awayIn >= board.turn) continue;
    const [usual] = rearTerritories(board, side);
    const at = returns.find(({ detachment }) => detachment === id)?.at ?? usual;
    if (at === undefined) continue;
    const counter = bringBack(play, side, id, at);
    tell(play, { type: 'counter-arrived', rule: 'SEC-TURN-02', to: 'all', counter, at });
  }
}

/** SEC-DIR-14: territories that a side has taken from the enemy this turn, including its own lost ones. */
const takenBy = (board: Board, side: Side): readonly Territory[] =>
  territoriesOf(board.territories).filter((one) => one.controller === side && one.controllerBefore !== side);
const lostBy = (board: Board, side: Side): readonly Territory[] =>
  territoriesOf(board.territories).filter((one) => one.controller !== side && one.controllerBefore === side);

/** SEC-DIR-07: different territories that a side has attacked this turn. */
const attackedBy = ({ declared }: Board, side: Side): ReadonlySet<string> =>
  new Set(declared.flatMap((one) => (one.side === side && one.what === 'attack' && one.to !== null ? [one.to] : [])));

/** SEC-DIR-07 to -09, -12, -14: whether a task was fulfilled. */
function isFulfilled(board: Board, side: Side, duty: Duty): boolean {
  const taken = takenBy(board, side);
  switch (duty.kind) {
    case 'attack':
      return attackedBy(board, side).size >= duty.territories && taken.length >= duty.taken;
    case 'stability':
      return lostBy(board, side).length === 0;
    case 'offensive': {
      const majors = taken.filter(({ isMajor }) => isMajor).length;
      const minors = taken.length - majors;
      return minors >= OFFENSIVE.minors || (majors > 0 && taken.length > 1);
    }
    case 'away':
    case 'supply':
    case 'air':
    case 'visit':
      return true;
  }
}

/** SEC-DIR-07 to -14, at step 5 of the end of a turn. */
export function judgeDirectives(play: Play): void {
  for (const side of SIDES) {
    const { directive } = play.state.desks[side];
    const duty = dutyOf({ directive });
    if (directive === null || duty === null) continue;
    const done = isFulfilled(play.state.board, side, duty);
    const { number } = directive;
    tell(play, {
      type: 'directive-judged',
      rule: ruleOf(number),
      to: own(play, side),
      side,
      number,
      isFulfilled: done,
    });
    if (duty.kind === 'air') {
      score(play, side, number, directive.airKills - directive.airLosses, 'air-superiority');
    }
    if (duty.kind === 'visit') judgeVisit(play, side, directive);
    if (!done) fail(play, side, number, duty);
  }
}

/** A change of the score for a reason that only the side may know. */
const score = (
  play: Play,
  side: Side,
  directive: number,
  amount: number,
  why: 'air-superiority' | 'directive-failed' | 'visitor',
): void => changeScore(play, { side, amount, score: why, rule: ruleOf(directive), secret: { directive } });

/** SEC-DIR-07 to -09, -12, -14: what failure costs. VP can fall below 0. */
function fail(play: Play, side: Side, number: number, duty: Duty): void {
  const desk = play.state.desks[side];
  if (duty.kind === 'stability') desk.isEmergencyNext = true;
  else if (duty.kind === 'offensive') score(play, side, number, OFFENSIVE.failed, 'directive-failed');
  else if (duty.kind === 'attack' && duty.losesPoints) desk.owed.points = LOST_POINTS;
  else if (play.state.board.settings.directiveFailCost) {
    score(play, side, number, -rowOf(number).price, 'directive-failed');
  }
}

/** SEC-DIR-13: counts only the worst that happened to the visitor. If it was destroyed, detachments go too. */
function judgeVisit(play: Play, side: Side, { number, visitor }: Directive): void {
  const { board, desks } = play.state;
  if (visitor === null) return;
  const isGone = lookup(board.counters, visitor) === undefined;
  const fought = board.past.filter(({ turn }) => turn === board.turn).flatMap((one) => one.fought);
  const fate = fought.find(({ counter }) => counter === visitor);
  const isShotDown = lookup(board.counters, visitor)?.isLost === true;
  if (isGone) {
    score(play, side, number, VISIT.destroyed, 'visitor');
    desks[side].owed.points = LOST_POINTS;
  } else if (isShotDown || fate?.isWiped === true) score(play, side, number, VISIT.wiped, 'visitor');
  else if (fate?.isHalved === true) score(play, side, number, VISIT.halved, 'visitor');
}

/** SEC-DIR-04, -14, after the strategic roll: who may add a detachment, or keep one of the reserves. */
export function rewardDirectives(play: Play): void {
  const { board, desks } = play.state;
  for (const side of SIDES) {
    const duty = dutyOf(desks[side]);
    const { score: now, scores } = board.sides[side];
    if (duty?.kind === 'away' && duty.rewards && now >= scores.command) desks[side].owed.reward = 'add';
    if (duty?.kind === 'offensive' && isFulfilled(board, side, duty)) desks[side].owed.reward = 'keep';
  }
}

/** SEC-DIR-13, -14, step 8: the visitor and the reserves leave unless isolated; isolated reserves cost 1 VP a turn. */
export function leaveForReserve(play: Play): void {
  for (const side of SIDES) {
    const { board, desk } = knownIn(play, side);
    for (const one of detachmentsOf(desk)) {
      if (one.tenure !== 'visitor' && one.tenure !== 'reserve') continue;
      if (counterFor(board, one)?.isIsolated !== true) release(play, side, one);
      else {
        const price = one.tenure === 'reserve' ? { resource: 'ground', points: OFFENSIVE.upkeep } : null;
        Object.assign(detachmentIn(play, side, one.id), { freeMoves: 0, price });
      }
    }
    play.state.desks[side].directive = null;
    play.state.board.sides[side].directive = null;
  }
}

/** SEC-DIR-11: aircraft halved in a battle, each at most once a turn. */
export function countHalved(play: Play, side: Side, detachment: Pick<Detachment, 'kind' | 'air'>): void {
  if (detachment.kind !== 'aerial' || detachment.air.isHalved) return;
  const [mine, theirs] = [play.state.desks[side].directive, play.state.desks[otherSide(side)].directive];
  if (mine !== null) mine.airLosses += 1;
  if (theirs !== null) theirs.airKills += 1;
}
