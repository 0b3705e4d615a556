import { SectorPicture } from '@sealed-orders/map/sector';
import type { PictureDoor } from '../campaign/door.ts';
import { sectorSeen } from './sector-seen.ts';
import { lettersOf, sectorViewOf } from './sector-view-of.ts';

/** The sector campaign's door into pages that show its board read-only. */
export const sectorCampaignPicture: PictureDoor = {
  Picture: ({ seen }) => {
    const sector = sectorSeen(seen);
    if (sector === null) return null;
    return (
      <div className="sectormap-frame" aria-hidden="true">
        <SectorPicture view={sectorViewOf(sector.view, lettersOf(sector.view))} label="" />
      </div>
    );
  },
  Small: ({ seen }) => {
    const sector = sectorSeen(seen);
    return sector === null ? null : <SectorPicture view={sectorViewOf(sector.view, lettersOf(sector.view))} label="" />;
  },
};
