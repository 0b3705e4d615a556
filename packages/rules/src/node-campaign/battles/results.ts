import type { Instant, SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { fighting, forcesIn, isOpenSpace, isOrbit, mapNode, nodeState, seatsOf, sidesOf } from '../board/board.ts';
import { plusSeconds } from '../board/dates.ts';
import {
  battleIn,
  d6,
  forceIn,
  HOUR,
  isTimed,
  type Play,
  startTimer,
  stopTimer,
  talkIn,
  tell,
  timerId,
} from '../board/play.ts';
import { areAllies, hasPower } from '../board/relations.ts';
import { RANDOM_RESULT } from '../data/missions.ts';
import { bookExperience } from '../experience/experience.ts';
import { reinforcementNodes } from '../holding/holding.ts';
import { destroyInstallation, raiseForce, takeControl } from '../holding/holding-in-play.ts';
import { breakoutNodes, isBreakout } from '../missions/missions.ts';
import type {
  Battle,
  BattleId,
  BattleResult,
  Ending,
  Entry,
  Known,
  NodeId,
  Owner,
  PastBattle,
  Talk,
} from '../types.ts';
import { battlePoints, destructionPoints } from '../victory/victory-in-play.ts';
import { advance, alive, entryOf, forget, landed } from './opening.ts';
import { listed } from './retreats.ts';
import { goTo, leave, retreat } from './retreats-in-play.ts';

/** How a battle ends: its result, and who fielded what. */
export interface Ended {
  readonly ending: Ending;
  /** The winning side; null: a draw. */
  readonly winner: number | null;
  readonly degree: BattleResult['degree'];
  readonly die: number | null;
  readonly result: BattleResult | null;
  readonly armies: Talk['armies'];
}

export const UNFOUGHT = { degree: null, die: null, result: null, armies: [] } as const;

/**
 * NODE-BTL-06 to -13, -27, NODE-MULTI-04, -05, NODE-MSN-11: experience, points, who keeps the node, who retreats, Blood for the Blood
 * God (NODE-FAC-CHAOS-01), and the next of the stack. A defender who won a Breakout is asked first. NODE-MSN-06. `void`: the attackers
 * go back, and nothing is scored.
 */
export function endBattle(play: Play, id: BattleId, ended: Ended): void {
  if (!asksToLeave(play, id, ended)) conclude(play, id, ended, null);
}

/** NODE-MSN-06. */
function asksToLeave(play: Play, id: BattleId, { ending, winner, result, armies }: Ended): boolean {
  const battle = battleIn(play, id);
  const wasFought = ending === 'report' || ending === 'referee';
  if (!wasFought || winner !== 0 || result?.mission !== 'breakout') return false;
  if (!isBreakout(battle) || battle.multi !== null || battle.choice?.kind === 'breakout') return false;
  const [by] = seatsOf([battle.stack[0]?.owner ?? []].flat());
  const nodes = breakoutNodes(play.state, battle);
  if (by === undefined || nodes.length === 0) return false;
  const choice = { kind: 'breakout' as const, by, of: [null, ...nodes], ending };
  battle.choice = choice;
  Object.assign(talkIn(play, id), { report: { ...result, by }, amendment: null, armies: [...armies] });
  stopTimer(play, 'report', id);
  stopTimer(play, 'dispute', id);
  startTimer(play, 'choice', id, play.state.settings.choiceHours * HOUR);
  tell(play, { type: 'choice-asked', rule: 'NODE-MSN-06', to: 'all', battle: id, choice });
  return true;
}

/** NODE-MSN-06: the defender leaves for this node, or, null, stays. */
export function leaveNode(play: Play, id: BattleId, to: NodeId | null): void {
  const { choice } = battleIn(play, id);
  const { report, armies } = talkIn(play, id);
  if (choice?.kind !== 'breakout' || report === null) return;
  const { by: _by, ...result } = report;
  const { winner, degree } = result;
  conclude(play, id, { ending: choice.ending, winner, degree, die: null, result, armies }, to);
}

function conclude(play: Play, id: BattleId, ended: Ended, leavesTo: NodeId | null): void {
  const battle = battleIn(play, id);
  const { lists } = talkIn(play, id);
  forget(play, id);
  refuseLists(play, lists);
  const past = keepPast(play, battle, ended);
  book(play, battle, ended, past);
  if (ended.ending === 'void') callOff(play, battle);
  else if (leavesTo !== null) breakOut(play, battle, leavesTo);
  else settle(play, battle, past);
}

/** NODE-BF-15: a list that the referee has not approved is not kept. */
export function refuseLists({ state }: Play, lists: Talk['lists']): void {
  for (const { force, isApproved } of lists) {
    const listed = state.forces[force];
    if (listed !== undefined && !isApproved) listed.units = [];
  }
}

export function keepPast(
  play: Play,
  battle: Battle,
  { ending, winner, degree, die, result, armies }: Ended,
): PastBattle {
  const { id, node } = battle;
  const sides = sidesOf(battle).map((side) => [...side]);
  const rule = RULES[ending];
  const iasl = [...(result?.iasl ?? [])];
  const told = { battle: id, node, ending, sides, winner, degree, die, armies: [...armies], iasl };
  tell(play, { type: 'battle-ended', rule, to: 'all', ...told });
  const past = {
    id,
    node,
    day: play.state.clock.day,
    ending,
    sides,
    winner,
    degree,
    level: result?.level ?? battle.level,
    mission: result?.mission ?? battle.mission?.mission ?? null,
  };
  play.state.past.push(past);
  return past;
}

const RULES: Readonly<Record<Ending, `NODE-${string}`>> = {
  report: 'NODE-BTL-24',
  referee: 'NODE-BTL-15',
  concession: 'NODE-BTL-29',
  random: 'NODE-BTL-17',
  'at-once': 'NODE-FAC-IG-03',
  void: 'NODE-BTL-15',
};

/** NODE-XP-06, NODE-VP-10, NODE-BTL-18: before anybody retreats. */
function book(play: Play, battle: Battle, { ending, result, armies }: Ended, past: PastBattle): void {
  const wasFought = ending === 'report' || ending === 'referee';
  if (wasFought && result !== null) bookExperience(play, battle, result, armies);
  if (!wasFought && ending !== 'concession') return;
  const tainted = fighting(battle).filter(({ forces }) => forces.some((id) => forceIn(play, id).isTainted));
  battlePoints(play, past, {
    iasl: result?.iasl ?? [],
    isPivotal: wasFought && battle.isPivotal,
    wasFought,
    tainted: seatsOf(tainted.map(({ owner }) => owner)),
  });
}

/** Those who fought for a side, in the order of the stack. */
const entriesOf = (battle: Battle, side: readonly Owner[]): readonly Entry[] =>
  fighting(battle).filter(({ owner }) => side.includes(owner));

/** The keeper of the node, with all that it fought with. NODE-MULTI-05. */
function kept(play: Play, battle: Battle, keeper: Entry | null): Entry | null {
  if (keeper === null) return null;
  return { ...keeper, forces: [...alive(play, entriesOf(battle, [keeper.owner]))] };
}

const waitingIn = (battle: Battle): readonly Entry[] => battle.stack.slice(fighting(battle).length);

function settle(play: Play, battle: Battle, past: PastBattle): void {
  const sides = sidesOf(battle);
  const won = past.winner === null ? [] : (sides[past.winner] ?? []);
  const winners = entriesOf(battle, won);
  const keeper = winners[0] ?? null;
  handOver(play, battle, keeper);
  const lost = retreatLosers(play, battle, won);
  for (const dead of lost) avenge(play, battle, dead, won, past);
  for (const id of alive(play, winners)) {
    if (forceIn(play, id).owner !== keeper?.owner) leave(play, battle, id, 'NODE-MULTI-05');
  }
  goOn(play, battle, keeper);
}

/** The keeper has what its way of coming brings, and the next of the stack comes. */
function goOn(play: Play, battle: Battle, keeper: Entry | null): void {
  if (keeper !== null && keeper !== battle.stack[0]) landed(play, battle.node, keeper);
  const holder = kept(play, battle, keeper);
  advance(play, battle, holder === null ? null : entryOf(play.state, battle.node, holder), waitingIn(battle));
}

/** NODE-BTL-06, -09, NODE-MSN-11: a Rok cannot retreat, and the node is the keeper's, or nobody's. */
export function handOver(play: Play, battle: Battle, keeper: Entry | null): void {
  const [holder] = battle.stack;
  const { node } = battle;
  if (holder?.hasRok === true && keeper?.owner !== holder.owner) {
    destroyInstallation(play, node, 'rok', { rule: 'NODE-MSN-11', who: keeper?.owner ?? null, owner: null });
  }
  if (keeper === null) takeControl(play, node, null, 'drawn');
  else if (keeper.owner !== holder?.owner || !isGuest(play, node, keeper.owner)) {
    takeControl(play, node, keeper.owner, 'won');
  }
}

/** NODE-FAC-SM-04, NODE-BTL-26: who defends an ally's node wins it for the ally. An orbit is the winner's. NODE-MAP-14. */
export function isGuest({ state }: { readonly state: Known }, node: NodeId, owner: Owner): boolean {
  const { controller } = nodeState(state, node);
  if (controller === null || controller === owner) return false;
  return !isOrbit(mapNode(state, node)) && areAllies(state, controller, owner);
}

/** A battleforce that was lost: whose fate it shared, and on which side. */
interface Lost {
  readonly owner: Owner;
  readonly side: readonly Owner[];
}

/** NODE-BTL-27, NODE-MULTI-04, -09: losers retreat in the order of the stack. Those who share a defender's node share its fate. NODE-BTL-30. */
function retreatLosers(play: Play, battle: Battle, won: readonly Owner[]): readonly Lost[] {
  const sides = sidesOf(battle);
  const losers = fighting(battle)
    .filter(({ owner }) => !won.includes(owner))
    .flatMap(({ owner, forces }) => forces.map((id) => ({ id, owner })));
  const [holder] = battle.stack;
  const guests = holder === undefined || won.includes(holder.owner) ? [] : guestsIn(play, battle, holder.owner);
  return [...losers, ...guests].flatMap(({ id, owner }): readonly Lost[] => {
    const side = sides.find((one) => one.includes(owner)) ?? [];
    return retreat(play, battle, id) ? [] : [{ owner, side }];
  });
}

/** NODE-BTL-30: battleforces in the node that do not fight, on the side of the holder. */
function guestsIn({ state }: Play, { node, stack }: Battle, holder: Owner) {
  const inStack = stack.flatMap(({ forces }) => forces);
  return forcesIn(state, node)
    .filter(({ id }) => !inStack.includes(id))
    .map(({ id }) => ({ id, owner: holder }));
}

/** NODE-FAC-CHAOS-01, NODE-VP-07: what the winners, or on a draw all opponents, have of a battleforce that was destroyed. */
function avenge(play: Play, battle: Battle, { owner, side }: Lost, won: readonly Owner[], past: PastBattle): void {
  const victors = fighting(battle)
    .map((entry) => entry.owner)
    .filter((one) => !side.includes(one) && (won.length === 0 || won.includes(one)));
  const born = victors.find((one) => hasPower(play.state, one, 'blood'));
  if (born !== undefined) bearForce(play, battle, born);
  destructionPoints(play, past, owner);
}

/** NODE-FAC-CHAOS-01: in the first deep space node on the lists of those who fought, or of the map. */
function bearForce(play: Play, battle: Battle, owner: Owner): void {
  const { state } = play;
  const nodes = reinforcementNodes(state, owner);
  const forces = entriesOf(battle, [owner]).flatMap((entry) => entry.forces);
  const wanted = forces.map((id) => listed(play, id, nodes)).find((node) => node !== null);
  const node = wanted ?? nodes[0] ?? state.map.nodes.find(isOpenSpace)?.id;
  if (node !== undefined) raiseForce(play, { owner, node, rule: 'NODE-FAC-CHAOS-01' });
}

/** NODE-MSN-06: the attacker stays and takes the node. */
function breakOut(play: Play, battle: Battle, to: NodeId): void {
  const [holder, attacker] = battle.stack;
  if (holder === undefined || attacker === undefined) return;
  for (const id of holder.forces) goTo(play, id, to, 'breakout', 'NODE-MSN-06');
  takeControl(play, battle.node, attacker.owner, 'won');
  goOn(play, battle, attacker);
}

/** The referee calls it off: the holder stays, the attackers go back. */
function callOff(play: Play, battle: Battle): void {
  const [holder, ...attackers] = fighting(battle);
  const others = attackers.filter(({ owner }) => owner !== holder?.owner);
  for (const id of alive(play, others)) leave(play, battle, id, 'NODE-BTL-15');
  goOn(play, battle, holder ?? null);
}

/** NODE-BTL-17: the side that wins by the die; null: a draw. */
function randomWinner(die: number): number | null {
  if (die <= RANDOM_RESULT.attackerUpTo) return 1;
  return die <= RANDOM_RESULT.drawUpTo ? null : 0;
}

/** NODE-BTL-17, NODE-MULTI-01: the random result; of an agreed battle of several, the first two fight. */
export function endAtRandom(play: Play, id: BattleId): void {
  const battle = battleIn(play, id);
  if (battle.multi !== null) {
    battle.multi = null;
    tell(play, { type: 'multi-lapsed', rule: 'NODE-MULTI-01', to: 'all', battle: id });
  }
  const die = d6(play, 'NODE-BTL-17', id);
  conclude(play, id, { ...UNFOUGHT, ending: 'random', winner: randomWinner(die), die }, null);
}

/** NODE-FAC-IG-03: against a Guard that nobody plays. */
export function endAtOnce(play: Play, id: BattleId): void {
  const die = d6(play, 'NODE-FAC-IG-03', id);
  const winner = randomWinner(die + RANDOM_RESULT.nonPlayerModifier);
  conclude(play, id, { ...UNFOUGHT, ending: 'at-once', winner, die }, null);
}

/** NODE-BTL-29: a player gives the battle up. */
export function concede(play: Play, id: BattleId, seat: SeatId): void {
  const winner = sidesOf(battleIn(play, id)).findIndex((side) => !side.includes(seat));
  conclude(play, id, { ...UNFOUGHT, ending: 'concession', winner, degree: 'marginal' }, null);
}

/** NODE-BTL-16: midnight, (e): these battles are settled by their deadlines, then in the order of the map. */
export function expireBattles(play: Play, ids: readonly BattleId[]): void {
  const order = play.state.map.nodes.map(({ id }) => id);
  const due = ids
    .map((id) => ({ id, at: deadline(play, id), place: order.indexOf(battleIn(play, id).node) }))
    .sort((a, b) => (a.at === b.at ? a.place - b.place : a.at < b.at ? -1 : 1));
  for (const { id } of due) if (play.state.ended === null) expire(play, id);
}

const AT_MIDNIGHT = ['battle', 'random', 'dispute'] as const;

type Timed = Pick<Known, 'timers' | 'talks'>;

const runOut = ({ timers }: Timed, at: Instant, id: BattleId): readonly string[] =>
  AT_MIDNIGHT.map((kind) => lookup(timers, timerId(kind, id)) ?? '').filter((until) => until !== '' && until <= at);

/** When the first of its times ran out. */
const deadline = ({ state, at }: Play, id: BattleId): string => [...runOut(state, at, id)].sort()[0] ?? at;

/** NODE-BTL-15: an open dispute, or a report that waits, keeps a battle whose time has run out from the die. */
function isSuspended({ talks, timers }: Timed, at: Instant, id: BattleId): boolean {
  const talk = lookup(talks, id);
  if (talk === undefined || talk.report === null) return false;
  return talk.dispute === null || (lookup(timers, timerId('dispute', id)) ?? at) > at;
}

/** NODE-BTL-16: whether a die decides the battle at this midnight, as far as somebody knows of its report. */
export const isDiced = (known: Timed, at: Instant, id: BattleId): boolean =>
  runOut(known, at, id).length > 0 && !isSuspended(known, at, id);

/** NODE-BTL-15, -16: an open dispute, or a report that waits, suspends it until a later midnight. */
function expire(play: Play, id: BattleId): void {
  if (play.state.battles[id] === undefined) return;
  if (!isSuspended(play.state, play.at, id)) {
    endAtRandom(play, id);
    return;
  }
  stopTimer(play, 'random', id);
  const again = plusSeconds(play.at, 1);
  if (isTimed(play.state, 'battle', id) && runOut(play.state, play.at, id).length > 0)
    play.state.timers[timerId('battle', id)] = again;
}
