import { type SeriesStep, StarPicture, type StarView } from '@sealed-orders/map/graph';
import { defaultMap } from '@sealed-orders/rules/node-campaign';
import { nodeCampaignText } from '@sealed-orders/text/node-campaign';
import { nodeGazetteText } from '@sealed-orders/text/node-campaign/gazette';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { landingText } from '@sealed-orders/text/pages/landing';
import type { ShownWar } from '../../../server/front-page.ts';
import type { ShowcaseDoor } from '../landing/door.ts';
import { chartOf, lettersOf, starViewOf } from './star-view.ts';

interface ShowcaseProps {
  readonly war: ShownWar | null;
}

/** The printed map, with nobody on it. */
const PRINTED = defaultMap();
const printed = (): StarView => ({ chart: chartOf(PRINTED), holdings: {}, forces: [], battles: [] });

/** The map of the war; if there is none, the printed map. */
function WarMap({ war }: ShowcaseProps) {
  if (war?.seen.system !== 'node-campaign') {
    return <StarPicture view={printed()} label={mapText.printed(PRINTED.name)} />;
  }
  const { view, summary } = war.seen;
  const label = landingText.live(war.name, nodeCampaignText.where(summary));
  return <StarPicture view={starViewOf(view, lettersOf(view))} label={label} />;
}

/** From Highmantle over the Cinder Flats to Grayford: an example of two orders given together. */
const SERIES: readonly SeriesStep[] = [
  { number: 1, from: 'O1', to: 'O3', state: 'complete' },
  { number: 2, from: 'O3', to: 'O4', state: 'complete' },
];

/** A piece of the printed map with orders on it, of no real war. */
function MapCutting() {
  return <StarPicture view={printed()} label="" around={{ node: 'O3', width: 420, height: 160 }} series={SERIES} />;
}

/** The node campaign's door into the start page. */
export const nodeCampaignShowcase: ShowcaseDoor = {
  Showcase: WarMap,
  Cutting: MapCutting,
  text: nodeCampaignText,
  tell: ({ seen }) => (seen.system === 'node-campaign' ? nodeGazetteText.tell({ ...seen, past: [] }) : null),
};
