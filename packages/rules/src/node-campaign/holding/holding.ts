import type { RuleId, SeatId } from '../../kernel/index.ts';
import { controllerOf, factionOf, forcesOf, isLocked, isOpenSpace, isQuiet, mapNode } from '../board/board.ts';
import { forceIdOf } from '../board/numbered.ts';
import { DAY, forceIn, nextNumber, nodeIn, type Play, startTimer, stopTimer, tell } from '../board/play.ts';
import { hasPower } from '../board/relations.ts';
import { ARRIVALS, FACTION_TABLE } from '../data/factions.ts';
import type { Force, ForceId, Installation, Known, MapNode, NodeId, Owner, Taking } from '../types.ts';
import { scored } from '../victory/victory.ts';
import { GUARD } from '../vocabulary.ts';
import { takeBrought } from './brought.ts';

const TAKING_RULES: Readonly<Record<Taking, RuleId>> = {
  'set-up': 'NODE-SETUP-05',
  entered: 'NODE-MOVE-03',
  won: 'NODE-BTL-06',
  drawn: 'NODE-BTL-09',
  expanded: 'NODE-ORD-09',
  corrupted: 'NODE-FAC-CHAOS-02',
  ceded: 'NODE-FAC-SM-04',
  'joint-command': 'NODE-FAC-IG-06',
};
/** The Space Marines who had the node score. */
const CEDING: readonly Taking[] = ['ceded', 'joint-command'];

/**
 * NODE-MAP-14, NODE-MOVE-03: a node changes hands, with all that follows at once: Tyranids devour installations (NODE-FAC-TYR-03), a
 * colony is lost for good (NODE-FAC-TAU-04), ceded nodes score (NODE-FAC-SM-04, NODE-FAC-IG-05). Nothing if it is the owner's already.
 */
export function takeControl(play: Play, node: NodeId, owner: Owner | null, how: Taking): void {
  const held = nodeIn(play, node);
  const was = held.controller;
  if (was === owner || isOpenSpace(mapNode(play.state, node))) return;
  held.controller = owner;
  tell(play, { type: 'control-changed', rule: TAKING_RULES[how], to: 'all', node, was, owner, how });
  if (was !== null && was !== GUARD) {
    loseColony(play, node, was);
    if (CEDING.includes(how)) scoreCeded(play, was, TAKING_RULES[how]);
  }
  if (owner !== null && hasPower(play.state, owner, 'devour')) devour(play, node, owner);
}

/** NODE-FAC-TAU-04. */
function loseColony({ state }: Play, node: NodeId, was: SeatId): void {
  const colony = state.players[was]?.colony;
  if (colony?.node === node) colony.isKept = false;
}

function scoreCeded(play: Play, seat: SeatId, rule: RuleId): void {
  scored(play, { seat, amount: play.state.settings.factionVp.ceded, score: 'ceded', rule });
}

/** NODE-FAC-TYR-03: everything but the portals. */
function devour(play: Play, node: NodeId, owner: Owner): void {
  const rule = 'NODE-FAC-TYR-03';
  for (const what of installationsIn(play.state, node)) {
    if (what.kind === 'portal') continue;
    destroyInstallation(play, node, what.kind, { rule, who: owner, owner: what.owner });
    const amount = play.state.settings.factionVp.devoured;
    if (owner !== GUARD) scored(play, { seat: owner, amount, score: 'devoured', rule });
  }
}

/** The installations that stand in a node. NODE-MAP-10. `owner`: of all but the sites of the map. */
export function installationsIn(
  known: Pick<Known, 'map' | 'nodes'>,
  node: NodeId,
): readonly { readonly kind: Installation; readonly owner: SeatId | null }[] {
  const { isSiteIntact, rok, portals, colony } = known.nodes[node] ?? {
    isSiteIntact: false,
    rok: null,
    portals: [],
    colony: null,
  };
  return [
    ...(isSiteIntact && mapNode(known, node).site !== null ? [{ kind: 'site', owner: null } as const] : []),
    ...(rok === null ? [] : [{ kind: 'rok', owner: rok } as const]),
    ...(colony === null ? [] : [{ kind: 'colony', owner: colony } as const]),
    ...portals.map((owner) => ({ kind: 'portal', owner }) as const),
  ];
}

/** NODE-ORD-13, NODE-FAC-TYR-03, NODE-MSN-11. `owner`: of a portal. */
export function destroyInstallation(
  play: Play,
  node: NodeId,
  what: Installation,
  by: { readonly rule: RuleId; readonly who: Owner | null; readonly owner: SeatId | null },
): void {
  const held = nodeIn(play, node);
  const owners: Readonly<Record<Installation, SeatId | null>> = {
    site: null,
    rok: held.rok,
    colony: held.colony,
    portal: by.owner,
  };
  if (what === 'site') held.isSiteIntact = false;
  if (what === 'rok') held.rok = null;
  if (what === 'colony') held.colony = null;
  if (what === 'portal') held.portals = held.portals.filter((seat) => seat !== by.owner);
  tell(play, { type: 'installation-destroyed', rule: by.rule, to: 'all', node, what, by: by.who, owner: owners[what] });
}

