import { FirstMap } from '@sealed-orders/map/hex';
import { MapPicture } from '@sealed-orders/map/hex/picture';
import type { PictureDoor } from '../campaign/door.ts';
import { hexSeen } from './hex-seen.ts';

/** The hex campaign's door into pages that show its map read-only. */
export const hexCampaignPicture: PictureDoor = {
  Picture: ({ seen }) => {
    const hex = hexSeen(seen);
    return hex === null ? null : <FirstMap view={hex.view} />;
  },
  Small: ({ seen }) => {
    const hex = hexSeen(seen);
    return hex === null ? null : <MapPicture view={hex.view} label="" />;
  },
};
