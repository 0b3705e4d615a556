import type { GraphNote, MapNote, MapProblem } from '@sealed-orders/formats';
import type { GraphForm } from '@sealed-orders/rules/node-campaign/cartography';
import { FILE_KINDS } from '../../rosters.ts';

const NOTES: Readonly<Record<GraphNote, string>> = {
  'kinds-given':
    'The file doesn’t say what kind its nodes are, so all of them are now surface nodes. You can change that in the editor.',
  'paths-merged': 'Some nodes are connected more than once. Only the first of these paths has been kept.',
  'orbits-added': 'Every planet without an orbit has been given one. Its paths to the surface need 3+.',
  'space-added': 'Deep space or the warp was missing, and has been added.',
};

/** Texts about star map files from other programs. */
export const graphFilesText = {
  forms: {
    graphml: 'GraphML',
    'node-link': 'Node-link JSON (networkx, D3)',
    dot: 'DOT (Graphviz)',
  } satisfies Readonly<Record<GraphForm, string>>,
  says: ', GraphML, DOT, or a graph as JSON with nodes and edges',
  note: (note: MapNote): string => Object.entries(NOTES).find(([one]) => one === note)?.[1] ?? '',
  /** Every format can store a whole star map. */
  lost: (): string => '',
} as const;

const KINDS = 'Use surface, city, spaceport, orbit, deep space or warp.';

/** Why the file of a star map could not be read. */
export function describeGraphProblem(problem: MapProblem | { readonly code: 'too-much-work' }): string {
  switch (problem.code) {
    case 'too-much-work':
      return 'The file takes too long to read, so nothing was imported. Export a smaller graph.';
    case 'empty':
      return 'The file is empty. Nothing was imported.';
    case 'file-kind':
      return `${FILE_KINDS[problem.kind]} Save the graph as GraphML, DOT or JSON.`;
    case 'too-large':
      return 'The file is too large for a star map. Nothing was imported.';
    case 'json-broken':
      return 'The file looks like JSON but is broken. Nothing was imported.';
    case 'xml-broken':
      return `The XML is cut short or has an error at line ${problem.line}, column ${problem.column}. Nothing was imported.`;
    case 'xml-refused':
      return 'The XML declares a document type or is nested too deeply. Export the graph again as plain GraphML.';
    default:
      return describeGraph(problem);
  }
}

/** Why a graph can't become a star map. Problems of hex maps don't occur here. */
function describeGraph(problem: MapProblem): string {
  switch (problem.code) {
    case 'json-refused':
      return 'The JSON is nested too deeply. Nothing was imported.';
    case 'not-graphml':
      return `The XML contains ${problem.root}, not GraphML. Nothing was imported.`;
    case 'dot-broken':
      return `The DOT graph can’t be read: line ${problem.line} has an error. Nothing was imported.`;
    case 'no-nodes':
      return 'The graph has no nodes. Nothing was imported.';
    case 'several-graphs':
      return 'The file has several graphs. Export just one.';
    case 'nested-graph':
      return 'The graph has groups of nodes, or edges between more than two nodes. Ungroup them and export it again.';
    case 'too-many-nodes':
      return `The map would have ${problem.found} nodes, including orbits, deep space and the warp; at most ${problem.most} allowed.`;
    case 'too-many-paths':
      return `The graph has ${problem.found} paths; at most ${problem.most} allowed.`;
    case 'too-many-planets':
      return `The graph has ${problem.found} planets; at most ${problem.most} allowed.`;
    case 'node-twice':
      return `Two nodes have the id ${problem.node}. Remove one of them.`;
    case 'unknown-kind':
      return `There is no kind of node called ${problem.kind} (node ${problem.node}). ${KINDS}`;
    case 'path-nowhere':
      return `The path from ${problem.a} to ${problem.b} leads to ${problem.node}, which the file doesn’t have.`;
    case 'path-to-itself':
      return `A path leads from ${problem.node} back to the same node. Remove it.`;
    case 'unknown-roll':
      return `The path from ${problem.a} to ${problem.b} needs a roll of ${problem.roll}. Use 2 to 6, or 0 for none.`;
    default:
      return 'The file isn’t JSON from this site, GraphML, DOT, or JSON with nodes and edges. Nothing was imported.';
  }
}
