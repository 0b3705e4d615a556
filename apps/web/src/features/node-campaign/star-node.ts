import { NODE_TERRAINS, type NodeTerrain, type StarNode } from '@sealed-orders/map/graph';
import { isSurface, type MapNode } from '@sealed-orders/rules/node-campaign';

/** Words in which maps describe land, singular: the first one in a description decides. */
const LAND: Readonly<Record<NodeTerrain, readonly string[]>> = {
  flats: ['open', 'flat', 'plain', 'steppe', 'grassland', 'farmland', 'field'],
  desert: ['desert', 'dune', 'sand', 'waste', 'wasteland'],
  marsh: ['swamp', 'marsh', 'bog', 'fen', 'mire'],
  coast: ['dock', 'harbour', 'harbor', 'coast', 'shore', 'beach', 'sea', 'delta', 'island'],
  ridge: ['mountain', 'ridge', 'pass', 'peak', 'hill', 'cliff', 'highland', 'canyon'],
  quarry: ['quarry', 'quarries', 'pit', 'crane'],
  mine: ['mine', 'shaft', 'mining'],
  forest: ['forest', 'wood', 'woodland', 'grove'],
  jungle: ['jungle', 'rainforest'],
  ice: ['ice', 'icy', 'snow', 'glacier', 'frost', 'tundra'],
  ruins: ['ruin'],
  crater: ['crater'],
  array: ['array', 'antenna', 'relay', 'telescope'],
};
const ENDING = '(?:s|es|y)?';
const LAND_PATTERNS = NODE_TERRAINS.map(
  (terrain) => [terrain, new RegExp(`\\b(?:${LAND[terrain].join('|')})${ENDING}\\b`, 'i')] as const,
);

/** The land that a text names first. */
function landIn(text: string): NodeTerrain | null {
  const found = LAND_PATTERNS.map(([terrain, pattern]) => ({ terrain, at: text.search(pattern) }));
  const [first] = found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  return first?.terrain ?? null;
}

/** The land around a node: as the map describes it, or else as its installation and its name do. */
function terrainOf(node: MapNode): NodeTerrain | null {
  if (!isSurface(node)) return null;
  return landIn(node.terrain) ?? landIn(node.site?.name ?? '') ?? landIn(node.name);
}

/** A node as star maps draw it, at a point of their sheet. */
export function starNode(node: MapNode, at: StarNode['at']): StarNode {
  const { id, name, type: kind, planet } = node;
  return { id, name, kind, planet, terrain: terrainOf(node), at };
}
