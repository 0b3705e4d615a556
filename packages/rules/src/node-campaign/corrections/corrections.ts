import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import {
  battleAt,
  forceOf,
  forcesIn,
  isLocked,
  isNode,
  isOpenSpace,
  isSurface,
  mapNode,
  nodeState,
  playersIn,
  playersOf,
  refused,
  vpOf,
} from '../board/board.ts';
import { plusSeconds } from '../board/dates.ts';
import {
  DAY,
  forceIn,
  HOUR,
  nextNumber,
  nodeIn,
  type Play,
  playerIn,
  purseIn,
  startTimer,
  tell,
  timerId,
} from '../board/play.ts';
import { areAllies, hasPower, isGuard } from '../board/relations.ts';
import { FACTION_TABLE } from '../data/factions.ts';
import { destroyForce, putInto, raiseForce } from '../holding/holding.ts';
import { unitId } from '../schemas/atoms.ts';
import { MOST_UNITS } from '../schemas/units.ts';
import { hasVacantGuard } from '../seats/seats.ts';
import type { Correction, Draft, Force, Known, MapNode, NodeId, Owner, RefusalCode, Rejection, Unit } from '../types.ts';
import { scored } from '../victory/victory.ts';
import { GUARD } from '../vocabulary.ts';

const RULE = 'NODE-SETUP-06';

type Edits = { readonly [One in Correction as One['type']]: One };
type EditType = keyof Edits;
/** Particulars of a correction, for its sentence; or why it cannot be made. */
type Made = Rejection['facts'] | Rejection;
type EditTable = { readonly [Type in EditType]: (play: Play, edit: Edits[Type]) => Made };

const no = (code: RefusalCode, field: string, facts: Rejection['facts'] = {}): Rejection =>
  refused(code, RULE, [field], facts);
const isFault = (made: Made): made is Rejection => 'code' in made && 'path' in made;

/** Carries out an edit, or says why not. Before the war begins only deadlines can be corrected. */
export function correct(play: Play, edit: Correction, reason: string): readonly Rejection[] {
  if (play.state.clock.day === 0 && edit.type !== 'move-deadline') return [refused('not-yet', RULE, ['type'])];
  const to = readersOf(play.state, edit);
  const made = edited(play, edit.type, edit);
  if (isFault(made)) return [made];
  tell(play, { type: 'corrected', rule: RULE, to, edit: edit.type, facts: made, reason });
  return [];
}

const edited = <Type extends EditType>(play: Play, type: Type, edit: Edits[Type]): Made => EDITED[type](play, edit);

/** Points may be nobody else's business, and times of a report are known to those in the battle. */
function readersOf(known: Known, edit: Correction): 'all' | SeatId[] {
  if (edit.type === 'set-cp' && !known.settings.cpPublic) return [edit.seat];
  if (edit.type !== 'move-deadline') return 'all';
  const [kind, subject = ''] = edit.timer.split(':');
  const battle = lookup(known.battles, subject);
  return battle !== undefined && (kind === 'report' || kind === 'dispute') ? [...playersOf(battle)] : 'all';
}

// ---- What several edits ask

const unknownSeat = (known: Known, seat: SeatId): Rejection | null =>
  playersIn(known).includes(seat) ? null : no('seat-unknown', 'seat');

function unknownNode(known: Known, node: NodeId, isRight: (node: MapNode) => boolean, field = 'node'): Rejection | null {
  if (!isNode(known, node)) return no('node-unknown', field);
  return isRight(mapNode(known, node)) ? null : no('node-type', field);
}

const inBattle = (known: Known, node: NodeId, field = 'node'): Rejection | null =>
  battleAt(known, node) === null ? null : no('node-contested', field);

const first = (...found: readonly (Rejection | null)[]): Rejection | null => found.find((one) => one !== null) ?? null;

const areStrangers = (known: Known, a: Owner, b: Owner): boolean => a !== b && !areAllies(known, a, b);

/** Why a battleforce cannot stand in a node without a battle. Null: it can. */
export function placeFault(
  known: Known,
  { owner, isHulk }: Pick<Force, 'owner' | 'isHulk'>,
  node: NodeId,
  field: string,
): Rejection | null {
  const fault = first(
    unknownNode(known, node, () => true, field),
    isNode(known, node) ? inBattle(known, node, field) : null,
  );
  if (fault !== null) return fault;
  const place = mapNode(known, node);
  if (isHulk && isSurface(place)) return no('hulk-cannot-land', field);
  if (place.type === 'warp' && !isAtHomeInWarp(known, owner)) return no('warp-closed', field);
  if (isOpenSpace(place) && !known.settings.deepSpaceBattles) return null;
  const { controller, rok } = nodeState(known, node);
  if (isHeldByOthers(known, node, owner)) return no('node-occupied', field);
  if (rok !== null && rok !== owner) return no('rok-defends', field);
  return controller !== null && areStrangers(known, owner, controller) ? no('node-not-theirs', field) : null;
}

