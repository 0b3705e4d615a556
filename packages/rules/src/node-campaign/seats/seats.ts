import type { SeatId } from '../../kernel/index.ts';
import { sortedKeys } from '../../kernel/index.ts';
import { ALL_WELL, controllerOf, isNode, isSurface, mapNode, playerOf, refused } from '../board/board.ts';
import { DAY, type Play, playerIn, startTimer, tell } from '../board/play.ts';
import { hasFactionPower } from '../board/relations.ts';
import { setPresent } from '../night/night.ts';
import { arrivals, beginning, colonyFaults, colonyNodes } from '../setup/colony.ts';
import { arrive, askAgain, giveFirstPoints } from '../setup/setup.ts';
import type { Beginning, Faction, Known, NodeId, Order, Owner, Rejection } from '../types.ts';
import { GUARD } from '../vocabulary.ts';

type Join = Extract<Order, { readonly type: 'join' }>;

/** NODE-SETUP-08: whether there is a Guard that nobody plays, which a late Guard player takes over. */
export const hasVacantGuard = ({ nodes, forces }: Pick<Known, 'nodes' | 'forces'>): boolean =>
  Object.values(nodes).some(({ controller }) => controller === GUARD) ||
  Object.values(forces).some(({ owner }) => owner === GUARD);

/** A late player enters after the set-up, by the rules of late players. */
const asLate = (known: Known): Known => ({ ...known, setUp: null });

/** NODE-SETUP-08: the nodes among which a late player of a faction may choose. Empty: the rules place it. */
export function entrances(known: Known, faction: Faction): readonly NodeId[] {
  if (hasFactionPower(known.settings, faction, 'call')) return [];
  if (faction === 'imperial-guard' && hasVacantGuard(known)) return [];
  return faction === 'tau' ? colonyNodes(asLate(known)) : arrivals(known, faction);
}

/** NODE-SETUP-08: the same, with what a colony can take beside it. */
export const lateBeginning = (known: Known, faction: Faction): Beginning =>
  beginning(asLate(known), faction, entrances(known, faction));

/**
 * NODE-SETUP-05, -08: how many nodes a player of the faction has at the start: those dealt to the seat, a colony with what is beside
 * it, or all that the Guard has that nobody plays.
 * @param chosen where the player begins
 */
export function firstNodes(known: Known, seat: SeatId, faction: Faction, chosen: readonly NodeId[]): number {
  const countOf = (owner: Owner): number => Object.values(known.nodes).filter((one) => one.controller === owner).length;
  const founded = faction === 'tau' ? chosen.filter((node) => isSurface(mapNode(known, node))).length : 0;
  const takenOver = faction === 'imperial-guard' ? countOf(GUARD) : 0;
  return countOf(seat) + founded + takenOver;
}

/** What is not named when the player joins is chosen by the rules at midnight. */
export function joinFaults(known: Known, seat: SeatId, { faction, nodes }: Join): readonly Rejection[] {
  const rule = 'NODE-SETUP-08';
  const { standing } = playerOf(known, seat);
  if (standing === 'in') return [refused('seat-taken', rule)];
  if (!known.settings.lateJoin) return [refused('late-join-off', rule)];
  const unknown = nodes.findIndex((node) => !isNode(known, node));
  if (unknown >= 0) return [refused('node-unknown', rule, ['nodes', unknown])];
  const [first, ...more] = nodes;
  if (first === undefined) return ALL_WELL;
  const among = entrances(known, faction);
  if (among.length === 0) return [refused('too-many-nodes', rule, ['nodes', 0])];
  if (faction === 'tau') return colonyFaults(asLate(known), first, more);
  if (more.length > 0) return [refused('too-many-nodes', rule, ['nodes', 1])];
  return among.includes(first) ? ALL_WELL : [refused('node-type', rule, ['nodes', 0])];
}

/** Until the player enters, they may choose again. */
export function joinWar(play: Play, seat: SeatId, { faction, army, nodes }: Join): void {
  Object.assign(playerIn(play, seat), { faction, army, standing: 'joining', entersAt: [...nodes] });
  tell(play, { type: 'player-joining', rule: 'NODE-SETUP-08', to: 'all', seat, faction });
}

/** NODE-SETUP-08: late players enter, after the last step of midnight. */
export function enterLate(play: Play): void {
  for (const seat of play.state.seats) {
    if (playerOf(play.state, seat).standing === 'joining') enter(play, seat);
  }
}

function enter(play: Play, seat: SeatId): void {
  const player = playerIn(play, seat);
  const { faction, entersAt } = player;
  if (faction === null) return;
  const isUncalled = hasFactionPower(play.state.settings, faction, 'call');
  Object.assign(player, { standing: 'in', entersAt: [], isUncalled });
  tell(play, { type: 'player-entered', rule: 'NODE-SETUP-08', to: 'all', seat, faction });
  giveFirstPoints(play, seat);
  if (player.isUncalled) return;
  if (faction === 'imperial-guard' && hasVacantGuard(play.state)) takeOverGuard(play, seat);
  else arrive(play, seat, entersAt);
}

/** NODE-SETUP-08: all that the Guard has, with rosters that can be entered now. */
function takeOverGuard(play: Play, seat: SeatId): void {
  const { state } = play;
  const nodes = state.map.nodes.map(({ id }) => id).filter((id) => controllerOf(state, id) === GUARD);
  for (const node of nodes) {
    const held = state.nodes[node];
    if (held !== undefined) held.controller = seat;
  }
  tell(play, { type: 'control-dealt', rule: 'NODE-SETUP-08', to: 'all', owner: seat, nodes });
  for (const id of sortedKeys(state.forces)) {
    const force = state.forces[id];
    if (force?.owner !== GUARD) continue;
    force.owner = seat;
    force.isFrozen = false;
    startTimer(play, 'roster', force.id, state.settings.rosterDays * DAY);
  }
}

/** NODE-SETUP-09: the seats without a player. */
export const emptySeats = ({ seats, players }: Pick<Known, 'seats' | 'players'>): readonly SeatId[] =>
  seats.filter((seat) => players[seat]?.isEmpty === true);

/** NODE-SETUP-08: a player who leaves before they enter has not joined: the next one of the seat chooses a faction. */
function leaveEarly(play: Play, seat: SeatId): void {
  const player = playerIn(play, seat);
  if (player.standing === 'joining') Object.assign(player, { ...NOT_JOINED, entersAt: [] });
}

const NOT_JOINED = { faction: null, army: '', standing: 'waiting' } as const;

/** NODE-SETUP-09: these seats have no player now; all others have. */
export function hearSeats(play: Play, empty: readonly SeatId[]): void {
  for (const seat of play.state.seats) {
    const player = playerIn(play, seat);
    const isEmpty = empty.includes(seat);
    if (player.isEmpty === isEmpty) continue;
    player.isEmpty = isEmpty;
    tell(play, { type: isEmpty ? 'seat-emptied' : 'seat-filled', rule: 'NODE-SETUP-09', to: 'all', seat });
    if (isEmpty) leaveEarly(play, seat);
    if (isEmpty && play.state.present.includes(seat)) setPresent(play, seat, false);
  }
  askAgain(play);
}
