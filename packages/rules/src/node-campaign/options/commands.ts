import type { SeatId } from '../../kernel/index.ts';
import { canonical, keysOf } from '../../kernel/index.ts';
import { defenderOf } from '../battles/stack.ts';
import { battleAt, controllerOf, forcesOf, isLocked, isOpenSpace, mapNode, playerOf } from '../board/board.ts';
import { cedesTo } from '../control/control.ts';
import { MOST_COMMANDS } from '../data/limits.ts';
import { TAINTED_UP_TO } from '../data/missions.ts';
import { installationsIn, reinforcementNodes } from '../holding/holding.ts';
import { entryFaults, isDefended, mayOccupy } from '../movement/entry.ts';
import { easiest, type Link, linksOf, type Mover } from '../movement/links.ts';
import { redeployments } from '../movement/redeploy.ts';
import { nightFaults, roundFaults } from '../night/night.ts';
import { commandFaults, hasCommand, priceOf, standingFaults } from '../orders/commands.ts';
import { MOST_POSTS } from '../orders/posts.ts';
import { afterSeries, paymentFaults } from '../orders/series.ts';
import { spendable } from '../points/points.ts';
import { modifyPrice } from '../rosters/rosters.ts';
import type { Command, Force, Known, NodeId, Option, Outlook, Owner, ReadyCommand, Rejection } from '../types.ts';

type Of<Type extends Option['type']> = Extract<Option, { readonly type: Type }>;
type Found = Pick<Of<'command'>, 'command' | 'outlook'>;
type Finder = (known: Known, seat: SeatId) => readonly Found[];

/**
 * NODE-ORD-01: every command that the board allows now, each with its price, and why it has to wait if it has. NODE-ORD-04: after
 * others of a series, as it would be if they succeed; all of the series must be paid now.
 */
export function commandOptions(known: Known, seat: SeatId, before: readonly Command[] = []): readonly Of<'command'>[] {
  const then = afterSeries(known, seat, before);
  return keysOf(FINDERS)
    .filter((type) => hasCommand(known, seat, type))
    .flatMap((type) => FINDERS[type](then, seat))
    .map(({ command, outlook }) => {
      const [price, refusal] = [priceOf(known, seat, command), hindrance(known, seat, [...before, command])];
      return { type: 'command', command, price, outlook, refusal };
    });
}

/** NODE-CP-04, -06, -10: why a legal series cannot be given now. */
function hindrance(known: Known, seat: SeatId, commands: readonly Command[]): Rejection | null {
  const [inRound] = roundFaults(known, seat, commands);
  return inRound ?? paymentFaults(known, seat, commands)[0] ?? null;
}

/** How a movement goes, and what it meets; null: it is none, or not legal. */
export function outlookOn(known: Known, seat: SeatId, command: Command): Outlook | null {
  if (command.type === 'modify') return null;
  const asked = canonical(command);
  return FINDERS[command.type](known, seat).find((found) => canonical(found.command) === asked)?.outlook ?? null;
}

const nodesOf = ({ map }: Known): readonly NodeId[] => map.nodes.map(({ id }) => id);
const freeForces = (known: Known, seat: SeatId): readonly Force[] =>
  forcesOf(known, seat).filter(({ id }) => !isLocked(known, id));

/** Those of these commands that are legal. */
const legal =
  (among: (known: Known, seat: SeatId) => readonly ReadyCommand[]): Finder =>
  (known, seat) =>
    among(known, seat)
      .filter((command) => commandFaults(known, seat, command).length === 0)
      .map((command) => ({ command, outlook: null }));

/** By kind. The links of a battleforce are looked for once, whatever they lead to. */
const FINDERS: Readonly<Record<ReadyCommand['type'], Finder>> = {
  move: (known, seat) =>
    freeForces(known, seat).flatMap((force) =>
      entered(known, seat, force, (to) => ({ type: 'move', force: force.id, to })),
    ),
  call: (known, seat) =>
    playerOf(known, seat).isUncalled
      ? known.map.nodes
          .filter(({ type }) => type === 'deep-space')
          .flatMap(({ id: at }) =>
            entered(known, seat, { owner: seat, node: at, isHulk: false }, (to) => ({ type: 'call', at, to })),
          )
      : [],
  redeploy: (known, seat) =>
    freeForces(known, seat).flatMap((force) =>
      [...redeployments(known, force)].flatMap(([to, links]) => {
        const command = { type: 'redeploy', force: force.id, to } as const;
        return standingFaults(known, seat, command).length > 0
          ? []
          : [{ command, outlook: outlookOf(known, force, to, links) }];
      }),
    ),
  expand: legal((known) => nodesOf(known).map((node) => ({ type: 'expand', node }))),
  reinforce: legal((known, seat) => reinforcementNodes(known, seat).map((node) => ({ type: 'reinforce', node }))),
  destroy: legal((known, seat) =>
    freeForces(known, seat).flatMap(({ id: force, node }) =>
      installationsIn(known, node).map(({ kind: what, owner: by }) => {
        const owner = what === 'portal' ? by : null;
        return { type: 'destroy', force, what, owner };
      }),
    ),
  ),
  corrupt: legal((known) => nodesOf(known).map((node) => ({ type: 'corrupt', node }))),
  taint: legal(({ forces }) => Object.values(forces).map(({ id: force }) => ({ type: 'taint', force }))),
  'phase-out': legal((known, seat) => {
    const nodes = reinforcementNodes(known, seat);
    return forcesOf(known, seat).flatMap(({ id: force }) => nodes.map((to) => ({ type: 'phase-out', force, to })));
  }),
  cede: legal((known) =>
    nodesOf(known).flatMap((node) => cedesTo(known, node).map((to) => ({ type: 'cede', node, to }))),
  ),
  portal: legal((known) => nodesOf(known).map((node) => ({ type: 'portal', node }))),
};

