import type { Rejection } from '@sealed-orders/rules/kernel';
import type { NodeMap, RefusalCode } from '@sealed-orders/rules/node-campaign';
import { counted } from '../../sentence.ts';
import { MISSION_NAMES, NODE_TYPE_NAMES } from '../names.ts';
import { refusalSentence } from '../rejections.ts';

/** The tools of the editor for star maps, with their keys. */
export const NODE_MAP_TOOLS = ['look', 'node', 'path', 'planet', 'erase'] as const;
export type NodeMapTool = (typeof NODE_MAP_TOOLS)[number];

const TOOLS: Readonly<Record<NodeMapTool, { readonly name: string; readonly key: string; readonly says: string }>> = {
  look: { name: 'Select', key: 'v', says: 'Tap a node or a path to edit it. Drag a node to move it.' },
  node: {
    name: 'Node',
    key: 'n',
    says: 'Tap an empty place to add a node: a surface node on a planet, deep space anywhere else.',
  },
  path: { name: 'Path', key: 'p', says: 'Tap two nodes to connect them. Tap them again to remove the path.' },
  planet: {
    name: 'Planet',
    key: 'g',
    says: 'Tap an empty place to add a planet and its orbit. Tap a node to edit its planet.',
  },
  erase: {
    name: 'Erase',
    key: 'e',
    says: 'Tap a node or a path to remove it. Removing a node also removes its paths.',
  },
};

/** Texts for the editor of star maps. */
export const nodeMapEditorText = {
  map: 'Your star map',
  tools: 'Tools',
  tool: TOOLS,
  toolKey: (name: string, key: string): string => `${name}, key ${key.toUpperCase()}`,
  undo: 'Undo',
  redo: 'Redo',
  steps: (count: number): string => counted(count, 'step', 'steps'),
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  draftBack: 'Your unsaved drawing is back. Save it to keep it.',
  notAMap: 'This map can’t be shown. It may be damaged.',
  size: (nodes: number, paths: number): string =>
    `${counted(nodes, 'node', 'nodes')}, ${counted(paths, 'path', 'paths')}`,
  weekly: (vp: number): string => `${vp} VP a week in total`,
  node: {
    title: 'Node',
    id: 'Id',
    idSays: 'Short, such as O1. Where a rule takes “the first node on the map”, that is the first one in the list.',
    name: 'Name',
    type: 'Kind',
    types: NODE_TYPE_NAMES,
    planet: 'Planet',
    noPlanet: 'none: open space',
    vp: 'VP a week',
    vpDefault: (vp: number): string => `usual: ${vp}`,
    site: 'Installation',
    siteName: 'Its name',
    sites: { none: 'none', city: 'city installation', economic: 'economic or strategic site' },
    terrain: 'Terrain',
    mission: 'Suggested mission',
    noMission: 'none',
    missions: MISSION_NAMES,
    note: 'Special rule',
    noteSays: 'Shown on every battle in this node.',
    noteLeft: (count: number): string => `${counted(count, 'character', 'characters')} left`,
    badId: 'Use up to 16 letters, digits and hyphens, starting with a letter. No two nodes can have the same id.',
    noName: 'Enter a name.',
    badVp: 'Use a whole number from 0 to 100, or leave this empty.',
    badPlace: 'Use a number from 0 to 100.',
    across: 'From the left, in %',
    downwards: 'From the top, in %',
    apply: 'Apply changes',
    up: (name: string): string => `Move ${name} up in the list`,
    down: (name: string): string => `Move ${name} down in the list`,
    remove: (name: string): string => `Remove ${name}`,
  },
  path: {
    title: (a: string, b: string): string => `Path from ${a} to ${b}`,
    roll: 'Roll needed',
    noRoll: 'none',
    needs: (number: number): string => `${number}+`,
    remove: 'Remove the path',
    removeOf: (a: string, b: string): string => `Remove the path from ${a} to ${b}`,
    rollOf: (a: string, b: string): string => `Roll needed from ${a} to ${b}`,
  },
  planet: {
    title: 'Planet',
    name: 'Name',
    newName: (number: number): string => `Planet ${number}`,
    orbitName: (planet: string): string => `${planet} orbit`,
    isHabitable: 'Habitable: the Imperial Guard starts here',
    toOrbit: 'Connect every surface node to the orbit on 3+',
    remove: (name: string): string => `Remove ${name} with all its nodes`,
  },
  /** A new map to draw on. */
  blank: {
    map: 'Star map',
    planet: 'Planet 1',
    orbit: 'Planet 1 orbit',
    space: 'Deep Space',
    warp: 'The Warp',
  },
  /** The same as tables instead of a map: every node and path. */
  list: {
    title: 'List',
    nodes: 'Nodes',
    paths: 'Paths',
    planets: 'Planets',
    node: 'Node',
    kind: 'Kind',
    planet: 'Planet',
    path: 'Path',
    roll: 'Roll',
    actions: 'Actions',
    editOf: (name: string): string => `Edit ${name}`,
    addNode: 'Add a node',
    addPlanet: 'Add a planet',
    from: 'From',
    to: 'To',
    connect: 'Connect',
    choose: 'Choose a node',
  },
  check: 'Check',
  must: (count: number): string => `${count} to fix`,
  faults: (count: number): string =>
    count === 0
      ? 'This map can be played on.'
      : `${counted(count, 'thing', 'things')} to fix before anyone can play on it`,
  show: 'Show',
  speech: {
    added: (name: string): string => `${name} added.`,
    removed: (name: string): string => `${name} removed.`,
    connected: (a: string, b: string): string => `${a} and ${b} are connected.`,
    parted: (a: string, b: string): string => `${a} and ${b} are no longer connected.`,
    from: (a: string): string => `From ${a}. Tap the node to connect it with.`,
    moved: (name: string): string => `${name} moved.`,
    full: 'The map is full.',
    last: 'A map needs at least two nodes.',
  },
} as const;

/** What is wrong with a star map, with the names of its planets and nodes. */
export function nodeMapFault(
  { nodes, planets }: Pick<NodeMap, 'nodes' | 'planets'>,
  { code, facts }: Pick<Rejection<RefusalCode>, 'code' | 'facts'>,
): string {
  const given = String(facts.id ?? '');
  const isPlanet = ['planet-twice', 'orbit-missing', 'orbit-twice'].includes(String(facts.fault));
  const named = (isPlanet ? planets : nodes).find(({ id }) => id === given)?.name;
  return refusalSentence({ code, facts: { ...facts, id: named ?? given } });
}
