import { MapPicture } from '@sealed-orders/map/hex';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { hexGazetteText } from '@sealed-orders/text/hex-campaign/gazette';
import type { GazetteRound } from '../../../server/gazette.ts';
import type { BoardProps, GazetteDoor } from '../gazette/door.ts';

/** A turn of a hex campaign; null: of another game. */
const turnIn = ({ seen }: GazetteRound) => (seen.system === 'hex-campaign' ? seen : null);

/** The map, with the battles that ended in the round drawn as fought. */
function Board({ round, label }: BoardProps) {
  const hex = turnIn(round);
  if (hex === null) return null;
  const over = new Set(round.topics.map(({ id }) => id));
  const battles = hex.view.battles.map((battle) =>
    over.has(battle.id) ? { ...battle, stage: 'closed' as const } : battle,
  );
  return <MapPicture view={{ ...hex.view, battles }} label={label} />;
}

/** The hex campaign's door into the gazette. */
export const hexCampaignGazette: GazetteDoor = {
  text: hexCampaignText,
  words: hexGazetteText,
  tell: (round) => {
    const hex = turnIn(round);
    return hex === null ? null : hexGazetteText.tell(hex);
  },
  Board,
};