/** NODE-MOVE-01, -11: the nodes that it can enter in one step. */
function entered(
  known: Known,
  seat: SeatId,
  mover: Mover & Partial<Pick<Force, 'isTainted'>>,
  by: (to: NodeId) => ReadyCommand,
): readonly Found[] {
  return easiest(linksOf(known, mover)).flatMap((link) => {
    const command = by(link.to);
    const faults = [...standingFaults(known, seat, command), ...entryFaults(known, mover, link.to)];
    return faults.length > 0 ? [] : [{ command, outlook: outlookOf(known, mover, link.to, [link]) }];
  });
}

function outlookOf(
  known: Known,
  { owner, isTainted = false }: Pick<Force, 'owner'> & Partial<Pick<Force, 'isTainted'>>,
  to: NodeId,
  links: readonly Link[],
): Outlook {
  const last = links.at(-1);
  const rolls = links.flatMap(({ roll }) => (roll === 0 ? [] : [roll]));
  const obeys = isTainted ? (6 - TAINTED_UP_TO) / 6 : 1;
  const chance = rolls.reduce((product, roll) => (product * (7 - roll)) / 6, obeys);
  const percent = Math.round(chance * 100);
  const [way, failsInto] = [last?.way ?? 'path', last?.failsInto ?? null];
  return { way, rolls, percent, failsInto, ...metIn(known, owner, to) };
}

/** NODE-MOVE-02 to -05. */
function metIn(known: Known, owner: Owner, node: NodeId): Pick<Outlook, 'meets' | 'others'> {
  const battle = battleAt(known, node);
  if (battle !== null) return { meets: 'stack', others: [...new Set(battle.stack.map((entry) => entry.owner))] };
  if (isDefended(known, owner, node)) {
    const defender = defenderOf(known, node, owner);
    return { meets: 'battle', others: defender === null ? [] : [defender] };
  }
  const was = controllerOf(known, node);
  const isTaken = was !== owner && !isOpenSpace(mapNode(known, node)) && mayOccupy(known, owner, node);
  return { meets: isTaken ? 'node' : 'nothing', others: isTaken && was !== null ? [was] : [] };
}

/** NODE-ORD-11, -12: battleforces whose rosters can be changed for points, as the first command or after others. */
export function modifyOptions(known: Known, seat: SeatId, before: readonly Command[] = []): readonly Of<'modify'>[] {
  const { cost, battleforceMaxPoints } = known.settings;
  const then = afterSeries(known, seat, before);
  return freeForces(then, seat).flatMap(({ id: force, units }): readonly Of<'modify'>[] => {
    const command = { type: 'modify', force, add: [], retire: [], change: [], retrain: true } as const;
    if (standingFaults(then, seat, command).length > 0) return [];
    const prices = { add: cost.addUnit, retire: cost.retireUnit, retrain: modifyPrice(known, command) };
    const room = Math.max(0, battleforceMaxPoints - units.reduce((sum, { points }) => sum + points, 0));
    const [refusal = null] = roundFaults(known, seat, [...before, { ...command, retrain: false }]);
    return [{ type: 'modify', force, units: units.map(({ id }) => id), room, prices, refusal }];
  });
}

/** NODE-ORD-03, -05, NODE-CP-07: how much can be ordered now, and for later. */
export function seriesOption(known: Known, seat: SeatId): Of<'series'> {
  const inRound = nightFaults(known, seat, { type: 'pass' }).length === 0 ? 1 : 0;
  return {
    type: 'series',
    points: spendable(known, seat),
    most: known.night === null ? MOST_COMMANDS : inRound,
    posts: MOST_POSTS - known.posts.filter((post) => post.seat === seat).length,
  };
}
