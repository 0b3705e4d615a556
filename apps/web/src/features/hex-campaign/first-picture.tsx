import { FirstMap } from '@sealed-orders/map/hex';
import type { PictureDoor } from '../campaign/door.ts';
import { hexSeen } from './hex-seen.ts';

/** The hex campaign's door into the page before it can be operated: the map. */
export const hexCampaignPicture: PictureDoor = {
  Picture: ({ seen }) => {
    const hex = hexSeen(seen);
    return hex === null ? null : <FirstMap view={hex.view} />;
  },
};
