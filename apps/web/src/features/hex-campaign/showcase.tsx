import { MapPicture } from '@sealed-orders/map/hex/picture';
import { hexAt } from '@sealed-orders/rules/space';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { hexGazetteText } from '@sealed-orders/text/hex-campaign/gazette';
import { printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { landingText } from '@sealed-orders/text/pages/landing';
import type { ShownWar } from '../../../server/front-page.ts';
import type { ShowcaseDoor } from '../landing/door.ts';
import { previewView } from './setup/preview-view.ts';

interface ShowcaseProps {
  readonly war: ShownWar | null;
}

const viewOf = (war: ShownWar | null) => (war?.seen.system === 'hex-campaign' ? war.seen.view : previewView());

/** The map of the war; if there is none, the printed map. */
function WarMap({ war }: ShowcaseProps) {
  const label =
    war === null ? printedMapText.printed : landingText.live(war.name, hexCampaignText.where(war.seen.summary));
  return <MapPicture view={viewOf(war)} label={label} />;
}

/** From 0403 via 0503 to 0604: an example march, with its costs. */
const MARCH = {
  kind: 'march',
  state: 'complete',
  from: hexAt(3, 2),
  path: [hexAt(4, 2), hexAt(5, 3)],
  costs: [1, 3],
} as const;

/** A piece of the printed map with a march on it. It shows no real war: nobody could see another's orders. */
function MapCutting() {
  return (
    <MapPicture
      view={previewView()}
      label=""
      isCover
      box={{ x: 150, y: 130, width: 420, height: 160 }}
      arrows={[MARCH]}
    />
  );
}

/** The hex campaign's door into the start page. */
export const hexCampaignShowcase: ShowcaseDoor = {
  Showcase: WarMap,
  Cutting: MapCutting,
  text: hexCampaignText,
  tell: ({ seen }) => (seen.system === 'hex-campaign' ? hexGazetteText.tell(seen) : null),
};
