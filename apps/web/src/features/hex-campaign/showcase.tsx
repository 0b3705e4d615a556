import { MapPicture } from '@sealed-orders/map/hex/picture';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { landingText } from '@sealed-orders/text/pages/landing';
import type { ShownWar } from '../../../server/front-page.ts';
import type { ShowcaseDoor } from '../landing/door.ts';
import { previewView } from './setup/preview-view.ts';

interface ShowcaseProps {
  readonly war: ShownWar | null;
}

const viewOf = (war: ShownWar | null) => (war?.seen.system === 'hex-campaign' ? war.seen.view : previewView());

/** The map of the war; until there is one, the printed map. */
function WarMap({ war }: ShowcaseProps) {
  const label =
    war === null ? printedMapText.printed : landingText.live(war.name, hexCampaignText.where(war.seen.summary));
  return <MapPicture view={viewOf(war)} label={label} />;
}

/** A piece of that map. */
function MapCutting({ war }: ShowcaseProps) {
  return <MapPicture view={viewOf(war)} label="" isCover box={{ x: 150, y: 130, width: 420, height: 160 }} />;
}

/** The hex campaign's door into the start page. */
export const hexCampaignShowcase: ShowcaseDoor = { Showcase: WarMap, Cutting: MapCutting };
