import { present } from '../../kernel/index.ts';
import { detachmentOf, detachmentsOf } from '../board/board.ts';
import { UNUSED } from '../board/counters.ts';
import { counterId } from '../schemas/atoms.ts';
import type { Counter, DeclarationOf, Desk, Detachment, Known, TerritoryId } from '../types.ts';
import { defaultPlacement, inHand, placeFaults } from './deployment.ts';

export type Placement = DeclarationOf<'place'>;

/** SEC-TURN-05: the placements in a side's queue, in order. */
export const queuedPlacements = ({ queues }: Pick<Desk, 'queues'>): readonly Placement[] =>
  queues.deployment.flatMap(({ choices: [first] }) => (first?.declaration.type === 'place' ? [first.declaration] : []));

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

/** SEC-TURN-05, SEC-DROP-01: the outcome of the side's own queue, with its dropship detachments in orbit. */
export function afterDeployment(known: Known): Known {
  const { after } = foreseenDeployment(known, queuedPlacements(known.desk));
  return detachmentsOf(after.desk)
    .filter(({ kind, where }) => kind === 'dropship' && where === 'hand')
    .reduce((then, one) => broughtOut(then, one, null), after);
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

const placedIn = (known: Known, { detachment, at }: Placement): Known =>
  broughtOut(known, present(detachmentOf(known.desk, detachment), 'a legal placement is of the side'), at);

/** @param at null: into orbit */
function broughtOut({ board, desk, ...known }: Known, detachment: Detachment, at: TerritoryId | null): Known {
  const number = desk.last.counter + 1;
  const id = counterId.parse(`${known.side}-${number}`);
  const counter: Counter = {
    ...{ ...UNUSED, id, side: known.side, number, at },
    ...{ isIsolated: false, mission: null, droppedIn: null },
  };
  const out: Detachment = { ...detachment, where: at === null ? 'orbit' : 'map', counter: id };
  return {
    ...known,
    board: { ...board, counters: { ...board.counters, [id]: counter } },
    desk: {
      ...desk,
      last: { ...desk.last, counter: number },
      detachments: { ...desk.detachments, [detachment.id]: out },
    },
  };
}
