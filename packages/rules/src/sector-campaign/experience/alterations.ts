import { canonical } from '../../kernel/index.ts';
import { ALL_WELL, detachmentOf, detachmentsOf, isAsked, pointsOf, refused, within } from '../board/board.ts';
import { detachmentIn, drafted, own, type Play, tell } from '../board/play.ts';
import { sheetFaults } from '../setup/armies.ts';
import type { Detachment, Known, NewDetachment, Order, Rejection, Side, Unit } from '../types.ts';

type Alter = Extract<Order, { readonly type: 'alter' }>;

const RULE = 'SEC-XP-11';

/** A line of a sheet as text; the order of its traits does not matter. */
const lineOf = (unit: Unit): string => canonical({ ...unit, traits: unit.traits.toSorted() });

/** Those that another list does not have as often. */
const extra = (all: readonly string[], other: readonly string[]): readonly string[] =>
  other.reduce((left, one) => (left.includes(one) ? left.toSpliced(left.indexOf(one), 1) : left), all);

/** SEC-XP-11: how many choices differ: lines of the sheet that are altered, added or left out. A new name is none. */
export function choicesAltered(before: Pick<NewDetachment, 'units'>, into: Pick<NewDetachment, 'units'>): number {
  const [old, made] = [before.units.map(lineOf), into.units.map(lineOf)];
  return Math.max(extra(made, old).length, extra(old, made).length);
}

/** SEC-XP-11: only if the terms allow it, between turns, and without making the army larger. */
export function alterFaults(known: Known, { detachment, into, choices }: Alter): readonly Rejection[] {
  const { board, desk, side } = known;
  if (!board.settings.alterations) return [refused('no-alterations', RULE)];
  if (!isAsked(board, side, 'command')) return [refused('not-asked', RULE)];
  const altered = detachmentOf(desk, detachment);
  if (altered === null) return [refused('detachment-unknown', RULE, ['detachment'])];
  // Temporary detachments have limits of their own. SEC-CR-07 to -10.
  if (altered.kind !== into.kind || altered.isCommander !== into.isCommander || altered.tenure !== 'army') {
    return [refused('detachment-wrong-kind', RULE, ['into', 'kind'])];
  }
  const least = choicesAltered(altered, into);
  if (least === 0) return [refused('nothing-changed', RULE, ['into'])];
  if (choices < least) return [refused('too-few-choices', RULE, ['choices'], { choices, least })];
  const others = detachmentsOf(desk).filter(({ id, tenure }) => id !== detachment && tenure === 'army');
  const points = others.reduce((sum, one) => sum + pointsOf(one), pointsOf(into));
  if (points > board.settings.armyPoints) {
    return [refused('too-many-points', RULE, ['into'], { points, most: board.settings.armyPoints })];
  }
  const fit = within(['into'], sheetFaults(board.settings, board.sides[side].race, into));
  return fit.length > 0 ? fit : ALL_WELL;
}

/** SEC-XP-11: one point for each choice, never below 0. */
export function alter(play: Play, side: Side, { detachment, into, choices }: Alter): void {
  const altered = detachmentIn(play, side, detachment);
  const xpLost = Math.min(altered.xp, choices);
  Object.assign(altered, drafted(into), { xp: altered.xp - xpLost, lost: [], lossOrder: [] });
  altered.hasVehiclesInOrbit = leavesVehicles(altered);
  tell(play, { type: 'altered', rule: RULE, to: own(play, side), side, detachment, xpLost });
}

/** SEC-DROP-04: a dropship detachment leaves its vehicles in orbit until it brings them down. */
const leavesVehicles = ({
  units,
  where,
  hasVehiclesInOrbit,
}: Pick<Detachment, 'units' | 'where' | 'hasVehiclesInOrbit'>) =>
  units.some(({ traits }) => traits.includes('vehicle')) && (where === 'orbit' || hasVehiclesInOrbit);
