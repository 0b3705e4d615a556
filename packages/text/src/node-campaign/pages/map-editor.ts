import { counted } from '../../sentence.ts';
import { MISSION_NAMES, NODE_TYPE_NAMES } from '../names.ts';

/** The tools of the editor for star maps, with their keys. */
export const NODE_MAP_TOOLS = ['look', 'node', 'path', 'planet', 'erase'] as const;
type NodeMapTool = (typeof NODE_MAP_TOOLS)[number];

const TOOLS: Readonly<Record<NodeMapTool, { readonly name: string; readonly key: string; readonly says: string }>> = {
  look: { name: 'Select', key: 'v', says: 'Tap a node or a path to edit it. Drag a node to move it.' },
  node: { name: 'Node', key: 'n', says: 'Tap an empty place to add a node.' },
  path: { name: 'Path', key: 'p', says: 'Tap two nodes to connect them. Tap them again to remove the path.' },
  planet: { name: 'Planet', key: 'g', says: 'Tap an empty place to add a planet and its orbit.' },
  erase: { name: 'Erase', key: 'e', says: 'Tap a node or a path to remove it. A node takes its paths with it.' },
};

/** Words of the editor for star maps. */
export const nodeMapEditorText = {
  map: 'Your star map',
  tools: 'Tools',
  tool: TOOLS,
  toolKey: (name: string, key: string): string => `${name}, key ${key.toUpperCase()}`,
  undo: 'Undo',
  redo: 'Redo',
  save: 'Save',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  size: (nodes: number, paths: number): string =>
    `${counted(nodes, 'node', 'nodes')}, ${counted(paths, 'path', 'paths')}`,
  weekly: (vp: number): string => `${vp} VP a week in total`,
  node: {
    title: 'Node',
    id: 'Id',
    idSays: 'Short, such as O1. Where a rule says “the lowest”, the order of the list decides.',
    name: 'Name',
    type: 'Kind',
    types: NODE_TYPE_NAMES,
    planet: 'Planet',
    noPlanet: 'none: open space',
    vp: 'VP a week',
    vpDefault: (vp: number): string => `as usual: ${vp}`,
    site: 'Installation',
    siteName: 'Its name',
    sites: { none: 'none', city: 'city installation', economic: 'economic or strategic site' },
    terrain: 'Terrain',
    mission: 'Suggested mission',
    noMission: 'none',
    missions: MISSION_NAMES,
    note: 'Special rule',
    noteSays: 'Shown on every battle in this node.',
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
  },
  planet: {
    title: 'Planet',
    name: 'Name',
    isHabitable: 'Habitable: Imperial Guard starts here',
    toOrbit: 'Connect every surface node to the orbit on 3+',
    remove: (name: string): string => `Remove ${name} with all its nodes`,
  },
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
  },
} as const;
