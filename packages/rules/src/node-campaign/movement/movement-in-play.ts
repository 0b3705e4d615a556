import type { RuleId, SeatId } from '../../kernel/index.ts';
import { attack, breakAway, join } from '../battles/stack-in-play.ts';
import { battleAt, controllerOf, isLocked } from '../board/board.ts';
import { d6, forceIn, type Play, playerIn, tell } from '../board/play.ts';
import { hasPower } from '../board/relations.ts';
import { TAINTED_UP_TO } from '../data/missions.ts';
import { landRok, putInto, raiseForce, takeControl } from '../holding/holding-in-play.ts';
import type { Force, NodeId, Owner, Way } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { isDefended, mayOccupy, takingOf } from './entry.ts';
import { bestLink, type Link, linksOf } from './links.ts';
import type { Asked, Course, Movement } from './movement.ts';
import { routesOf } from './redeploy.ts';

/** NODE-MOVE-02 to -08, NODE-FAC-CHAOS-04. It has been checked that the command is legal. */
export function move(play: Play, seat: SeatId, command: Movement): Course {
  switch (command.type) {
    case 'call': {
      playerIn(play, seat).isUncalled = false;
      const force = raiseForce(play, { owner: seat, node: command.at, rule: 'NODE-FAC-SM-05' });
      return follow(play, force, linkFor(play, force, command.to));
    }
    case 'phase-out':
      return phaseOut(play, command);
    case 'move':
      if (isIgnored(play, command.force)) return 'stopped';
      return follow(play, command.force, linkFor(play, command.force, command.to));
    case 'redeploy':
      return isIgnored(play, command.force) ? 'stopped' : redeploy(play, command);
  }
}

const linkFor = (play: Play, force: Force['id'], to: NodeId): Link | null =>
  bestLink(linksOf(play.state, forceIn(play, force)), to);

/** NODE-FAC-CHAOS-04: one roll for each order, before any other. */
function isIgnored(play: Play, id: Force['id']): boolean {
  const { isTainted, owner } = forceIn(play, id);
  if (!isTainted) return false;
  const rule = 'NODE-FAC-CHAOS-04';
  const die = d6(play, rule, id);
  if (die > TAINTED_UP_TO) return false;
  tell(play, { type: 'order-ignored', rule, to: 'all', force: id, seat: owner, die });
  return true;
}

/** NODE-ORD-08: each difficult path is rolled for, and the first failure ends it. */
function redeploy(play: Play, { force, to }: Asked<'redeploy'>): Course {
  for (const link of routesOf(play.state, forceIn(play, force)).get(to) ?? []) {
    const course = follow(play, force, link);
    if (course !== 'arrived') return course;
  }
  return 'arrived';
}

function phaseOut(play: Play, { force: id, to }: Asked<'phase-out'>): Course {
  if (isLocked(play.state, id)) breakAway(play, id);
  const { owner, node: from } = forceIn(play, id);
  putInto(play, id, to, 'path');
  tell(play, { type: 'moved', rule: 'NODE-FAC-NEC-01', to: 'all', force: id, owner, from, into: to, roll: null });
  return 'arrived';
}

/** NODE-ORD-14: the rules of each way: going it, and rolling for it. */
const WAY_RULES: Readonly<Record<Way, { readonly goes: RuleId; readonly rolls: RuleId }>> = {
  path: { goes: 'NODE-MOVE-01', rolls: 'NODE-MOVE-06' },
  landing: { goes: 'NODE-MOVE-01', rolls: 'NODE-MOVE-06' },
  drop: { goes: 'NODE-FAC-SM-02', rolls: 'NODE-FAC-SM-02' },
  webway: { goes: 'NODE-FAC-ELD-02', rolls: 'NODE-FAC-ELD-02' },
  shadow: { goes: 'NODE-FAC-DEL-01', rolls: 'NODE-FAC-DEL-01' },
  barge: { goes: 'NODE-FAC-SM-08', rolls: 'NODE-FAC-SM-08' },
};

/** NODE-MOVE-06: rolls if the link is difficult, and enters. */
function follow(play: Play, id: Force['id'], link: Link | null): Course {
  if (link === null) return 'stopped';
  const { owner, node: from } = forceIn(play, id);
  const { goes, rolls } = WAY_RULES[link.way];
  const roll = link.roll === 0 ? null : { die: d6(play, rolls, id), needed: link.roll };
  const about = { to: 'all', force: id, owner, from } as const;
  if (roll === null || roll.die >= roll.needed) {
    tell(play, { type: 'moved', rule: roll === null ? goes : rolls, ...about, into: link.to, roll });
    return enter(play, id, link.to, link.way);
  }
  tell(play, { type: 'path-failed', rule: rolls, ...about, into: link.failsInto ?? from, ...roll });
  const isThere = link.failsInto === null || enter(play, id, link.failsInto, 'path') === 'arrived';
  return isThere ? 'stopped' : 'fought';
}

/** NODE-MOVE-02 to -05: what a battleforce finds in the node that it enters. */
function enter(play: Play, id: Force['id'], node: NodeId, way: Way): Course {
  putInto(play, id, node, way);
  const { owner } = forceIn(play, id);
  const meet = battleAt(play.state, node) !== null ? join : isDefended(play.state, owner, node) ? attack : null;
  if (meet === null) {
    occupy(play, owner, node, way);
    return 'arrived';
  }
  meet(play, node, id);
  return 'fought';
}

/** NODE-MOVE-03. A drop that failed can end among friends; their orbit stays theirs. */
function occupy(play: Play, owner: Owner, node: NodeId, way: Way): void {
  const was = controllerOf(play.state, node);
  if (mayOccupy(play.state, owner, node)) {
    takeControl(play, node, owner, takingOf(play.state, owner, was, 'entered'));
  }
  const lands = way === 'landing' && controllerOf(play.state, node) === owner && hasPower(play.state, owner, 'roks');
  if (lands && owner !== GUARD) landRok(play, node, owner);
}
