import type { RuleId, SeatId } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import {
  ALL_WELL,
  controllerOf,
  factionOf,
  forceOf,
  forcesIn,
  isNode,
  mapNode,
  playerOf,
  refused,
  seatsOf,
} from '../board/board.ts';
import { areAllies, hasPower } from '../board/relations.ts';
import { type Control, controlFaults, isTyranoformed } from '../control/control.ts';
import { OWN_PRICES, type Power, REINFORCE_ERRATA } from '../data/factions.ts';
import { defendingRok } from '../holding/holding.ts';
import { isDefended } from '../movement/entry.ts';
import { battlegrounds, type Movement, movementFaults } from '../movement/movement.ts';
import { modifyFaults, modifyPrice } from '../rosters/rosters.ts';
import type { Command, ForceId, Known, NodeId, Owner, Rejection, Settings } from '../types.ts';

const MOVEMENTS: readonly Command['type'][] = ['move', 'call', 'redeploy', 'phase-out'];

/** Whether a command moves a battleforce, or takes hold of something. */
export const isMovement = (command: Command): command is Movement => MOVEMENTS.includes(command.type);

export const isControl = (command: Command): command is Control => !isMovement(command) && command.type !== 'modify';

/** NODE-ORD-01: the rule of each command. */
export const COMMAND_RULES: Readonly<Record<Command['type'], RuleId>> = {
  move: 'NODE-ORD-07',
  call: 'NODE-FAC-SM-05',
  redeploy: 'NODE-ORD-08',
  expand: 'NODE-ORD-09',
  reinforce: 'NODE-ORD-10',
  modify: 'NODE-ORD-11',
  destroy: 'NODE-ORD-13',
  corrupt: 'NODE-FAC-CHAOS-02',
  taint: 'NODE-FAC-CHAOS-03',
  'phase-out': 'NODE-FAC-NEC-01',
  cede: 'NODE-FAC-SM-04',
  portal: 'NODE-FAC-ELD-01',
};

/** NODE-ORD-14: the commands that only some factions have. */
const COMMAND_POWERS: Readonly<Partial<Record<Command['type'], Power>>> = {
  call: 'call',
  corrupt: 'corrupt',
  taint: 'taint',
  'phase-out': 'phase-out',
  cede: 'cede',
  portal: 'webway',
};

/** Whether the player's faction has the command at all. */
export function hasCommand(known: Known, seat: SeatId, type: Command['type']): boolean {
  const power = COMMAND_POWERS[type];
  return power === undefined || hasPower(known, seat, power);
}

type PricedCommand = Exclude<Command['type'], 'modify' | 'taint' | 'portal'>;

const PRICES: Readonly<Record<PricedCommand, keyof Settings['cost']>> = {
  move: 'move',
  call: 'move',
  redeploy: 'redeploy',
  expand: 'expand',
  reinforce: 'reinforce',
  destroy: 'destroy',
  corrupt: 'corrupt',
  'phase-out': 'phaseOut',
  cede: 'cede',
};

/** NODE-ORD-01: the price now. */
export function priceOf(known: Known, seat: SeatId, command: Command): number {
  const { cost, cultistCost, portalCost } = known.settings;
  switch (command.type) {
    case 'modify':
      return modifyPrice(known, command);
    case 'taint':
      return cultistCost;
    case 'portal':
      return portalCost;
    case 'expand': {
      const { planet } = mapNode(known, command.node);
      const isCheap = planet !== null && hasPower(known, seat, 'tyranoform') && isTyranoformed(known, planet);
      return isCheap ? cost.tyranoformed : tablePrice(known, seat, 'expand');
    }
    case 'reinforce':
      return errataPrice(known, seat) ?? tablePrice(known, seat, 'reinforce');
    default:
      return tablePrice(known, seat, command.type);
  }
}

function tablePrice(known: Known, seat: SeatId, type: PricedCommand): number {
  const faction = factionOf(known, seat);
  const base = PRICES[type];
  return known.settings.cost[(faction === null ? undefined : OWN_PRICES[faction]?.[base]) ?? base];
}

/** NODE-SETUP-07: the price of reinforcements under the errata. */
function errataPrice(known: Known, seat: SeatId): number | null {
  const faction = factionOf(known, seat);
  const row = faction === null ? undefined : REINFORCE_ERRATA[faction];
  return row !== undefined && known.settings.errata[row.errata] === 'on' ? row.price : null;
}

/** A line of a price list. `tyranoformed`: Expand Control where it is cheap. */
export interface PriceLine {
  readonly of: Exclude<Command['type'], 'modify'> | 'add' | 'retire' | 'retrain' | 'tyranoformed';
  readonly price: number;
  /** Of this faction: an order that others lack, or a price that is not the common one. */
  readonly isOwn: boolean;
}

