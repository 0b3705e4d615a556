import { lookup, present } from '../../kernel/index.ts';
import { takeOff } from '../air/flights-in-play.ts';
import { territoryOf } from '../board/grid.ts';
import { commanderIn } from '../board/limits.ts';
import { battleIdOf } from '../board/numbered.ts';
import { counterIn, counterOfIn, detachmentIn, knownIn, type Play, tell, territoryIn } from '../board/play.ts';
import { startDrop } from '../drops/drops-in-play.ts';
import { declared } from '../turn/alternation-in-play.ts';
import type { Counter, DeclarationOf, DetachmentId, Draft, Flight, Side, TerritoryId, Way } from '../types.ts';

type Attack = DeclarationOf<'attack'>;
type Fly = DeclarationOf<'fly'>;
type Drop = DeclarationOf<'drop'>;

type Battle = Draft['board']['battles'][string];

interface Attackers {
  readonly from: TerritoryId | null;
  readonly to: TerritoryId;
  readonly detachments: readonly DetachmentId[];
  readonly way: Way;
}

/** SEC-ATK-07, -08, -13: attackers join the battle for the territory. The enemy sees how many come, from where, and how. */
function commit(play: Play, side: Side, { from, to, detachments, way }: Attackers): Battle {
  const battle = battleFor(play, side, to);
  const counters = detachments.map((id) => counterOfIn(play, side, id));
  for (const counter of counters) counter.battle = battle.id;
  const named = counters.map(({ id }) => id);
  battle.attacks.push({ from, counters: named, way });
  territoryIn(play, to).isAttacked = true;
  if (from !== null) territoryIn(play, from).hasAttacked = true;
  tell(play, {
    ...{ type: 'attack-declared', rule: 'SEC-ATK-13', to: 'all' },
    ...{ battle: battle.id, territory: to, from, counters: named, way },
  });
  return battle;
}

/** SEC-ATK-07: all attacks of a side on one territory are one battle. */
function battleFor({ state }: Play, attacker: Side, territory: TerritoryId): Battle {
  const { board, last } = state;
  const open = Object.values(board.battles).find((one) => one.territory === territory);
  if (open !== undefined) return open;
  last.battle += 1;
  const id = battleIdOf(last.battle);
  const battle: Battle = {
    ...{ id, territory, attacker, attacks: [], responders: [], defenders: [], outcome: null },
    isFortified: territoryOf(board, territory).isFortified,
  };
  board.battles[id] = battle;
  return battle;
}

/** SEC-ATK-02, -04, -12: the enemy answers before anyone declares again. */
export function attack(play: Play, side: Side, { from, to, detachments, isHasty }: Attack): void {
  const { board } = play.state;
  if (isHasty) {
    const commander = commanderIn(knownIn(play, side), territoryOf(board, from).column, 'isAttackUsed');
    detachmentIn(play, side, present(commander, 'a bonus comes from a commander').id).bonus.isAttackUsed = true;
  } else board.sides[side].used.attacks += 1;
  const battle = commit(play, side, { from, to, detachments, way: isHasty ? 'hasty' : 'ground' });
  board.answered = battle.id;
  noteAttack(play, side, battle, { from, to, route: null });
}

export function flyAttack(play: Play, side: Side, { detachment, route, cargo, escort }: Fly): void {
  const { board } = play.state;
  const from = counterOfIn(play, side, detachment).at;
  const to = present(route.at(-1), 'a flight goes somewhere');
  board.sides[side].used.attacks += 1;
  const detachments = [detachment, ...(cargo === null ? [] : [cargo])];
  const battle = commit(play, side, { from, to, detachments, way: 'air' });
  takeOff(play, side, {
    ...{ purpose: 'attack', detachment, route, cargo, escort, battle: battle.id, back: null, against: null },
  });
  noteAttack(play, side, battle, { from, to, route });
}

export function dropAttack(play: Play, side: Side, order: Drop): void {
  play.state.board.sides[side].used.attacks += 1;
  const battle = commit(play, side, { from: null, to: order.at, detachments: [order.detachment], way: 'drop' });
  startDrop(play, side, order, battle.id);
  noteAttack(play, side, battle, { from: null, to: order.at, route: null });
}

interface Course {
  readonly from: TerritoryId | null;
  readonly to: TerritoryId;
  readonly route: readonly TerritoryId[] | null;
}

const noteAttack = (play: Play, side: Side, { id, attacks }: Battle, { from, to, route }: Course): void =>
  declared(play, { side, what: 'attack', counters: attacks.at(-1)?.counters ?? [], from, to, battle: id, route });

/**
 * SEC-ATK-12, SEC-BTL-16: the flight or drop to a battle is over. Detachments that did not arrive leave the battle; an
 * attack that did is answered now.
 */
export function arriveAtBattle(play: Play, { battle, counter, cargo, side }: Flight, hasArrived: boolean): void {
  const { board } = play.state;
  const joined = battle === null ? undefined : lookup(board.battles, battle);
  if (joined === undefined) return;
  if (!hasArrived) for (const id of [counter, cargo]) if (id !== null) leaveBattle(play, joined, id);
  if (hasArrived && joined.attacker === side) board.answered = joined.id;
}

/** SEC-BTL-16. */
function leaveBattle(play: Play, battle: Battle, id: Counter['id']): void {
  counterIn(play, id).battle = null;
  battle.responders = battle.responders.filter(({ counter }) => counter !== id);
  battle.attacks = battle.attacks
    .map((one) => ({ ...one, counters: one.counters.filter((counter) => counter !== id) }))
    .filter(({ counters }) => counters.length > 0);
}
