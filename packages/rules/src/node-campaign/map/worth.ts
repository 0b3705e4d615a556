import { isSurface } from '../board/board.ts';
import { defaultSettings } from '../data/settings.ts';
import type { MapNode, NodeMap } from '../types.ts';

type Valued = Pick<MapNode, 'type' | 'vp' | 'site'>;

/** NODE-VP-03: what a node of this kind is worth a week with the usual settings, without an installation. */
export const usualVp = (type: MapNode['type']): number =>
  type === 'surface' || type === 'city' || type === 'spaceport' ? defaultSettings.nodeVp[type] : 0;

/** NODE-VP-03: what a node is worth a week with the usual settings, as long as its installation stands. */
export const usualWorth = ({ type, vp, site }: Valued): number =>
  isSurface({ type }) ? (vp ?? usualVp(type)) + (site === null ? 0 : defaultSettings.installationVp) : 0;

/** What a map is about, in numbers, with the usual settings. */
export const mapNumbers = ({ nodes, paths, planets }: NodeMap) => ({
  nodes: nodes.length,
  paths: paths.length,
  planets: planets.length,
  ...landNumbers(nodes),
});

/** The same of each planet. */
export const planetNumbers = ({ nodes, planets }: NodeMap) =>
  planets.map((planet) => ({ ...planet, ...landNumbers(nodes.filter((node) => node.planet === planet.id)) }));

/** `weekly`: VP a week of all nodes together. */
function landNumbers(nodes: NodeMap['nodes']) {
  const surface = nodes.filter(isSurface);
  return {
    surface: surface.length,
    cities: surface.filter(({ type }) => type === 'city').length,
    weekly: surface.reduce((sum, node) => sum + usualWorth(node), 0),
  };
}
