import type {
  AirMissionType,
  BattleOrder,
  BattleTarget,
  MovementOrder,
  SpyMissionType,
  Treatment,
} from '@sealed-orders/rules/hex-campaign';
import { detachment, enemyAt, hex, hexes, pieceAt } from './find.ts';
import type { BattleStep, Known, MoveStep } from './script.ts';

const order = (says: string, write: (known: Known) => MovementOrder): MoveStep => ({ field: 'orders', says, write });

/** A detachment along these hexes, without claiming them. */
export const march = (name: string, path: string, treatment?: Treatment): MoveStep =>
  order(`${name} marches ${path}`, (known) => ({
    type: 'path',
    piece: detachment(known, name).id,
    path: [...hexes(path)],
    ...(treatment === undefined ? {} : { treatment }),
  }));

/** The same in the air, for a detachment of skimmers alone. */
export const fly = (name: string, path: string): MoveStep =>
  order(`${name} flies high ${path}`, (known) => ({
    type: 'path',
    piece: detachment(known, name).id,
    path: [...hexes(path)],
    high: true,
  }));

export const moveAndClaim = (name: string, path: string): MoveStep =>
  order(`${name} moves and claims ${path}`, (known) => ({
    type: 'move-and-claim',
    piece: detachment(known, name).id,
    path: [...hexes(path)],
  }));

export const reserve = (name: string, path: string): MoveStep =>
  order(`${name} moves in reserve ${path}`, (known) => ({
    type: 'reserve',
    piece: detachment(known, name).id,
    path: [...hexes(path)],
  }));

const standing =
  (type: 'claim-area' | 'recover' | 'guard' | 'advance', verb: string) =>
  (name: string): MoveStep =>
    order(`${name} ${verb}`, (known) => ({ type, piece: detachment(known, name).id }));

export const claimArea = standing('claim-area', 'claims the area');
export const recover = standing('recover', 'recovers');
export const guard = standing('guard', 'guards');
export const advance = standing('advance', 'advances');

export const follow = (name: string, leader: string): MoveStep =>
  order(`${name} follows ${leader}`, (known) => ({
    type: 'follow',
    piece: detachment(known, name).id,
    target: detachment(known, leader).id,
  }));

/** A spy, convoy or diplomat that stands in a hex goes along these hexes. */
export const send = (kind: 'spy' | 'convoy' | 'diplomat', from: string, path: string): MoveStep =>
  order(`the ${kind} of ${from} goes ${path}`, (known) => ({
    type: 'path',
    piece: pieceAt(known, kind, from),
    path: [...hexes(path)],
  }));

/** A squadron's mission; only a strategic one has a target. */
export const fliesOver = (airspace: number, mission: AirMissionType, target?: string): MoveStep => ({
  field: 'air',
  says: `a squadron flies ${mission} in Airspace ${airspace}`,
  write: () => ({ airspace, mission, target: target === undefined ? null : hex(target) }),
});

const battleOrder = (says: string, write: (known: Known) => BattleOrder): BattleStep => ({
  field: 'orders',
  says,
  write,
});

/** An order against a hex, whoever stands there then. */
const against =
  (type: 'attack' | 'planned-attack' | 'raid' | 'planned-raid') =>
  (name: string, at: string, treatment?: Treatment): BattleStep =>
    battleOrder(`${name}: ${type} on ${at}`, (known) => ({
      type,
      piece: detachment(known, name).id,
      target: { kind: 'hex', hex: hex(at) } satisfies BattleTarget,
      ...(treatment === undefined ? {} : { treatment }),
    }));

export const attack = against('attack');
export const plannedAttack = against('planned-attack');
export const raid = against('raid');
export const plannedRaid = against('planned-raid');

export const defend = (name: string): BattleStep =>
  battleOrder(`${name} defends`, (known) => ({ type: 'defend', piece: detachment(known, name).id }));

export const withdraw = (name: string, to: string): BattleStep =>
  battleOrder(`${name} withdraws to ${to}`, (known) => ({
    type: 'withdraw',
    piece: detachment(known, name).id,
    to: hex(to),
  }));

export const support = (name: string, other: string): BattleStep =>
  battleOrder(`${name} supports ${other}`, (known) => ({
    type: 'support',
    piece: detachment(known, name).id,
    target: detachment(known, other).id,
  }));

/** Support for an army of an ally that stands in a hex. */
export const supportAlly = (name: string, at: string): BattleStep =>
  battleOrder(`${name} supports the ally in ${at}`, (known) => ({
    type: 'support',
    piece: detachment(known, name).id,
    target: enemyAt(known, at),
  }));

export const spies = (at: string, mission: SpyMissionType): BattleStep => ({
  field: 'spies',
  says: `the spy in ${at}: ${mission}`,
  write: (known) => ({ piece: pieceAt(known, 'spy', at), mission }),
});

/** The seat's only squadron on Tactical Bombardment supports a detachment. */
export const airSupport = (name: string): BattleStep => ({
  field: 'airSupport',
  says: `air support for ${name}`,
  write: (known) => ({ support: 0, army: detachment(known, name).id }),
});
