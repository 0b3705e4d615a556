import type {
  AirMissionType,
  BattleOrder,
  MovementOrder,
  SpyMissionType,
  Treatment,
} from '@sealed-orders/rules/hex-campaign';
import { detachment, hex, hexes, pieceAt } from './find.ts';
import type { BattleStep, Known, MoveStep } from './script.ts';

const order = (says: string, write: (known: Known) => MovementOrder): MoveStep => ({ field: 'orders', says, write });

/** A detachment along these hexes, without claiming them. */
export const march = (name: string, path: string): MoveStep =>
  order(`${name} marches ${path}`, (known) => ({
    type: 'path',
    piece: detachment(known, name).id,
    path: [...hexes(path)],
  }));

export const moveAndClaim = (name: string, path: string): MoveStep =>
  order(`${name} moves and claims ${path}`, (known) => ({
    type: 'move-and-claim',
    piece: detachment(known, name).id,
    path: [...hexes(path)],
  }));

const standing =
  (type: 'claim-area' | 'guard', verb: string) =>
  (name: string): MoveStep =>
    order(`${name} ${verb}`, (known) => ({ type, piece: detachment(known, name).id }));

export const claimArea = standing('claim-area', 'claims the area');
export const guard = standing('guard', 'guards');

/** A spy or convoy in a hex goes along these hexes. */
export const send = (kind: 'spy' | 'convoy', from: string, path: string): MoveStep =>
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

/** An order against a hex, whichever piece is there then. */
const against =
  (type: 'attack' | 'planned-attack') =>
  (name: string, at: string, treatment?: Treatment): BattleStep =>
    battleOrder(`${name}: ${type} on ${at}`, (known) => ({
      type,
      piece: detachment(known, name).id,
      target: { kind: 'hex', hex: hex(at) },
      ...(treatment === undefined ? {} : { treatment }),
    }));

export const attack = against('attack');
export const plannedAttack = against('planned-attack');

export const defend = (name: string): BattleStep =>
  battleOrder(`${name} defends`, (known) => ({ type: 'defend', piece: detachment(known, name).id }));

export const support = (name: string, other: string): BattleStep =>
  battleOrder(`${name} supports ${other}`, (known) => ({
    type: 'support',
    piece: detachment(known, name).id,
    target: detachment(known, other).id,
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
