import { StarPicture, type StarView, starCard } from '@sealed-orders/map/graph';
import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { nodeCampaignText } from '@sealed-orders/text/node-campaign';
import { nodeGazetteText } from '@sealed-orders/text/node-campaign/gazette';
import type { GazetteRound } from '../../../server/gazette.ts';
import type { BoardProps, GazetteDoor } from '../gazette/door.ts';
import { lettersOf, starViewOf } from './star-view.ts';

/** A round of a node campaign; null: another game's. */
const roundIn = ({ seen }: GazetteRound) => (seen.system === 'node-campaign' ? seen : null);

/** The star map at the end of a round; null: another game's. */
function starAt(round: GazetteRound): StarView | null {
  const node = roundIn(round);
  return node === null ? null : starViewOf(node.view, lettersOf(node.view));
}

function Board({ round, label }: BoardProps) {
  const star = starAt(round);
  return star === null ? null : <StarPicture view={star} label={label} />;
}

/** The node campaign's door into the gazette. */
export const nodeCampaignGazette: GazetteDoor = {
  text: nodeCampaignText,
  words: nodeGazetteText,
  tell: (round) => {
    const node = roundIn(round);
    const past = round.past.flatMap((kept) => nodeCampaign.pastTopics?.schema.safeParse(kept).data ?? []);
    return node === null ? null : nodeGazetteText.tell({ ...node, past });
  },
  card: (round, size) => {
    const star = starAt(round);
    return star === null ? null : starCard(star, size);
  },
  Board,
};
