import { lookup } from '../../kernel/index.ts';
import { countersOf, fieldedPoints, standingIn, under } from '../board/board.ts';
import { neighbours, otherSide, territoryOf } from '../board/grid.ts';
import { JUDGEMENT } from '../data/practice.ts';
import type { CounterId, Known, TerritoryId } from '../types.ts';

/** The strength of an enemy counter, known or guessed: an unknown one has an equal share of the army. */
export function pointsThere({ board, desk, side }: Known, counter: CounterId): number {
  const known = lookup(desk.dossiers, counter)?.sheet?.points;
  const { size } = board.sides[otherSide(side)];
  return known ?? Math.round(board.settings.armyPoints / Math.max(1, size));
}

/** The strength with which the enemy defends a territory. */
export function enemyIn(known: Known, territory: TerritoryId): number {
  const { board, side } = known;
  const standing = standingIn(board, otherSide(side), territory);
  const points = standing.reduce((sum, { id }) => sum + pointsThere(known, id), 0);
  return points + (standing.length > 0 && territoryOf(board, territory).isFortified ? JUDGEMENT.fortified : 0);
}

/** The strength with which the side defends a territory. */
export function ownIn({ board, desk, side }: Known, territory: TerritoryId): number {
  const standing = standingIn(board, side, territory);
  return standing.reduce((sum, { id }) => sum + fieldedPoints(under(desk, id)), 0);
}

/** The enemy strength next to a territory: what can attack it, or be attacked from it. */
export const enemyBeside = (known: Known, territory: TerritoryId): number =>
  neighbours(known.board, territory).reduce((sum, near) => sum + enemyIn(known, near), 0);

/** Whether a territory is next to enemy territory. */
export const isFront = ({ board, side }: Known, territory: TerritoryId): boolean =>
  neighbours(board, territory).some((near) => territoryOf(board, near).controller !== side);

/** How many enemy counters in a territory the side knows nothing about. */
export const unknownIn = ({ board, desk, side }: Known, territory: TerritoryId): number =>
  countersOf(board, otherSide(side)).filter(
    ({ id, at }) => at === territory && (lookup(desk.dossiers, id)?.sheet ?? null) === null,
  ).length;
