import { lookup } from '../../kernel/index.ts';
import { forceOf, isLocked } from '../board/board.ts';
import { plusSeconds } from '../board/dates.ts';
import { unitIdOf } from '../board/numbered.ts';
import { DAY, forceIn, HOUR, nextNumber, type Play, startTimer, timerId } from '../board/play.ts';
import { isGuard } from '../board/relations.ts';
import { MOST_UNITS } from '../data/limits.ts';
import { destroyForce, putInto, raiseForce } from '../holding/holding-in-play.ts';
import type { Draft, Force, Known, Rejection, Unit } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { type EditTable, first, no, placeFault, RULE, unknownSeat } from './made.ts';

interface Found {
  readonly force: Draft['forces'][string];
  readonly roster: 'units' | 'killTeam';
  readonly unit: Unit;
}

function unitOf(forces: Draft['forces'], id: Unit['id']): Found | null {
  for (const force of Object.values(forces)) {
    for (const roster of ['units', 'killTeam'] as const) {
      const unit = force[roster].find((one) => one.id === id);
      if (unit !== undefined) return { force, roster, unit };
    }
  }
  return null;
}

/** A battleforce that is in no battle. */
function free({ state }: Play, id: Force['id']): Force | Rejection {
  const found = forceOf(state, id);
  if (found === null) return no('force-unknown', 'force');
  return isLocked(state, id) ? no('force-locked', 'force') : found;
}

/** NODE-BF-06: its roster can be entered without any hurry. */
export const isOpen = ({ timers }: Pick<Known, 'timers'>, { id, isFrozen }: Force): boolean =>
  !isFrozen && lookup(timers, timerId('roster', id)) !== undefined;

/** Battleforces, their rosters, and what runs. */
export const FORCE_EDITS = {
  'add-force': (play, { node, seat, name }) => {
    const { state } = play;
    const fault = first(unknownSeat(state, seat), placeFault(state, { owner: seat, isHulk: false }, node, 'node'));
    if (fault !== null) return fault;
    const force = raiseForce(play, { owner: seat, node, name, rule: RULE });
    return { force, seat, node, name };
  },
  'move-force': (play, { force, to }) => {
    const found = free(play, force);
    if ('code' in found) return found;
    const { owner: seat, name, node: from } = found;
    if (from === to) return no('no-change', 'to');
    const fault = placeFault(play.state, found, to, 'to');
    if (fault !== null) return fault;
    putInto(play, force, to, 'path');
    return { force, seat, name, from, to };
  },
  'rename-force': (play, { force, name }) => {
    const found = forceOf(play.state, force);
    if (found === null) return no('force-unknown', 'force');
    const { owner: seat, name: was } = found;
    if (was === name) return no('no-change', 'name');
    forceIn(play, force).name = name;
    return { force, seat, name, was };
  },
  'remove-force': (play, { force }) => {
    const found = free(play, force);
    if ('code' in found) return found;
    const { owner: seat, name, node } = found;
    destroyForce(play, found, RULE);
    return { force, seat, name, node };
  },
  'set-tainted': (play, { force, isTainted }) => {
    const found = forceOf(play.state, force);
    if (found === null) return no('force-unknown', 'force');
    const { owner: seat, name } = found;
    if (!isGuard(play.state, seat)) return no('not-your-faction', 'force');
    if (found.isTainted === isTainted) return no('no-change', 'isTainted');
    forceIn(play, force).isTainted = isTainted;
    return { force, seat, name, isTainted };
  },
  'open-roster': (play, { force }) => {
    const found = free(play, force);
    if ('code' in found) return found;
    const { id, owner: seat, name } = found;
    if (seat === GUARD) return no('not-offered', 'force');
    if (isOpen(play.state, found)) return no('no-change', 'force');
    forceIn(play, id).isFrozen = false;
    startTimer(play, 'roster', id, play.state.settings.rosterDays * DAY);
    return { force, seat, name };
  },
  'add-unit': (play, { force, unit: name, points, xp }) => {
    const found = forceOf(play.state, force);
    if (found === null) return no('force-unknown', 'force');
    if (found.units.length >= MOST_UNITS) return no('roster-too-large', 'force');
    const unit: Unit = {
      ...{ id: unitIdOf(nextNumber(play, 'unit')), name, category: 'other', description: '' },
      ...{ points, isMindless: false, xp, honours: '' },
    };
    forceIn(play, force).units.push(unit);
    return { force, seat: found.owner, name: found.name, unit: name, points, xp };
  },
  'set-unit': (play, { unit: id, name, points, xp }) => {
    const found = unitOf(play.state.forces, id);
    if (found === null) return no('unit-unknown', 'unit');
    const { force, roster, unit } = found;
    if (unit.name === name && unit.points === points && unit.xp === xp) return no('no-change', 'name');
    force[roster] = force[roster].map((one) => (one.id === id ? { ...one, name, points, xp } : one));
    const facts = { force: force.id, seat: force.owner, name: force.name, unit: name, points, xp };
    return { ...facts, was: unit.name, wasPoints: unit.points, wasXp: unit.xp };
  },
  'remove-unit': (play, { unit: id }) => {
    const found = unitOf(play.state.forces, id);
    if (found === null) return no('unit-unknown', 'unit');
    const { force, roster, unit } = found;
    if (isLocked(play.state, force.id)) return no('force-locked', 'unit');
    force[roster] = force[roster].filter((one) => one.id !== id);
    return { force: force.id, seat: force.owner, name: force.name, unit: unit.name };
  },
  'move-deadline': (play, { timer, hours }) => {
    const until = lookup(play.state.timers, timer);
    if (until === undefined) return no('deadline-unknown', 'timer');
    if (hours === 0) return no('no-change', 'hours');
    const moved = plusSeconds(until, hours * HOUR);
    // In a pause no time passes, and the end of the pause moves every deadline.
    play.state.timers[timer] = moved < play.at && !play.isPaused ? play.at : moved;
    return { timer, hours };
  },
} as const satisfies Partial<EditTable>;