/** Whether a battleforce that is neither the owner's nor an ally's is in a node. */
export const isHeldByOthers = (known: Known, node: NodeId, owner: Owner): boolean =>
  forcesIn(known, node).some((force) => areStrangers(known, owner, force.owner));

function isAtHomeInWarp({ settings, players }: Known, owner: Owner): boolean {
  const faction = owner === GUARD ? null : (lookup(players, owner)?.faction ?? null);
  return settings.warpOpenToAll || (faction !== null && FACTION_TABLE[faction].arrivesIn === 'warp');
}

interface Found {
  readonly force: Draft['forces'][string];
  readonly roster: 'units' | 'killTeam';
  readonly unit: Unit;
}

export function unitOf(forces: Draft['forces'], id: Unit['id']): Found | null {
  for (const force of Object.values(forces)) {
    for (const roster of ['units', 'killTeam'] as const) {
      const unit = force[roster].find((one) => one.id === id);
      if (unit !== undefined) return { force, roster, unit };
    }
  }
  return null;
}

// ---- The edits

const SEATS = {
  'set-vp': (play, { seat, vp }) => {
    const was = vpOf(play.state, seat);
    const fault = first(unknownSeat(play.state, seat), was === vp ? no('no-change', 'vp') : null);
    if (fault !== null) return fault;
    scored(play, { seat, amount: vp - was, score: 'referee', rule: 'NODE-VP-01' });
    return { seat, vp, was };
  },
  'set-cp': (play, { seat, cp, acceleration }) => {
    const fault = unknownSeat(play.state, seat);
    if (fault !== null) return fault;
    const purse = purseIn(play, seat);
    const was = accelerationIn(purse);
    if (purse.cp === cp && was === acceleration) return no('no-change', 'cp');
    const facts = { seat, cp, acceleration, wasCp: purse.cp, wasAcceleration: was };
    purse.cp = cp;
    if (acceleration >= was) purse.free += acceleration - was;
    else takeAcceleration(purse, was - acceleration);
    return facts;
  },
  'set-uses': (play, { seat, taint, portal }) => {
    const fault = unknownSeat(play.state, seat);
    if (fault !== null) return fault;
    const player = playerIn(play, seat);
    if (player.used.taint === taint && player.used.portal === portal) return no('no-change', 'taint');
    player.used = { taint, portal };
    return { seat, taint, portal };
  },
  'set-colony': (play, { seat, isKept }) => {
    const fault = unknownSeat(play.state, seat);
    if (fault !== null) return fault;
    const { colony } = playerIn(play, seat);
    if (colony === null) return no('no-installation', 'seat');
    if (colony.isKept === isKept) return no('no-change', 'isKept');
    if (isKept && nodeState(play.state, colony.node).controller !== seat) return no('node-not-theirs', 'seat');
    colony.isKept = isKept;
    return { seat, node: colony.node, isKept };
  },
} as const satisfies Partial<EditTable>;

export const accelerationIn = ({ free, held }: Known['purses'][string]): number =>
  held.reduce((sum, { points }) => sum + points, free);

/** Those that may be spent go first, then the latest. */
function takeAcceleration(purse: Draft['purses'][string], points: number): void {
  let left = points - Math.min(points, purse.free);
  purse.free -= points - left;
  for (const held of purse.held.toReversed()) {
    const taken = Math.min(left, held.points);
    held.points -= taken;
    left -= taken;
  }
  purse.held = purse.held.filter((held) => held.points > 0);
}

/** Control, and what follows from it for a colony. NODE-FAC-TAU-04. */
function setController(play: Play, node: NodeId, owner: Owner | null): void {
  const held = nodeIn(play, node);
  const was = held.controller;
  held.controller = owner;
  if (was === null || was === GUARD) return;
  const { colony } = playerIn(play, was);
  if (colony?.node === node) colony.isKept = false;
}

