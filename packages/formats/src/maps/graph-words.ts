import type { MapNode, Mission, NodeType } from '@sealed-orders/rules/node-campaign';

/** What a file says about a graph, a node or a path: words and numbers by name. */
export type Attributes = ReadonlyMap<string, string>;

/** Names of attributes, in small letters without signs: how other programs and people call what a star map has. */
const ALIASES = {
  name: ['name', 'label', 'title'],
  type: ['type', 'kind', 'nodetype', 'category', 'class'],
  planet: ['planet', 'world', 'group', 'cluster'],
  habitable: ['habitable', 'ishabitable'],
  vp: ['vp', 'victorypoints', 'value', 'points', 'worth'],
  site: ['site', 'installation', 'sitename'],
  siteKind: ['sitekind', 'installationkind', 'sitetype'],
  terrain: ['terrain', 'land', 'ground'],
  mission: ['mission', 'suggestedmission'],
  note: ['note', 'rule', 'specialrule', 'description', 'comment'],
  x: ['x', 'posx', 'left'],
  y: ['y', 'posy', 'top'],
  pos: ['pos', 'position', 'coordinates'],
  roll: ['roll', 'difficulty', 'dice', 'needs', 'targetnumber'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Attribute = keyof typeof ALIASES;

/** Small letters only: `Node_Type` and `node type` are the same name. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** The first attribute with one of the names that mean this; empty: none. */
export function attribute(attributes: Attributes, wanted: Attribute): string {
  for (const name of ALIASES[wanted]) {
    const found = attributes.get(name);
    if (found !== undefined && found.trim() !== '') return found.trim();
  }
  return '';
}

const TYPES: Readonly<Record<NodeType, readonly string[]>> = {
  surface: ['surface', 'land', 'ground', 'plain', 'plains', 'node', 'region', 'territory', 'area'],
  city: ['city', 'hive', 'hivecity', 'town', 'capital', 'settlement'],
  spaceport: ['spaceport', 'port', 'starport'],
  orbit: ['orbit', 'orbital'],
  'deep-space': ['deepspace', 'space', 'void'],
  warp: ['warp', 'thewarp', 'immaterium'],
};

const keysIn = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table).filter((key): key is Key => Object.hasOwn(table, key));

/** The kind of node that a word means; null: none. */
export const nodeType = (word: string): NodeType | null =>
  keysIn(TYPES).find((type) => TYPES[type].includes(plainName(word))) ?? null;

const MISSIONS: Readonly<Record<Mission, true>> = {
  cleanse: true,
  'secure-and-control': true,
  'seek-and-destroy': true,
  recon: true,
  'take-and-hold': true,
  ambush: true,
  sabotage: true,
  'strongpoint-attack': true,
  blitz: true,
  breakout: true,
  rearguard: true,
  'meat-grinder': true,
  'hold-at-all-costs': true,
  'bunker-assault': true,
  'night-fight': true,
  'drop-assault': true,
  beachhead: true,
  'secure-the-landing-zone': true,
  'kill-team-sabotage': true,
  'kill-team': true,
};

/** The mission that a file names, in any spelling; null: none that is played. */
export const missionOf = (words: string): Mission | null =>
  keysIn(MISSIONS).find((mission) => plainName(mission) === plainName(words)) ?? null;

/** Whether words say yes. */
export const isYes = (word: string): boolean => ['true', 'yes', 'y', '1'].includes(word.toLowerCase());

/** What a path needs: `3`, `3+`; 0 if it says nothing. Null: no number that can be rolled. */
export function rollOf(words: string): 0 | 2 | 3 | 4 | 5 | 6 | null {
  const needs = /^([0-6])(?:\.0+)?\+?$/.exec(words);
  if (needs === null) return ['', 'none', 'no'].includes(words.toLowerCase()) ? 0 : null;
  const number = ([0, 2, 3, 4, 5, 6] as const).find((one) => one === Number(needs[1]));
  // On 1 or more, nothing can fail.
  return number ?? 0;
}

/** A whole number of VP; null: the file says none that counts. */
export function vpOf(words: string): number | null {
  const vp = Number(words);
  return words !== '' && Number.isInteger(vp) && vp >= 0 && vp <= 100 ? vp : null;
}

/** The installation of a node: its name, and whether it is that of a city. */
export function siteOf(attributes: Attributes, type: NodeType): MapNode['site'] {
  const name = attribute(attributes, 'site');
  if (name === '') return null;
  const given = plainName(attribute(attributes, 'siteKind'));
  const kind = given === 'city' || (given === '' && type === 'city') ? 'city' : 'economic';
  return { kind, name: name.slice(0, 60) };
}

const NUMBER = /-?\d{1,9}(?:\.\d{1,20})?(?:e[+-]?\d{1,2})?/gi;

/** Where a node is drawn in its file; null: the file does not say. */
export function placeOf(attributes: Attributes): { readonly x: number; readonly y: number } | null {
  const [x, y] = [attribute(attributes, 'x'), attribute(attributes, 'y')];
  const numbers = x === '' || y === '' ? (attribute(attributes, 'pos').match(NUMBER) ?? []) : [x, y];
  const [across = Number.NaN, down = Number.NaN] = numbers.map(Number);
  return Math.abs(across) < 1e9 && Math.abs(down) < 1e9 ? { x: across, y: down } : null;
}