/** NODE-FAC-ORK-02: a Rok for the landing Orks, at most one in a node. */
export function landRok(play: Play, node: NodeId, seat: SeatId): void {
  const held = nodeIn(play, node);
  if (held.rok !== null) return;
  held.rok = seat;
  tell(play, { type: 'rok-landed', rule: 'NODE-FAC-ORK-02', to: 'all', node, seat });
}

/** NODE-MOVE-03, NODE-FAC-ORK-03: the Rok that defends a node against this owner; it defends only its own player's nodes. */
export function defendingRok(known: Pick<Known, 'nodes'>, node: NodeId, against: Owner): SeatId | null {
  const rok = known.nodes[node]?.rok ?? null;
  return rok !== null && rok !== against && controllerOf(known, node) === rok ? rok : null;
}

/** NODE-ORD-10, NODE-SETUP-01: a new battleforce, whose roster may be entered. Returns its id. */
export function raiseForce(
  play: Play,
  raised: {
    readonly owner: Owner;
    readonly node: NodeId;
    readonly isHulk?: boolean;
    /** A name, and then no roster that was brought to the war. */
    readonly name?: string;
    readonly rule: RuleId;
  },
): ForceId {
  const { owner, node, isHulk = false, rule } = raised;
  const number = nextNumber(play, 'force');
  const id = forceIdOf(number);
  const brought = raised.name === undefined ? takeBrought(play, owner) : null;
  const name = raised.name ?? brought?.name ?? `${isHulk ? 'H' : 'B'}${number}`;
  play.state.forces[id] = {
    id,
    owner,
    name,
    background: '',
    node,
    cameFrom: null,
    way: 'path',
    isTainted: false,
    isHulk,
    units: [...(brought?.units ?? [])],
    killTeam: [],
    isFrozen: owner === GUARD,
    arrival: nextNumber(play, 'arrival'),
  };
  if (owner !== GUARD) startTimer(play, 'roster', id, play.state.settings.rosterDays * DAY);
  tell(play, { type: 'force-raised', rule, to: 'all', force: id, owner, node, name, isHulk });
  return id;
}

/** NODE-BTL-10: a battleforce is lost. */
export function destroyForce(play: Play, force: Force, rule: RuleId): void {
  const { id, owner, node, name } = force;
  delete play.state.forces[id];
  delete play.state.retreats[id];
  stopTimer(play, 'roster', id);
  tell(play, { type: 'force-destroyed', rule, to: 'all', force: id, owner, node, name });
}

/** Puts a battleforce into a node, with its way and its number of arrival. */
export function putInto(play: Play, force: ForceId, node: NodeId, way: Force['way']): void {
  const put = forceIn(play, force);
  put.cameFrom = put.node;
  put.node = node;
  put.way = way;
  put.arrival = nextNumber(play, 'arrival');
}

/** Reinforcement nodes of an owner that are legal now, in the order of the map. NODE-ORD-10, NODE-FAC-*. */
export function reinforcementNodes(known: Known, owner: Owner): readonly NodeId[] {
  const faction = factionOf(known, owner);
  if (faction === null) return [];
  const { arrivesIn } = FACTION_TABLE[faction];
  const arrival = ARRIVALS[faction];
  const common = known.map.nodes.filter(({ type }) => type === arrivesIn);
  const nodes = arrival === undefined ? common : OWN_ARRIVALS[arrival](known, owner, common);
  return nodes.filter((node) => isOpenSpace(node) || isQuiet(known, node.id, owner)).map(({ id }) => id);
}

type OwnArrival = (known: Known, owner: Owner, common: readonly MapNode[]) => readonly MapNode[];

const OWN_ARRIVALS: Readonly<Record<'cities' | 'hulk' | 'colony', OwnArrival>> = {
  /** NODE-FAC-IG-04: deep space only without a controlled city or spaceport, contested ones included. */
  cities: (known, owner, common) => {
    const held = known.map.nodes.filter(
      ({ id, type }) => (type === 'city' || type === 'spaceport') && controllerOf(known, id) === owner,
    );
    return held.length > 0 ? held : common;
  },
  /** NODE-FAC-ORK-04. */
  hulk: (known, owner, common) => {
    const hulk = forcesOf(known, owner).find(({ isHulk }) => isHulk);
    if (hulk === undefined) return common;
    return isLocked(known, hulk.id) ? [] : [mapNode(known, hulk.node)];
  },
  /** NODE-FAC-TAU-04. */
  colony: (known, owner, common) => {
    const colony = owner === GUARD ? null : (known.players[owner]?.colony ?? null);
    const isOpen = colony?.isKept === true && controllerOf(known, colony.node) === owner;
    return known.map.nodes.filter((node) => common.includes(node) || (isOpen && node.id === colony.node));
  },
};
