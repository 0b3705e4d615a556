import { SectorPicture, type SectorView, sectorCard } from '@sealed-orders/map/sector';
import { sectorCampaignText } from '@sealed-orders/text/sector-campaign';
import { sectorGazetteText } from '@sealed-orders/text/sector-campaign/gazette';
import type { GazetteRound } from '../../../server/gazette.ts';
import type { BoardProps, GazetteDoor } from '../gazette/door.ts';
import { lettersOf, sectorViewOf } from './sector-view-of.ts';

/** A turn of a sector campaign; null: another game's. */
const turnIn = ({ seen }: GazetteRound) => (seen.system === 'sector-campaign' ? seen : null);

/** The board at the end of a turn; null: another game's. */
function boardAt(round: GazetteRound): SectorView | null {
  const turn = turnIn(round);
  return turn === null ? null : sectorViewOf(turn.view, lettersOf(turn.view));
}

function Board({ round, label }: BoardProps) {
  const board = boardAt(round);
  return board === null ? null : <SectorPicture view={board} label={label} />;
}

/** The sector campaign's door into the gazette. */
export const sectorCampaignGazette: GazetteDoor = {
  text: sectorCampaignText,
  words: sectorGazetteText,
  tell: (round) => {
    const turn = turnIn(round);
    return turn === null ? null : sectorGazetteText.tell(turn);
  },
  card: (round, size) => {
    const board = boardAt(round);
    return board === null ? null : sectorCard(board, size);
  },
  Board,
};
