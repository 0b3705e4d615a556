import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import {
  battleAt,
  forcesIn,
  isNode,
  isOpenSpace,
  isSurface,
  mapNode,
  nodeState,
  playersIn,
  refused,
} from '../board/board.ts';
import type { Play } from '../board/play.ts';
import { areAllies } from '../board/relations.ts';
import { FACTION_TABLE } from '../data/factions.ts';
import type { Correction, Force, Known, MapNode, NodeId, Owner, RefusalCode, Rejection } from '../types.ts';
import { GUARD } from '../vocabulary.ts';

export const RULE = 'NODE-SETUP-06';

export type Edits = { readonly [One in Correction as One['type']]: One };
export type EditType = keyof Edits;
/** Particulars of a correction, for its sentence; or why it cannot be made. */
export type Made = Rejection['facts'] | Rejection;
export type EditTable = { readonly [Type in EditType]: (play: Play, edit: Edits[Type]) => Made };

export const no = (code: RefusalCode, field: string, facts: Rejection['facts'] = {}): Rejection =>
  refused(code, RULE, [field], facts);
export const isFault = (made: Made): made is Rejection => 'code' in made && 'path' in made;

export const unknownSeat = (known: Known, seat: SeatId): Rejection | null =>
  playersIn(known).includes(seat) ? null : no('seat-unknown', 'seat');

export function unknownNode(
  known: Known,
  node: NodeId,
  isRight: (node: MapNode) => boolean,
  field = 'node',
): Rejection | null {
  if (!isNode(known, node)) return no('node-unknown', field);
  return isRight(mapNode(known, node)) ? null : no('node-type', field);
}

export const inBattle = (known: Known, node: NodeId, field = 'node'): Rejection | null =>
  battleAt(known, node) === null ? null : no('node-contested', field);

export const first = (...found: readonly (Rejection | null)[]): Rejection | null =>
  found.find((one) => one !== null) ?? null;

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
