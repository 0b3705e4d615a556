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
  legend: {
    title: 'Legend',
    city: 'City',
    spaceport: 'Spaceport: to orbit without a roll',
    surface: 'Surface node',
    orbit: 'Orbit',
    'deep-space': 'Deep space: open to all, no battles',
    warp: 'The warp: Eldar and Dark Eldar only',
    owner: 'The ring shows who controls a node',
    nobody: 'Broken ring: nobody controls it',
    value: 'VP a week',
    site: 'Installation',
    destroyed: 'Installation destroyed',
    portal: 'Webway portal',
    rok: 'Rok',
    colony: 'Tau colony',
    path: 'Path',
    difficult: 'Difficult path: the number to roll',
    lane: 'Path in space',
    restricted: 'Path into the warp',
    battle: 'Battle',
    together: 'Several battleforces, with their number',
    waits: 'Battleforces waiting in the stack',
    tainted: 'Tainted battleforce',
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
    /** @param needed 0: no roll, @param ports spaceports that need no roll */
    toOrbit: (needed: number, ports: readonly string[]): string => {
      if (needed === 0) return 'To orbit and back without a roll';
      const rolled = `To orbit and back on ${needed}+`;
      return ports.length === 0 ? rolled : `${rolled}; no roll from ${ports.join(' and ')}`;
    },
    space: 'Space',
    spaceSays: 'you can control only the orbits',
    nobody: 'Nobody',
    noController: 'Can’t be controlled',
    reach: (order: string, who: string | null): string => (who === null ? order : `${order}, ${who}`),
    /** The price of an order for a node, and the roll it needs. */
    costs: (cp: number | null, odds: string | null): string =>
      [...(cp === null ? [] : [`${cp} CP`]), ...(odds === null ? [] : [odds])].join(', '),
    none: 'No nodes match.',
    noReach: 'Choose an order to see the nodes it can reach.',
    view: 'Show as',
    order: 'Arrange',
    more: (node: string): string => `More about ${node}`,
    nothing: '–',
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
  /** The latest events, below the map. */
  log: {
    title: 'Log',
    says: 'newest first',
    older: 'Older',
    cost: (points: number): string => `${points} CP`,
  },
  /** What the next midnight brings, in the order of NODE-CP-13. */
  midnight: {
    title: 'Next midnight',
    in: (time: string): string => `in ${time}. In this order:`,
    daily: (points: number): string => `Everyone gains ${points} CP.`,
    youGain: (was: number, now: number): string => `You go from ${was} to ${now} CP.`,
    youAtLimit: (limit: number): string => `You are at the limit of ${limit} CP and gain nothing.`,
    atLimit: (who: string, limit: number): string => `At the limit of ${limit} CP: ${who}.`,
    waagh: (points: number): string => `Waagh!: you gain ${points} more CP.`,
    /** @param gains of others: `Azure +2 and Ochre +1` */
    waaghOf: (gains: string): string => `Waagh!: ${gains} CP.`,
    noTopUp: 'No top-up: someone can already afford an order.',
    topUp: (points: number): string => `Top-up: everyone gains ${points} CP.`,
    topUpUnknown: 'Top-up: only if nobody can afford an order.',
    notTonight: (vp: number | null): string =>
      vp === null
        ? 'Nodes score VP at the end of Sunday.'
        : `Nodes score VP at the end of Sunday. As things are, you would score ${vp} VP.`,
    nodes: (vp: number): string => `Nodes score VP. As things are, you will score ${vp} VP.`,
    /** @param scores of everyone: `Azure 5 and Ochre 3` */
    nodesOf: (scores: string): string => `Nodes score VP, as things are: ${scores}.`,
    noNodes: 'Nodes score VP, but as things are, nobody controls any.',
    noBattles: 'No battle runs out of time.',
    battles: (fields: string): string => `A die decides each battle not reported by then: ${fields}.`,
    leader: (who: string, vp: number, of: number | null): string =>
      `In the lead: ${who} with ${vp}${of === null ? '' : ` of ${of}`} VP.`,
    noLeader: 'Nobody has scored yet.',
    lastDay: 'The war ends.',
    paused: 'Midnights are skipped while the war is paused.',
    posts: (count: number): string =>
      count === 0
        ? 'None of your postdated orders is due.'
        : `${counted(count, 'of your postdated orders is', 'of your postdated orders are')} due.`,
    postsLapse: (count: number): string => `${count} can’t be paid for and will lapse.`,
    /** @param points the CP that will be lost */
    postsCancelled: (count: number, points: number): string =>
      `${counted(count, 'has', 'have')} become impossible${points === 0 ? '.' : `, and ${points} CP will be lost.`}`,
  },
} as const;
