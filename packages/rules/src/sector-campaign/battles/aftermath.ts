import { lookup, present } from '../../kernel/index.ts';
import { takeOff } from '../air/flights-in-play.ts';
import { reversed, shortestRoute } from '../air/routes.ts';
import { battlesInOrder, fieldedPoints, isGarrison, ownMajors, standingIn, under } from '../board/board.ts';
import { putDown, takeAway } from '../board/counters.ts';
import { byId, columnBehind, inColumn, isHeldBy, territoryOf } from '../board/grid.ts';
import { ask, counterIn, knownIn, type Play, question, tell, territoryIn } from '../board/play.ts';
import type { Battle, Board, Counter, CounterId, PastBattle, Side, TerritoryId, Way } from '../types.ts';
import { scoreLoss } from '../victory/victory.ts';
import { SIDES } from '../vocabulary.ts';
import { fightersOf } from './opening.ts';
import { winningSide } from './results.ts';

/** SEC-ATK-09, SEC-BTL-05, SEC-MAP-08: control changes only by victory, or if nobody was there. */
function applyControl(play: Play): void {
  const { board } = play.state;
  for (const { territory, attacker, outcome } of battlesInOrder(board)) {
    if (outcome?.winner === 'attacker') {
      takeTerritory(play, territory, attacker, outcome.ending === 'undefended' ? 'undefended' : 'won');
    }
  }
}

/** SEC-MOVE-04: fortifications are lost with the territory. */
export function takeTerritory(
  play: Play,
  id: TerritoryId,
  side: Side,
  how: Extract<Play['events'][number], { readonly type: 'control-changed' }>['how'],
): void {
  const territory = territoryIn(play, id);
  const was = territory.controller;
  if (was === side) return;
  Object.assign(territory, { controller: side, isFortified: false, isBeingFortified: false, isNew: true });
  const rule = how === 'undefended' ? 'SEC-ATK-09' : 'SEC-BTL-05';
  tell(play, { type: 'control-changed', rule, to: 'all', territory: id, was, side, how });
}

/** Where a detachment that fought can go; null: it stays. The first applies if nobody chooses. */
export interface Leaving {
  readonly counter: CounterId;
  readonly among: readonly (TerritoryId | null)[];
  /** SEC-BTL-07, -09: it is destroyed; `among` is empty. */
  readonly why: 'isolated' | 'no-retreat' | null;
}

const wayOf = ({ attacks, responders }: Battle, id: CounterId): Way | null =>
  attacks.find(({ counters }) => counters.includes(id))?.way ??
  responders.find(({ counter }) => counter === id)?.way ??
  null;

/** SEC-BTL-06 to -09: a counter's choices after its battle, on the board after all results. */
function leaving(board: Board, battle: Battle, counter: Counter): Leaving {
  const { id, side } = counter;
  const winner = battle.outcome === null ? 'draw' : battle.outcome.winner;
  const victor = winningSide(battle.attacker, winner);
  const isDefender = battle.defenders.includes(id);
  if (victor !== null && victor !== side) {
    if (counter.isIsolated) return { counter: id, among: [], why: 'isolated' };
    return retreating(board, battle, counter);
  }
  if (isDefender) return { counter: id, among: [null], why: null };
  const home = counter.at !== null && isHeldBy(board, counter.at, side) ? [counter.at] : [];
  if (side === battle.attacker && victor === null) {
    return home.length > 0 ? { counter: id, among: home, why: null } : retreating(board, battle, counter);
  }
  // SEC-BTL-06: attackers who won usually stay, responders usually go back.
  const among = side === battle.attacker ? [null, ...home] : [...home, null];
  return { counter: id, among: wayOf(battle, id) === 'drop' ? [null] : among, why: null };
}

/**
 * SEC-BTL-07, -08: defenders and their responders go to their side's territories in the attacked line or the one behind it;
 * attackers go back to where they came from, or from there likewise if it is lost; drops likewise from the attacked line.
 */
