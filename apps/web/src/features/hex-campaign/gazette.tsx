import { cardPicture, MapPicture, type MapView } from '@sealed-orders/map/hex';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { hexGazetteText } from '@sealed-orders/text/hex-campaign/gazette';
import type { GazetteRound } from '../../../server/gazette.ts';
import type { BoardProps, GazetteDoor } from '../gazette/door.ts';

/** A turn of a hex campaign; null: another game's. */
const turnIn = ({ seen }: GazetteRound) => (seen.system === 'hex-campaign' ? seen : null);

/** The public state at the end of a turn, with the battles that ended in it drawn as fought. */
function viewAt({ view }: NonNullable<ReturnType<typeof turnIn>>, { topics }: GazetteRound): MapView {
  const over = new Set(topics.map(({ id }) => id));
  const battles = view.battles.map((battle) =>
    over.has(battle.id) ? { ...battle, stage: 'closed' as const } : battle,
  );
  return { ...view, battles };
}

function Board({ round, label }: BoardProps) {
  const hex = turnIn(round);
  return hex === null ? null : <MapPicture view={viewAt(hex, round)} label={label} />;
}

/** The hex campaign's door into the gazette. */
export const hexCampaignGazette: GazetteDoor = {
  text: hexCampaignText,
  words: hexGazetteText,
  tell: (round) => {
    const hex = turnIn(round);
    return hex === null ? null : hexGazetteText.tell(hex);
  },
  card: (round, size) => {
    const hex = turnIn(round);
    return hex === null ? null : cardPicture(viewAt(hex, round), size);
  },
  Board,
};
