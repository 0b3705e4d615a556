import { MOST_BESIDE } from '@sealed-orders/map/graph';
import { remembered } from '@sealed-orders/rules/kernel';
import {
  countedValue,
  type Force,
  forcesIn,
  isOpenSpace,
  type MapNode,
  type NodeId,
  type NodeMap,
  type Owner,
  printedPaths,
  rosterPoints,
  type View,
} from '@sealed-orders/rules/node-campaign';
import type { Words } from '@sealed-orders/text/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { standingOf } from '../star-view.ts';

const nodesOf = remembered((map: NodeMap) => new Map<string, MapNode>(map.nodes.map((node) => [node.id, node])));

/** A node of the map by the id that the drawing uses; undefined: there is none. */
export const nodeIn = ({ map }: Pick<View, 'map'>, id: string): MapNode | undefined => nodesOf(map).get(id);

/** What a node is and what the map has built there, in a few words. */
export function kindOf({ nodes }: Pick<View, 'nodes'>, { id, type, terrain, site }: MapNode): string {
  const what = mapText.what(type, terrain);
  return site === null ? what : mapText.withSite(what, nodes[id]?.isSiteIntact ?? true);
}

const whose = (owner: Owner, words: Words): string =>
  words.isReader(owner) ? mapText.whose.yours : mapText.whose.of(words.seat(owner).text);

/** How many battleforces a node has beside those that wait, if the map shows them as one counter; null: it does not. */
export function stackedIn(view: View, node: NodeId): number | null {
  const count = forcesIn(view, node).filter(({ id }) => standingOf(view, id) !== 'queued').length;
  return count > MOST_BESIDE ? count : null;
}

/** A node as read aloud: "Ashen Ridge, mountains, nobody’s, 1 VP a week". `from`: where the selected battleforce is. */
export function describeNode(view: View, words: Words, id: string, from: NodeId | null): string {
  const node = nodeIn(view, id);
  if (node === undefined) return '';
  const controller = view.nodes[id]?.controller ?? null;
  const nobody = isOpenSpace(node) ? mapText.noController : mapText.whose.nobodys;
  const owner = controller === null ? nobody : whose(controller, words);
  const worth = countedValue(view, node.id);
  const isContested = Object.values(view.battles).some((battle) => battle.node === id);
  const stacked = stackedIn(view, node.id);
  const path = printedPaths(view.map, view.settings).find(({ ends }) => from !== null && isBetween(ends, from, id));
  return [
    mapText.speech({ name: node.name, kind: kindOf(view, node), owner, worth }),
    ...(isContested ? [mapText.contested] : []),
    ...(stacked === null ? [] : [mapText.battleforces(stacked)]),
    ...(path === undefined || from === null ? [] : [mapText.pathFromSpeech(words.node(from).text, path.roll)]),
  ].join(', ');
}

const isBetween = ([a, b]: readonly [NodeId, NodeId], from: NodeId, to: string): boolean =>
  (a === from && b === to) || (b === from && a === to);

/** A battleforce as read aloud: "Sable Column, yours, 2,450 points, free to move". */
export function describeForce(view: View, words: Words, id: string): string {
  const force: Force | undefined = view.forces[id];
  if (force === undefined) return '';
  const { name, owner, units } = force;
  const state = mapText.forceState[standingOf(view, force.id)];
  const says = mapText.forceSpeech({ name, owner: whose(owner, words), points: rosterPoints(units), state });
  return force.isTainted ? `${says}, ${mapText.tainted}` : says;
}
