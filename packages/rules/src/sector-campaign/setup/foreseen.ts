import { present } from '../../kernel/index.ts';
import { detachmentOf, UNUSED } from '../board/board.ts';
import { counterIdOf } from '../board/numbered.ts';
import type { Counter, DeclarationOf, Known } from '../types.ts';
import { defaultPlacement, inHand, placeFaults } from './deployment.ts';

export type Placement = DeclarationOf<'place'>;

/** What a side would know after some of its placements. */
export interface ForeseenDeployment {
  readonly after: Known;
  /** The first placement that would not be legal, counted from 0; null: all would be. */
  readonly broken: number | null;
}

/** SEC-TURN-05: the outcome of a side's placements one after the other, up to the first that is not legal. */
export function foreseenDeployment(known: Known, placements: readonly Placement[]): ForeseenDeployment {
  let after = known;
  for (const [i, placement] of placements.entries()) {
    if (placeFaults(after, placement).length > 0) return { after, broken: i };
    after = placedIn(after, placement);
  }
  return { after, broken: null };
}

/** SEC-DEPLOY-01: the placements that the rules would make for everything still in hand. */
export function restOfDeployment(known: Known): readonly Placement[] {
  const rest: Placement[] = [];
  for (let after = known; inHand(after).length > 0; ) {
    const placement = defaultPlacement(after);
    rest.push(placement);
    after = placedIn(after, placement);
  }
  return rest;
}

function placedIn(known: Known, { detachment, at }: Placement): Known {
  const { board, desk, side } = known;
  const number = desk.last.counter + 1;
  const id = counterIdOf(side, number);
  const placed = present(detachmentOf(desk, detachment), 'a legal placement names a detachment of the side');
  const counter: Counter = { ...UNUSED, id, side, number, at, isIsolated: false, mission: null, droppedIn: null };
  return {
    ...known,
    board: { ...board, counters: { ...board.counters, [id]: counter } },
    desk: {
      ...desk,
      last: { ...desk.last, counter: number },
      detachments: { ...desk.detachments, [detachment]: { ...placed, where: 'map', counter: id } },
    },
  };
}