const NODES = {
  'set-control': (play, { node, seat }) => {
    const { state } = play;
    const fault = first(
      unknownNode(state, node, (one) => !isOpenSpace(one)),
      seat === null ? null : unknownSeat(state, seat),
    );
    if (fault !== null) return fault;
    const was = nodeState(state, node).controller;
    if (was === seat) return no('no-change', 'seat');
    const isTaken = seat !== null && isHeldByOthers(state, node, seat);
    const wrong = first(inBattle(state, node), isTaken ? no('node-occupied', 'node') : null);
    if (wrong !== null) return wrong;
    setController(play, node, seat);
    return { node, ...(seat === null ? {} : { seat }), ...(was === null ? {} : { was }) };
  },
  'give-to-guard': (play, { node }) => {
    const { state } = play;
    const fault = unknownNode(state, node, (one) => !isOpenSpace(one));
    if (fault !== null) return fault;
    if (!hasVacantGuard(state)) return no('not-offered', 'node');
    const was = nodeState(state, node).controller;
    if (was === GUARD) return no('no-change', 'node');
    const isTaken = isHeldByOthers(state, node, GUARD);
    const wrong = first(inBattle(state, node), isTaken ? no('node-occupied', 'node') : null);
    if (wrong !== null) return wrong;
    setController(play, node, GUARD);
    return { node, ...(was === null ? {} : { was }) };
  },
  'set-site': (play, { node, isIntact }) => {
    const fault = unknownNode(play.state, node, () => true);
    if (fault !== null) return fault;
    if (mapNode(play.state, node).site === null) return no('no-installation', 'node');
    const held = nodeIn(play, node);
    if (held.isSiteIntact === isIntact) return no('no-change', 'isIntact');
    held.isSiteIntact = isIntact;
    return { node, isIntact };
  },
  'set-value': (play, { node, vp }) => {
    const fault = unknownNode(play.state, node, isSurface);
    if (fault !== null) return fault;
    const was = baseValue(play.state, mapNode(play.state, node));
    if (was === vp) return no('no-change', 'vp');
    redraw(play, node, { vp });
    return { node, vp, was };
  },
  'set-note': (play, { node, note }) => {
    const fault = unknownNode(play.state, node, () => true);
    if (fault !== null) return fault;
    if (mapNode(play.state, node).note === note) return no('no-change', 'note');
    redraw(play, node, { note });
    return { node, note: note.slice(0, 200) };
  },
  'set-rok': (play, { node, seat }) => {
    const fault = first(
      unknownNode(play.state, node, isSurface),
      seat === null ? null : unknownSeat(play.state, seat),
      isNode(play.state, node) ? inBattle(play.state, node) : null,
    );
    if (fault !== null) return fault;
    if (seat !== null && !hasPower(play.state, seat, 'roks')) return no('not-your-faction', 'seat');
    const held = nodeIn(play, node);
    if (held.rok === seat) return no('no-change', 'seat');
    held.rok = seat;
    return { node, ...(seat === null ? {} : { seat }) };
  },
  'add-portal': (play, { node, seat }) => {
    const fault = first(unknownNode(play.state, node, isSurface), unknownSeat(play.state, seat));
    if (fault !== null) return fault;
    if (!hasPower(play.state, seat, 'webway')) return no('not-your-faction', 'seat');
    const held = nodeIn(play, node);
    if (held.portals.includes(seat)) return no('portal-here', 'node');
    held.portals.push(seat);
    return { node, seat };
  },
  'remove-portal': (play, { node, seat }) => {
    const fault = unknownNode(play.state, node, () => true);
    if (fault !== null) return fault;
    const held = nodeIn(play, node);
    if (!held.portals.includes(seat)) return no('no-installation', 'seat');
    held.portals = held.portals.filter((one) => one !== seat);
    return { node, seat };
  },
} as const satisfies Partial<EditTable>;

/** NODE-VP-03. */
export function baseValue({ settings }: Pick<Known, 'settings'>, { type, vp }: MapNode): number {
  const isValued = type === 'surface' || type === 'city' || type === 'spaceport';
  return vp ?? (isValued ? settings.nodeVp[type] : 0);
}

/** NODE-MAP-12: the map is the referee's. */
function redraw({ state }: Play, node: NodeId, change: Partial<Pick<MapNode, 'vp' | 'note'>>): void {
  state.map = {
    ...state.map,
    nodes: state.map.nodes.map((one) => (one.id === node ? { ...one, ...change } : one)),
  };
}

const FORCES = {
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
      ...{ id: unitId.parse(`u${nextNumber(play, 'unit')}`), name, category: 'other', description: '' },
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
    play.state.timers[timer] = moved < play.at ? play.at : moved;
    return { timer, hours };
  },
} as const satisfies Partial<EditTable>;

const EDITED: EditTable = { ...SEATS, ...NODES, ...FORCES };

/** A battleforce that is in no battle. */
function free({ state }: Play, id: Force['id']): Force | Rejection {
  const found = forceOf(state, id);
  if (found === null) return no('force-unknown', 'force');
  return isLocked(state, id) ? no('force-locked', 'force') : found;
}

/** NODE-BF-06: its roster can be entered without any hurry. */
export const isOpen = ({ timers }: Pick<Known, 'timers'>, { id, isFrozen }: Force): boolean =>
  !isFrozen && lookup(timers, timerId('roster', id)) !== undefined;

