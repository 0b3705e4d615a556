import { type Desk, knownOf, type View } from '@sealed-orders/rules/sector-campaign';
import { plain } from '@sealed-orders/text';
import type { Words } from '@sealed-orders/text/sector-campaign';
import { proposalText } from '@sealed-orders/text/sector-campaign/declarations';
import { placeIn } from './intents.ts';

export type Proposal = Desk['proposals'][number];

/** SEC-SETUP-05: what the staff of the reader's own side propose; nothing once the campaign is over. */
export const proposalsIn = (view: View): readonly Proposal[] =>
  view.board.ended === null ? (knownOf(view)?.desk.proposals ?? []) : [];

/** What is proposed for a territory, with the name of the player who proposes it. */
export function proposedFor(view: View, words: Words, proposals: readonly Proposal[], id: string): readonly string[] {
  const known = knownOf(view);
  if (known === null) return [];
  return proposals
    .filter(({ declaration }) => placeIn(known, declaration) === id)
    .map(({ by, declaration }) =>
      proposalText.said(by === view.you ? null : plain([words.seat(by)]), declaration, words),
    );
}
