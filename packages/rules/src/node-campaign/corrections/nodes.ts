import { isNode, isOpenSpace, isSurface, mapNode, nodeState } from '../board/board.ts';
import { nodeIn, type Play, playerIn } from '../board/play.ts';
import { hasPower } from '../board/relations.ts';
import { hasVacantGuard } from '../seats/seats.ts';
import type { Known, MapNode, NodeId, Owner } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { type EditTable, first, inBattle, isHeldByOthers, no, unknownNode, unknownSeat } from './made.ts';

/** Control, and what follows from it for a colony. NODE-FAC-TAU-04. */
function setController(play: Play, node: NodeId, owner: Owner | null): void {
  const held = nodeIn(play, node);
  const was = held.controller;
  held.controller = owner;
  if (was === null || was === GUARD) return;
  const { colony } = playerIn(play, was);
  if (colony?.node === node) colony.isKept = false;
}

/** Control, installations, the map. */
export const NODE_EDITS = {
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
