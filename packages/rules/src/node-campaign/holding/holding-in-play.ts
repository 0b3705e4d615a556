import type { RuleId, SeatId } from '../../kernel/index.ts';
import { isOpenSpace, mapNode } from '../board/board.ts';
import { forceIdOf } from '../board/numbered.ts';
import { DAY, forceIn, nextNumber, nodeIn, type Play, startTimer, stopTimer, tell } from '../board/play.ts';
import { hasPower } from '../board/relations.ts';
import type { Force, ForceId, Installation, NodeId, Owner, Taking } from '../types.ts';
import { scored } from '../victory/victory-in-play.ts';
import { GUARD } from '../vocabulary.ts';
import { takeBrought } from './brought.ts';
import { installationsIn } from './holding.ts';

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
