import type { NodeType } from '@sealed-orders/rules/node-campaign';
import { apostrophe, counted } from '../../sentence.ts';
import { withKind } from '../kinds.ts';
import { NODE_TYPE_NAMES } from '../names.ts';

const KINDS: Readonly<Record<NodeType, string>> = NODE_TYPE_NAMES;
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
/** Of a date such as `2031-05-05`: `Mon`. */
const weekday = (date: string): string => WEEKDAY.format(new Date(`${date}T00:00:00Z`));

/** Texts for the star map, its tools, its legend and its list. */
export const mapText = {
  label: 'Star map',
  /** A map that no war is using. */
  printed: (name: string): string => `Star map of ${name}`,
  tools: {
    values: 'VP a week',
    marks: 'Installations',
    lanes: 'Paths in space',
    legend: 'Legend',
  },
  kind: KINDS,
  nobody: 'nobody',
  noController: 'can’t be controlled',
  worth: (vp: number): string => `${vp} VP a week`,
  contested: 'no VP while a battle is pending',
  needs: (number: number): string => `${number}+`,
  noRoll: 'no roll',
  /** `kind`: what the node is, in a few words between commas. `owner`: who controls it. */
  speech: (node: { name: string; kind: string; owner: string; worth: number }): string =>
    `${withKind(node.name, node.kind.split(', '))}, ${node.owner}${node.worth > 0 ? `, ${node.worth} VP a week` : ''}`,
  pathSpeech: (to: string, needed: number): string =>
    needed === 0 ? `path to ${to}` : `difficult path to ${to}, succeeds on ${needed} or more`,
  pathFromSpeech: (from: string, needed: number): string =>
    needed === 0 ? `path from ${from}` : `difficult path from ${from}, succeeds on ${needed} or more`,
  /** Who controls a node, in speech: `Azure’s`. */
  whose: { yours: 'yours', nobodys: 'nobody’s', of: (name: string): string => `${name}${apostrophe(name)}` },
  /** What a node is, in a few words: `quarry pits, installation`. `land`: its author's words, or empty. */
  what: (type: NodeType, land: string): string => (type === 'surface' && land !== '' ? land : KINDS[type]),
  withSite: (what: string, isIntact: boolean): string =>
    isIntact ? `${what}, installation` : `${what}, installation destroyed`,
  /** Below a counter: its points, or its name if it has no roster yet. */
  forceLabel: (name: string, points: number): string => (points === 0 ? name : points.toLocaleString('en-GB')),
  forceSpeech: (force: { name: string; owner: string; points: number; state: string }): string =>
    `${force.name}, ${force.owner}${force.points === 0 ? '' : `, ${force.points.toLocaleString('en-GB')} points`}, ${force.state}`,
  /** Battleforces in the same node. */
  battleforces: (count: number): string => counted(count, 'battleforce', 'battleforces'),
  forceState: { free: 'free to move', fighting: 'in a battle', queued: 'waiting in the stack' },
  tainted: 'tainted',
  inReach: (count: number): string => `${counted(count, 'node', 'nodes')} in reach`,
  waiting: (count: number): string => `${count} waiting`,
  node: {
    controlledBy: 'Controlled by',
    forces: 'Battleforces',
    noForces: 'No battleforces',
    paths: 'Paths',
    installation: 'Installation',
    destroyed: 'destroyed',
    terrain: 'Terrain',
    mission: 'Suggested mission',
    rule: 'Special rule',
    battle: 'Go to the battle',
    week: 'Each week',
    /** `city on Vell`, `orbit of Vell`, `deep space`. */
    kindOf: (type: NodeType, planet: string | null): string => {
      if (planet === null) return KINDS[type];
      return `${KINDS[type]} ${type === 'orbit' ? 'of' : 'on'} ${planet}`;
    },
  },
  force: {
    tainted: 'Tainted',
    hulk: 'Space Hulk',
    points: (points: number): string => counted(points, 'point', 'points'),
    units: (count: number): string => counted(count, 'unit', 'units'),
    killTeam: (count: number): string => `Kill-Team: ${counted(count, 'unit', 'units')}`,
    columns: { unit: 'Unit', xp: 'XP', points: 'Points' },
    noRoster: 'No roster yet.',
    roster: 'Open the roster',
  },
  /** The panel while nothing is selected. */
  panel: {
    now: 'What you can do now',
    points: (points: number): string => `You have ${points} CP`,
    waits: 'Waiting for you',
    nothing: 'Nothing is waiting for you.',
    until: (time: string): string => `until ${time}`,
    battleAt: (node: string): string => `Battle at ${node}`,
    more: (count: number): string => `and ${count} more`,
    choose: { title: 'Nothing selected', says: 'Tap a node or a battleforce to see everything in it.' },
    past: 'Tap a node or a battleforce to see how it was then.',
    watching: 'Everything on the map is public. Tap a node or a battleforce to see everything in it.',
  },
  /** The week along the top of the page. */
  week: {
    label: 'This week',
    week: (n: number): string => `Week ${n}`,
    day: (n: number, of: number | null): string => (of === null ? `day ${n}` : `day ${n} of ${of}`),
    weekday,
    /** `Mon 5`. */
    date: (date: string): string => `${weekday(date)} ${Number(date.slice(8))}`,
    counted: 'nodes score',
    toMidnight: 'to midnight',
    gain: (points: number): string => (points === 0 ? 'no CP' : `+${points} CP`),
    points: (points: number): string => `${points} CP`,
    pausedUntil: (when: string): string => `Paused until ${when}`,
    until: (when: string): string => `until ${when}`,
  },
} as const;
