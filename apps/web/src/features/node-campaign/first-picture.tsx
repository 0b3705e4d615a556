import { StarPicture } from '@sealed-orders/map/graph';
import type { PictureDoor } from '../campaign/door.ts';
import { nodeSeen } from './node-seen.ts';
import { lettersOf, starViewOf } from './star-view.ts';

/** Pixels a map unit where pages show the whole map in a column. */
const SMALL = 0.3;

/** The node campaign's door into pages that show its map read-only. */
export const nodeCampaignPicture: PictureDoor = {
  Picture: ({ seen }) => {
    const node = nodeSeen(seen);
    if (node === null) return null;
    return (
      <div className="starmap-window at-first" aria-hidden="true">
        <div className="starmap-surface whole">
          <StarPicture view={starViewOf(node.view, lettersOf(node.view))} label="" />
        </div>
      </div>
    );
  },
  Small: ({ seen }) => {
    const node = nodeSeen(seen);
    if (node === null) return null;
    return <StarPicture view={starViewOf(node.view, lettersOf(node.view))} label="" size={SMALL} />;
  },
};
