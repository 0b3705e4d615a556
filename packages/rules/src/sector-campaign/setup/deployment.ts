import { present } from '../../kernel/index.ts';
import { ALL_WELL, detachmentOf, detachmentsOf, emptyMajors, isGarrison, refused } from '../board/board.ts';
import { bringOut } from '../board/counters.ts';
import { lineOf, territoriesOf } from '../board/grid.ts';
import { knownIn, type Play, tell } from '../board/play.ts';
import { declared, openAlternation } from '../turn/alternation.ts';
import { rollOff } from '../turn/initiative.ts';
import type { DeclarationOf, Detachment, Known, Rejection, Side, TerritoryId } from '../types.ts';
import { SIDES } from '../vocabulary.ts';

type Place = DeclarationOf<'place'>;

/** SEC-DEPLOY-01: the lower strategy rating places first; if they are equal, the lower roll. */
export function openDeployment(play: Play): void {
  const { board, desks } = play.state;
  for (const side of SIDES) board.sides[side].hand = inHand({ desk: desks[side] }).length;
  const { west, east } = board.sides;
  if (west.rating !== east.rating) {
    openAlternation(play, west.rating < east.rating ? 'west' : 'east');
    return;
  }
  const { rolls, higher } = rollOff(play, 'SEC-DEPLOY-01', { west: 0, east: 0 });
  const first = higher === 'west' ? 'east' : 'west';
  tell(play, { type: 'first-placed', rule: 'SEC-DEPLOY-01', to: 'all', side: first, dice: rolls });
  openAlternation(play, first);
}

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

export function place(play: Play, side: Side, { detachment, at }: Place): void {
  const { board } = play.state;
  const counter = bringOut(play, side, detachment, at);
  board.sides[side].hand -= 1;
  tell(play, { type: 'placed', rule: 'SEC-DEPLOY-01', to: 'all', counter, at });
  declared(play, { side, what: 'place', counters: [counter], to: at });
}

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

/** SEC-DROP-01: dropship detachments stay in orbit, where everyone can count them. */
export function fillOrbit(play: Play): void {
  for (const side of SIDES) {
    const waiting = detachmentsOf(knownIn(play, side).desk).filter(({ where }) => where === 'hand');
    const counters = waiting.map(({ id }) => bringOut(play, side, id, null));
    if (counters.length > 0) tell(play, { type: 'orbit-filled', rule: 'SEC-DROP-01', to: 'all', side, counters });
  }
}
