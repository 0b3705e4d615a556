import { hexCampaign, type View } from '@sealed-orders/rules/hex-campaign';
import { previewView } from '../../setup/preview-view.ts';

const guards = {
  id: 'r1',
  kind: 'detachment',
  seat: 'red',
  hex: '0,0',
  name: 'Guards',
  march: 'normal',
  dxp: 0,
  garrisonDetachment: false,
  treatment: null,
  units: [],
};
const tanks = {
  id: 'b1',
  kind: 'detachment',
  seat: 'blue',
  hex: '3,1',
  moveClass: 'tracked',
  garrisonDetachment: false,
  points: null,
};
const land = {
  inSight: true,
  seenIn: 2,
  control: null,
  site: null,
  stronghold: null,
  roads: [],
  ruin: false,
  discovered: null,
};

/** What red knows: its guards at 0,0, the land at 1,0, and blue's tanks as seen a turn ago. */
export const redView = (): View =>
  hexCampaign.schemas.view.parse({
    ...previewView(),
    viewer: { kind: 'spectator' },
    turn: 2,
    pieces: { r1: guards },
    hexes: { '1,0': land },
    ghosts: { b1: { piece: tanks, turn: 1 } },
  });
