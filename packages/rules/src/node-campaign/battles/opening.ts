import { fighting, forceOf, isSurface, mapNode, nodeState } from '../board/board.ts';
import { battleIdOf } from '../board/numbered.ts';
import { DAY, forceIn, HOUR, nextNumber, type Play, startTimer, tell } from '../board/play.ts';
import { hasPower, mayAttack } from '../board/relations.ts';
import { landRok, takeControl } from '../holding/holding-in-play.ts';
import type { Battle, BattleId, Draft, Entry, ForceId, Known, NodeId, Owner } from '../types.ts';
import { leave } from './retreats-in-play.ts';

/** NODE-MSN-08: a Rok defends with its owner. */
export const entryOf = (known: Pick<Known, 'nodes'>, node: NodeId, entry: Omit<Entry, 'hasRok'>): Entry => ({
  ...entry,
  hasRok: nodeState(known, node).rok === entry.owner,
});

/** NODE-BTL-01, -19: the first two entries fight, the others wait. */
export function openBattle(play: Play, node: NodeId, stack: readonly Entry[]): BattleId {
  const { state, at } = play;
  const id = battleIdOf(nextNumber(play, 'battle'));
  state.battles[id] = {
    id,
    node,
    openedAt: at,
    openedDay: state.clock.day,
    stack: stack.map((entry, place) => ({ ...entry, hasRok: entry.hasRok && place === 0, forces: [...entry.forces] })),
    level: null,
    mission: null,
    isPivotal: false,
    choice: null,
    multi: null,
  };
  state.talks[id] = newTalk();
  for (const force of stack.flatMap(({ forces }) => forces)) forceIn(play, force).isFrozen = true;
  startTimers(play, id);
  startTimer(play, 'vacant', id, state.settings.vacantRandomHours * HOUR);
  tellOpened(play, id);
  return id;
}

function tellOpened(play: Play, id: BattleId): void {
  const [holder, attacker] = play.state.battles[id]?.stack ?? [];
  const node = play.state.battles[id]?.node;
  if (holder === undefined || attacker === undefined || node === undefined) return;
  tell(play, {
    type: 'battle-opened',
    rule: 'NODE-BTL-01',
    to: 'all',
    battle: id,
    node,
    attacker: attacker.owner,
    defender: holder.owner,
    hasRok: holder.hasRok,
  });
}

export const newTalk = (): Draft['talks'][string] => ({
  levels: [],
  pivotal: null,
  random: [],
  multi: null,
  report: null,
  amendment: null,
  confirmed: [],
  armies: [],
  lists: [],
  defences: [],
  dispute: null,
});

/** NODE-BTL-05, -16: the time until the mission rolls itself, and until the result is random. */
export function startTimers(play: Play, id: BattleId): void {
  const { battleDeadlineDays, missionDays } = play.state.settings;
  startTimer(play, 'battle', id, battleDeadlineDays * DAY);
  startTimer(play, 'mission', id, missionDays * DAY);
}

/** NODE-BTL-19 to -22: what happens to those who wait, once the winner, if any, holds the node. */
export function advance(play: Play, battle: Battle, winner: Entry | null, waiting: readonly Entry[]): void {
  let holder = winner;
  for (const [place, next] of waiting.entries()) {
    if (holder === null) {
      takeControl(play, battle.node, next.owner, 'entered');
      tellAdvanced(play, battle.node, next, 'took');
      holder = entryOf(play.state, battle.node, next);
      landed(play, battle.node, next);
    } else if (next.owner === holder.owner) {
      tellAdvanced(play, battle.node, next, 'joined');
      holder = { ...holder, forces: [...holder.forces, ...next.forces] };
      landed(play, battle.node, next);
    } else if (mayFight(play.state, next.owner, holder)) {
      const rok = entryOf(play.state, battle.node, holder);
      openBattle(play, battle.node, [rok, next, ...waiting.slice(place + 1)]);
      return;
    } else for (const force of next.forces) leave(play, battle, force);
  }
}

/** NODE-FAC-CHAOS-05: Space Marines attack tainted battleforces of their allies. */
const mayFight = (known: Known, attacker: Owner, { owner, forces }: Entry): boolean =>
  mayAttack(known, attacker, owner) ||
  (hasPower(known, attacker, 'purge') && forces.some((id) => forceOf(known, id)?.isTainted === true));

/** What happens to those who wait, once a battle is over. */
export interface NextInStack {
  readonly holder: Owner | null;
  /** Who takes a node that nobody holds. */
  readonly took: Owner | null;
  readonly joined: readonly Owner[];
  /** Who attacks the holder next; null: the stack is over. */
  readonly attacker: Owner | null;
  /** Those behind the attacker, in order. */
  readonly waiting: readonly Owner[];
}

/** NODE-BTL-19 to -22: as {@link advance}, as far as a viewer can tell beforehand. `winner`: an entry of the battle; null: a draw. */
export function nextInStack(known: Known, battle: Battle, winner: Entry | null): NextInStack {
  const waiting = battle.stack.slice(fighting(battle).length);
  const joined: Owner[] = [];
  let holder = winner;
  let took: Owner | null = null;
  for (const [place, next] of waiting.entries()) {
    if (holder === null) {
      holder = next;
      took = next.owner;
    } else if (next.owner === holder.owner) {
      holder = { ...holder, forces: [...holder.forces, ...next.forces] };
      joined.push(next.owner);
    } else if (mayFight(known, next.owner, holder)) {
      const behind = waiting.slice(place + 1).map(({ owner }) => owner);
      return { holder: holder.owner, took, joined, attacker: next.owner, waiting: behind };
    }
  }
  return { holder: holder?.owner ?? null, took, joined, attacker: null, waiting: [] };
}

function tellAdvanced(play: Play, node: NodeId, { owner, forces }: Entry, how: 'joined' | 'took'): void {
  const rule = how === 'took' ? 'NODE-BTL-21' : 'NODE-BTL-20';
  for (const force of forces) tell(play, { type: 'stack-advanced', rule, to: 'all', node, owner, force, how });
}

/** NODE-FAC-ORK-02: Orks that came from orbit and hold the node now have a Rok in it. */
export function landed(play: Play, node: NodeId, { owner, way }: Pick<Entry, 'owner' | 'way'>): void {
  const seat = play.state.seats.find((one) => one === owner);
  if (seat === undefined || way !== 'landing' || !hasPower(play.state, seat, 'roks')) return;
  if (isSurface(mapNode(play.state, node)) && nodeState(play.state, node).rok === null) landRok(play, node, seat);
}

/** Forgets a battle with its talk and timers. */
export function forget(play: Play, id: BattleId): void {
  delete play.state.battles[id];
  delete play.state.talks[id];
  for (const timer of Object.keys(play.state.timers)) if (timer.endsWith(`:${id}`)) delete play.state.timers[timer];
}

/** The battleforces of entries that are still in the war. */
export const alive = (play: Play, entries: readonly Entry[]): readonly ForceId[] =>
  entries.flatMap(({ forces }) => forces).filter((id) => Object.hasOwn(play.state.forces, id));
