import {
  defaultSettings,
  demoChart,
  EDITION,
  type GivenChart,
  type View,
  withAirspaces,
} from '@sealed-orders/rules/hex-campaign';

/** A view of a map only: the printed one unless another is given. */
export function previewView(chart: GivenChart = demoChart()): View {
  return {
    viewer: { kind: 'spectator' },
    edition: EDITION,
    settings: defaultSettings,
    chart: withAirspaces(chart, defaultSettings.airspaceGrid),
    turn: 1,
    phase: 'movement-orders',
    openedAt: '1970-01-01T00:00:00.000Z',
    seats: [],
    own: null,
    affairs: {},
    hexes: {},
    pieces: {},
    seen: {},
    ghosts: {},
    treaties: [],
    battles: [],
    ended: null,
    pending: [],
  };
}