/** NODE-ORD-01, NODE-SETUP-07: the prices of a player's faction. */
export function priceList(known: Known, seat: SeatId): readonly PriceLine[] {
  const { cost, cultistCost, portalCost } = known.settings;
  const common = (type: PricedCommand): PriceLine => {
    const price = (type === 'reinforce' ? errataPrice(known, seat) : null) ?? tablePrice(known, seat, type);
    return { of: type, price, isOwn: COMMAND_POWERS[type] !== undefined || price !== cost[PRICES[type]] };
  };
  const lines: Readonly<Record<Command['type'], () => readonly PriceLine[]>> = {
    move: () => [common('move')],
    call: () => [common('call')],
    redeploy: () => [common('redeploy')],
    expand: () => [
      common('expand'),
      ...(hasPower(known, seat, 'tyranoform')
        ? [{ of: 'tyranoformed', price: cost.tyranoformed, isOwn: true } as const]
        : []),
    ],
    reinforce: () => [common('reinforce')],
    modify: () => [
      { of: 'add', price: cost.addUnit, isOwn: false },
      { of: 'retire', price: cost.retireUnit, isOwn: false },
      { of: 'retrain', price: modifyPrice(known, { add: [], retire: [], retrain: true }), isOwn: false },
    ],
    destroy: () => [common('destroy')],
    corrupt: () => [common('corrupt')],
    taint: () => [{ of: 'taint', price: cultistCost, isOwn: true }],
    'phase-out': () => [common('phase-out')],
    cede: () => [common('cede')],
    portal: () => [{ of: 'portal', price: portalCost, isOwn: true }],
  };
  return keysOf(lines)
    .filter((type) => hasCommand(known, seat, type))
    .flatMap((type) => lines[type]());
}

/** The battleforce that a command is for; null: a node, or a new one. */
export const forceOfCommand = (command: Command): ForceId | null => ('force' in command ? command.force : null);

/** The nodes that a command names. */
export const nodesOfCommand = (command: Command): readonly NodeId[] => [
  ...('at' in command ? [command.at] : []),
  ...('node' in command ? [command.node] : []),
  ...(isMovement(command) ? [command.to] : []),
];

/** Why a command is not legal now, besides its price. */
export function commandFaults(known: Known, seat: SeatId, command: Command): readonly Rejection[] {
  const faults = standingFaults(known, seat, command);
  if (faults.length > 0) return faults;
  if (isMovement(command)) return movementFaults(known, seat, command);
  if (isControl(command)) return controlFaults(known, seat, command);
  return command.type === 'modify' ? modifyFaults(known, seat, command) : [];
}

/** What any command asks of its faction, and of where its battleforce stands. */
export function standingFaults(known: Known, seat: SeatId, command: Command): readonly Rejection[] {
  const { type } = command;
  if (!hasCommand(known, seat, type)) return [refused('not-your-faction', 'NODE-ORD-14', ['type'])];
  const isEarly = playerOf(known, seat).isUncalled && type !== 'call' && type !== 'reinforce';
  if (isEarly) return [refused('not-called', 'NODE-FAC-SM-05', ['type'])];
  return isGuest(known, seat, command) ? [refused('entry-forbidden', 'NODE-BTL-26', ['force'])] : ALL_WELL;
}

/** NODE-BTL-26: in an ally's node a battleforce can only be moved away, to own or enemy nodes. */
function isGuest(known: Known, seat: SeatId, command: Command): boolean {
  const id = command.type === 'taint' ? null : forceOfCommand(command);
  const force = id === null ? null : forceOf(known, id);
  if (known.settings.errata.allyRetreat === 'off' || force?.owner !== seat) return false;
  const isAllys = (node: NodeId): boolean => {
    const controller = isNode(known, node) ? controllerOf(known, node) : null;
    return controller !== null && controller !== seat && areAllies(known, seat, controller);
  };
  if (!isAllys(force.node)) return false;
  return (command.type !== 'move' && command.type !== 'redeploy') || isAllys(command.to);
}

/** NODE-CP-10: whether, in a game night, the points of the night cannot pay for it. */
export const isAgainstAbsent = (known: Known, seat: SeatId, command: Command): boolean =>
  absentees(known, seat, command).length > 0;

/**
 * NODE-CP-10: the players who are not at the game night, and against whom the command could start or join a battle, or, with
 * `accelerationProtectsNodes`, whose node it would take. Nobody outside a game night.
 */
export function absentees(known: Known, seat: SeatId, command: Command): readonly SeatId[] {
  const players = known.night?.players;
  if (players === undefined) return [];
  const isMove = command.type === 'move' || command.type === 'call';
  const grounds = isMove ? battlegrounds(known, seat, command) : [];
  const opponents = grounds.flatMap((node) => opponentsIn(known, seat, node));
  const taken = isMove ? command.to : command.type === 'expand' || command.type === 'corrupt' ? command.node : null;
  const isProtected = known.settings.accelerationProtectsNodes && taken !== null && isNode(known, taken);
  const holder = isProtected ? controllerOf(known, taken) : null;
  return seatsOf(holder === null ? opponents : [...opponents, holder]).filter(
    (owner) => owner !== seat && !players.includes(owner),
  );
}

/** Whose battleforces, or Rok, would be fought there, now or later. */
function opponentsIn(known: Known, seat: SeatId, node: NodeId): readonly Owner[] {
  if (!isNode(known, node) || !isDefended(known, seat, node)) return [];
  const rok = defendingRok(known, node, seat);
  return [...forcesIn(known, node).map(({ owner }) => owner), ...(rok === null ? [] : [rok])];
}
