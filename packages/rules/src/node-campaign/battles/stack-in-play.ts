import { present } from '../../kernel/index.ts';
import { battleAt, fighting, forcesIn, lockOf, seatsOf, sidesOf } from '../board/board.ts';
import { battleIn, forceIn, type Play, stopTimer, talkIn, tell } from '../board/play.ts';
import type { Battle, BattleId, Draft, ForceId, NodeId, Owner } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { advance, alive, entryOf, forget, landed, openBattle } from './opening.ts';
import { endAtOnce, handOver, keepPast, refuseLists, UNFOUGHT } from './results.ts';
import { leave } from './retreats-in-play.ts';
import { defenderOf } from './stack.ts';

/**
 * NODE-MOVE-04, NODE-BTL-01: the newcomer, which is in the node already, attacks whoever holds it. Against a Guard that nobody plays:
 * at once, NODE-FAC-IG-03.
 */
export function attack(play: Play, node: NodeId, attacker: ForceId): void {
  const { owner, way } = forceIn(play, attacker);
  const defender = defenderOf(play.state, node, owner);
  if (defender === null) return;
  const held = forcesIn(play.state, node).filter((force) => force.owner === defender);
  const holder = entryOf(play.state, node, {
    owner: defender,
    forces: held.map(({ id }) => id),
    way: held[0]?.way ?? 'path',
  });
  const battle = openBattle(play, node, [holder, { owner, forces: [attacker], hasRok: false, way }]);
  if (defender === GUARD) endAtOnce(play, battle);
}

/** NODE-MOVE-05, NODE-BTL-19: the newcomer, which is in the node already, waits at the end of the stack. */
export function join(play: Play, node: NodeId, force: ForceId): void {
  const found = battleAt(play.state, node);
  if (found === null) return;
  const battle = battleIn(play, found.id);
  const newcomer = forceIn(play, force);
  const { owner, way } = newcomer;
  const isNew = battle.stack.every((entry) => entry.owner !== owner);
  battle.stack.push({ owner, forces: [force], hasRok: false, way });
  newcomer.isFrozen = true;
  tell(play, { type: 'battle-joined', rule: 'NODE-MOVE-05', to: 'all', battle: battle.id, node, force, owner });
  if (isNew) askAgain(play, found.id, seatsOf(battle.stack.map((entry) => entry.owner)));
}

/**
 * NODE-FAC-NEC-01: takes a battleforce out of its stack before it leaves, by Phase Out or because it is taken off the board. If a side
 * is gone without it, the other one keeps the node, and nothing is scored.
 */
export function breakAway(play: Play, force: ForceId): void {
  const lock = lockOf(play.state, force);
  if (lock === null) return;
  const battle = battleIn(play, lock.battle.id);
  const entry = present(battle.stack[lock.place], 'the entry of a locked battleforce');
  entry.forces = entry.forces.filter((one) => one !== force);
  if (entry.forces.length > 0 || entry.hasRok) return;
  const before = { ...battle, stack: [...battle.stack] };
  battle.stack.splice(lock.place, 1);
  if (lock.place < fighting(before).length) withoutEntry(play, battle, before);
}

function withoutEntry(play: Play, battle: Draft['battles'][string], before: Battle): void {
  const left = battle.stack.slice(0, fighting(before).length - 1);
  const owners = left.map(({ owner }) => owner);
  const sides = sidesOf(before).map((side) => side.filter((owner) => owners.includes(owner)));
  if (sides.filter((side) => side.length > 0).length > 1) {
    battle.multi = { sides: sides.filter((side) => side.length > 0), entries: left.length };
    return;
  }
  refuseLists(play, talkIn(play, battle.id).lists);
  forget(play, battle.id);
  const winner = sides.findIndex((side) => side.length > 0);
  keepPast(play, before, { ...UNFOUGHT, ending: 'void', winner });
  const [keeper, ...others] = left;
  if (keeper === undefined) return;
  handOver(play, before, keeper);
  const own = left.filter(({ owner }) => owner === keeper.owner);
  for (const id of alive(
    play,
    others.filter((one) => !own.includes(one)),
  ))
    leave(play, before, id, 'NODE-MULTI-05');
  if (keeper !== before.stack[0]) landed(play, battle.node, keeper);
  const holder = entryOf(play.state, battle.node, { ...keeper, forces: [...alive(play, own)] });
  advance(play, before, holder, battle.stack.slice(left.length));
}

/** NODE-MULTI-01: everybody in the stack must agree, so that a newcomer ends the talks, and all can be asked again. */
function askAgain(play: Play, id: BattleId, seats: readonly Owner[]): void {
  const talk = talkIn(play, id);
  if (talk.multi === null || talk.multi.isOver || battleIn(play, id).multi !== null) return;
  talk.multi = null;
  stopTimer(play, 'consent', id);
  const to = play.state.seats.filter((seat) => seats.includes(seat));
  tell(play, { type: 'multi-lapsed', rule: 'NODE-MULTI-01', to, battle: id });
}