function retreating(board: Board, battle: Battle, counter: Counter): Leaving {
  const { id, side, at } = counter;
  const isAttacker = side === battle.attacker;
  if (isAttacker && at !== null && isHeldBy(board, at, side)) return { counter: id, among: [at], why: null };
  const among = retreats(board, side, isAttacker && at !== null ? at : battle.territory);
  return { counter: id, among, why: among.length === 0 ? 'no-retreat' : null };
}

/** SEC-BTL-07: the side's territories in a territory's line and in the one behind it, the same line first. */
function retreats(board: Board, side: Side, from: TerritoryId): readonly TerritoryId[] {
  const { column } = territoryOf(board, from);
  const behind = columnBehind(board.settings, side, column);
  return [column, ...(behind === null ? [] : [behind])].flatMap((line) =>
    inColumn(board, line)
      .filter(({ controller }) => controller === side)
      .map(({ id }) => id)
      .sort(byId),
  );
}

/** The choices of a side's detachments after one battle. */
export const leavingIn = (board: Board, battle: Battle, side: Side): readonly Leaving[] =>
  fightersOf(battle, side).map((id) => leaving(board, battle, present(board.counters[id], 'a counter that fought')));

/** All choices of a side, battle by battle. */
export const leavingOf = (board: Board, side: Side): readonly Leaving[] =>
  battlesInOrder(board).flatMap((battle) => leavingIn(board, battle, side));

/** SEC-BTL-06, -07: if there are choices, both sides make them at the same time. */
export function openAftermath(play: Play): void {
  applyControl(play);
  const { board } = play.state;
  const choosing = SIDES.filter((side) => leavingOf(board, side).some(({ among }) => among.length > 1));
  ask(
    play,
    choosing.map((side) => question(side, 'retreats')),
  );
}

/**
 * SEC-AIR-08: the next flight back from a battle, by the route that its side has chosen, or else as it came. On the way,
 * interceptors and flak can react again. Returns whether one has taken off.
 */
export function flyHome(play: Play): boolean {
  const { board } = play.state;
  for (const { side, battle: id, counters, route } of board.declared) {
    const [flyer, cargo] = counters;
    const battle = id === null ? undefined : lookup(board.battles, id);
    if (battle === undefined || flyer === undefined || route === null || board.flownHome.includes(flyer)) continue;
    const counter = lookup(board.counters, flyer);
    if (counter?.battle !== id || counter.at === null) continue;
    board.flownHome.push(flyer);
    const into = goingTo(play, side, leaving(board, battle, counter));
    const back = into === null ? [] : wayBack(play, battle, counter, { into, route });
    if (into === null || back.length === 0) continue;
    const carried = cargo !== undefined && lookup(board.counters, cargo)?.battle === id ? cargo : null;
    takeOff(play, side, {
      ...{
        purpose: 'back',
        route: back,
        from: battle.territory,
        escort: null,
        battle: null,
        back: null,
        against: null,
      },
      detachment: under(knownIn(play, side).desk, flyer).id,
      cargo: carried === null ? null : under(knownIn(play, side).desk, carried).id,
    });
    return true;
  }
  return false;
}

interface Course {
  readonly into: TerritoryId;
  /** The route by which it came. */
  readonly route: readonly TerritoryId[];
}

function wayBack(
  play: Play,
  battle: Battle,
  { at, side, id }: Counter,
  { into, route }: Course,
): readonly TerritoryId[] {
  const { board, desks } = play.state;
  const named = under(knownIn(play, side).desk, id).id;
  const chosen = desks[side].withdrawals?.find(({ detachment }) => detachment === named)?.route ?? null;
  if (chosen !== null) return chosen;
  return at !== null && into === at ? reversed(at, route) : shortestRoute(board, battle.territory, into);
}

/** Where a detachment with a choice goes, by its side's choice or the rules'; null: it stays, or is destroyed. */
function goingTo(play: Play, side: Side, { counter, among, why }: Leaving): TerritoryId | null {
  if (why !== null) return null;
  const { id } = under(knownIn(play, side).desk, counter);
  const wanted = play.state.desks[side].withdrawals?.find(({ detachment }) => detachment === id);
  return wanted !== undefined && among.includes(wanted.to) ? wanted.to : (among[0] ?? null);
}

