import type { NodeType } from '@sealed-orders/rules/node-campaign';
import { counted } from '../../sentence.ts';
import { NODE_TYPE_NAMES } from '../names.ts';

const KINDS: Readonly<Record<NodeType, string>> = NODE_TYPE_NAMES;
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
/** Of a date such as `2031-05-05`: `Mon`. */
const weekday = (date: string): string => WEEKDAY.format(new Date(`${date}T00:00:00Z`));

/** Words of the star map, its tools, its legend and its list. */
export const mapText = {
  label: 'Star map',
  tools: {
    value: 'VP a week',
    installations: 'Installations',
    lanes: 'Paths in space',
    legend: 'Legend',
  },
  legend: {
    title: 'Legend',
    city: 'City',
    spaceport: 'Spaceport: to orbit without a roll',
    surface: 'Surface node',
    orbit: 'Orbit',
    deepSpace: 'Deep space: open to all, no battles',
    warp: 'The warp: Eldar and Dark Eldar only',
    owner: 'The ring shows who controls a node',
    nobody: 'Broken ring: nobody’s',
    value: 'VP a week',
    installation: 'Installation',
    destroyed: 'Installation destroyed',
    path: 'Path',
    difficult: 'Difficult path: the number to roll',
    battle: 'Battle',
    waits: 'Battleforces waiting in the stack',
    portal: 'Webway portal',
    rok: 'Rok',
    tainted: 'Tainted battleforce',
  },
  kind: KINDS,
  nobody: 'nobody',
  openToAll: 'open to all',
  worth: (vp: number): string => `${vp} VP a week`,
  contested: 'no VP while a battle is pending',
  needs: (number: number): string => `${number}+`,
  noRoll: 'no roll',
  /** @param kind of the node, @param owner who controls it */
  speech: (node: { name: string; kind: string; owner: string; worth: number }): string =>
    `${node.name}, ${node.kind}, ${node.owner}${node.worth > 0 ? `, ${node.worth} VP a week` : ''}`,
  pathSpeech: (to: string, needed: number): string =>
    needed === 0 ? `path to ${to}` : `difficult path to ${to}, succeeds on ${needed} or more`,
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
    noRoster: 'No roster has been entered yet.',
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
    more: (count: number): string => `${count} more`,
    choose: { title: 'Nothing selected', says: 'Tap a node or a battleforce to see everything in it.' },
    past: 'Tap a node or a battleforce to see how it was then.',
    watching: 'Everything on the map is public. Tap a node or a battleforce to see everything in it.',
  },
  list: {
    title: 'Nodes',
    map: 'Map',
    list: 'List',
    find: 'Find a node',
    by: { planet: 'By planet', owner: 'By player', reach: 'In reach' },
    columns: {
      node: 'Node',
      kind: 'Kind',
      owner: 'Controlled by',
      week: 'VP a week',
      forces: 'Battleforces',
      paths: 'Paths, with the roll they need',
    },
    planet: (habitable: boolean, nodes: number): string =>
      `${habitable ? 'habitable' : 'not habitable'}, ${counted(nodes, 'node', 'nodes')}`,
    toOrbit: (spaceport: string | null): string =>
      spaceport === null ? 'To orbit and back on 3+' : `To orbit and back on 3+, from ${spaceport} without a roll`,
    space: 'Space',
    none: 'No nodes match.',
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
    gain: (points: number): string => `+${points} CP`,
    points: (points: number): string => `${points} CP`,
    pausedUntil: (when: string): string => `Paused until ${when}`,
    until: (when: string): string => `until ${when}`,
  },
  /** The latest events, below the map. */
  log: {
    title: 'Log',
    says: 'in order of arrival, public',
    older: 'Older',
    cost: (points: number): string => `${points} CP`,
  },
  /** What the next midnight brings, in the order of NODE-CP-13. */
  midnight: {
    title: 'Next midnight',
    in: (time: string): string => `in ${time}, in this order`,
    daily: (points: number): string => `Everyone gains ${points} CP.`,
    youGain: (was: number, now: number): string => `You go from ${was} to ${now}.`,
    youAtLimit: (limit: number): string => `You are at the limit of ${limit} and gain nothing.`,
    atLimit: (who: string, limit: number): string => `At the limit of ${limit}: ${who}.`,
    waagh: (points: number): string => `Waagh!: you gain ${points} more CP.`,
    /** @param gains of others: `Azure +2 and Ochre +1` */
    waaghOf: (gains: string): string => `Waagh!: ${gains} CP.`,
    noTopUp: 'No top-up: someone can already afford an order.',
    topUp: (points: number): string => `Top-up: everyone gains ${points} CP.`,
    topUpUnknown: 'Top-up: only if nobody can afford an order.',
    notTonight: (vp: number | null): string =>
      vp === null ? 'Nodes score on Sunday.' : `Nodes score on Sunday. You would score ${vp} VP as things are.`,
    nodes: (vp: number): string => `Nodes score: ${vp} VP for you as things are.`,
    /** @param scores of everyone: `Azure 5 and Ochre 3` */
    nodesOf: (scores: string): string => `Nodes score as things are: ${scores} VP.`,
    noNodes: 'Nodes score, but nobody has any as things are.',
    noBattles: 'No battle runs out.',
    battles: (fields: string): string => `A die decides the battles at ${fields} unless they are reported.`,
    leader: (who: string, vp: number, of: number | null): string =>
      `In the lead: ${who} with ${vp}${of === null ? '' : ` of ${of}`} VP.`,
    noLeader: 'Nobody has scored yet.',
    lastDay: 'The war ends.',
    paused: 'While the war is paused, midnights bring nothing.',
    posts: (count: number): string =>
      count === 0
        ? 'None of your postdated orders falls due.'
        : `${counted(count, 'of your postdated orders falls', 'of your postdated orders fall')} due.`,
  },
} as const;
