import { present } from '../../kernel/index.ts';
import { ALL_WELL, detachmentOf, detachmentsOf, emptyMajors, isGarrison, refused } from '../board/board.ts';
import { lineOf, territoriesOf } from '../board/grid.ts';
import type { DeclarationOf, Detachment, Known, Rejection, TerritoryId } from '../types.ts';

type Place = DeclarationOf<'place'>;

/** Detachments still to be placed: all except dropship detachments. SEC-DROP-01. */
export const inHand = ({ desk }: Pick<Known, 'desk'>): readonly Detachment[] =>
  detachmentsOf(desk).filter(({ where, kind }) => where === 'hand' && kind !== 'dropship');

export const canPlace = (known: Known): boolean => inHand(known).length > 0;

/** SEC-DEPLOY-02, -05, SEC-DROP-01. */
export function placeFaults(known: Known, { detachment, at }: Place): readonly Rejection[] {
  const placed = detachmentOf(known.desk, detachment);
  if (placed === null) return [refused('detachment-unknown', 'SEC-DEPLOY-02', ['detachment'])];
  if (placed.kind === 'dropship') return [refused('detachment-in-orbit', 'SEC-DROP-01', ['detachment'])];
  if (placed.where !== 'hand') return [refused('detachment-not-in-hand', 'SEC-DEPLOY-02', ['detachment'])];
  if (!deployable(known).includes(at)) return [refused('territory-not-yours', 'SEC-DEPLOY-02', ['at'])];
  return leavesMajors(known, placed, at)
    ? [refused('major-empty', 'SEC-DEPLOY-05', ['at'], { majors: emptyMajors(known).length })]
    : ALL_WELL;
}

/** SEC-DEPLOY-02: the side's own territories, in order of their ids. */
const deployable = ({ board, side }: Known): readonly TerritoryId[] =>
  territoriesOf(board.territories)
    .filter(({ home }) => home === side)
    .map(({ id }) => id);

/**
 * SEC-DEPLOY-05: whether it could fill an empty major but doesn't, so fewer detachments would remain than majors would still be
 * empty. If a correction has emptied more majors than can be filled, the others can go anywhere.
 */
function leavesMajors(known: Known, placed: Detachment, at: TerritoryId): boolean {
  const canFill = (one: Detachment): boolean => isGarrison(known.board.settings, one);
  const left = inHand(known).filter((one) => one.id !== placed.id && canFill(one)).length;
  const empty = emptyMajors(known);
  return canFill(placed) && !empty.includes(at) && left < empty.length;
}

/** Where a detachment can be placed now. */
export const placements = (known: Known, detachment: Detachment['id']): readonly TerritoryId[] =>
  deployable(known).filter((at) => placeFaults(known, { type: 'place', detachment, at }).length === 0);

/** SEC-DEPLOY-01: for a side that has placed none in time: majors first, then the first line from its first row. */
export function defaultPlacement(known: Known): Place {
  const { board, side } = known;
  const first = present(inHand(known)[0], 'a side that is asked has something to place');
  const line = territoriesOf(board.territories).filter((one) => one.home === side && lineOf(board.settings, one) === 1);
  const preferred = [...emptyMajors(known), ...line.map(({ id }) => id)];
  const legal = placements(known, first.id);
  const at = preferred.find((id) => legal.includes(id)) ?? present(legal[0], 'a place for every counter');
  return { type: 'place', detachment: first.id, at };
}