/** SEC-BTL-04, -06 to -11: everyone goes where their side chose, or where the rules say. */
export function closeAftermath(play: Play): void {
  const { board, desks } = play.state;
  const battles = battlesInOrder(board);
  for (const side of SIDES) {
    const all = leavingOf(board, side);
    for (const one of all) leave(play, side, one, battles);
    desks[side].withdrawals = null;
  }
  for (const counter of Object.values(board.counters)) counter.battle = null;
  for (const side of SIDES) fillMajors(play, side, battles);
  for (const { id, side, at } of Object.values(board.counters)) {
    if (at !== null && !isHeldBy(board, at, side)) rehome(play, id, at);
  }
  board.battles = {};
  board.flownHome = [];
  play.state.talks = {};
}

/** SEC-AIR-14: aircraft shot down whose base fell are rebuilt where its defenders could retreat. */
function rehome(play: Play, counter: CounterId, at: TerritoryId): void {
  const { board } = play.state;
  const [into] = retreats(board, counterIn(play, counter).side, at);
  if (into === undefined) {
    takeAway(play, counter);
    tell(play, { type: 'removed', rule: 'SEC-BTL-07', to: 'all', counter, at, why: 'no-retreat' });
  } else {
    putDown(play, counter, into);
    tell(play, { type: 'retreated', rule: 'SEC-BTL-07', to: 'all', counter, from: at, into });
  }
}

function leave(play: Play, side: Side, { counter, among, why }: Leaving, battles: readonly Battle[]): void {
  const { board } = play.state;
  const battle = present(
    battles.find((one) => fightersOf(one, side).includes(counter)),
    'a battle of each that fought',
  );
  score(play, side, counter, why, battle);
  if (why !== null) {
    const at = counterIn(play, counter).at;
    takeAway(play, counter);
    tell(play, {
      type: 'removed',
      rule: why === 'isolated' ? 'SEC-BTL-09' : 'SEC-BTL-07',
      to: 'all',
      counter,
      at,
      why,
    });
    return;
  }
  const into = goingTo(play, side, { counter, among, why }) ?? battle.territory;
  const from = counterIn(play, counter).at ?? battle.territory;
  const hasLost = board.battles[battle.id]?.defenders.includes(counter) === true && into !== battle.territory;
  putDown(play, counter, into);
  if (hasLost) tell(play, { type: 'retreated', rule: 'SEC-BTL-07', to: 'all', counter, from, into });
  else if (into !== battle.territory) {
    tell(play, { type: 'went-back', rule: 'SEC-BTL-06', to: 'all', counter, from: battle.territory, into });
  }
}

const wiped = (past: readonly PastBattle[], battle: Battle, counter: CounterId): boolean =>
  past.find(({ id }) => id === battle.id)?.fought.some((one) => one.counter === counter && one.isWiped) === true;

/** SEC-VP-07, -08, SEC-BTL-07: what the loss of a detachment costs. */
function score(play: Play, side: Side, counter: CounterId, why: Leaving['why'], battle: Battle): void {
  const { board } = play.state;
  const detachment = under(knownIn(play, side).desk, counter);
  // SEC-DIR-13: the visiting commander costs what its directive says.
  if (detachment.tenure === 'visitor') return;
  const counts = why === 'isolated' || (why === 'no-retreat' && board.settings.noRetreatScoring === 'isolated');
  scoreLoss(play, {
    side,
    points: fieldedPoints(detachment),
    isWiped: wiped(board.past, battle, counter),
    isDestroyed: counts,
    battle: battle.id,
  });
}

/** SEC-DEPLOY-05: attackers who would stay go back if their major would be empty. */
function fillMajors(play: Play, side: Side, battles: readonly Battle[]): void {
  for (const major of ownMajors(play.state.board, side)) {
    const { board, desk } = knownIn(play, side);
    const isHeld = standingIn(board, side, major).some(({ id }) => isGarrison(board.settings, under(desk, id)));
    if (isHeld) continue;
    const came = battles
      .filter(({ attacker }) => attacker === side)
      .flatMap(({ attacks }) => attacks.flatMap(({ from, counters }) => (from === major ? counters : [])));
    const [back] = came.filter((id) => board.counters[id] !== undefined);
    if (back !== undefined) putDown(play, back, major);
  }
}
