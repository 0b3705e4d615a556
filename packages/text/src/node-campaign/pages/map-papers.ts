import { counted } from '../../sentence.ts';

/** Words of the legend of the star map. */
export const legendText = {
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
} as const;

/** Words of the list that stands in for the star map. */
export const listText = {
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
} as const;

/** The latest events, below the map. */
export const latestText = {
  title: 'Log',
  says: 'newest first',
  older: 'Older',
  cost: (points: number): string => `${points} CP`,
} as const;

/** What the next midnight brings, in the order of NODE-CP-13. */
export const midnightText = {
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
} as const;
