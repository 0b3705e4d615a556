import type { Faction, PriceLine, Special } from '@sealed-orders/rules/node-campaign';
import { counted } from '../../sentence.ts';
import { COMMAND_NAMES, FACTION_NAMES, SCORE_NAMES } from '../names.ts';
import { ERRATA } from './settings.ts';

/** A special rule, on its faction's page. */
interface PowerText {
  readonly name: string;
  readonly says: string;
}

const SPECIALS: Readonly<Record<Special, PowerText>> = {
  corrupt: {
    name: 'Corrupt a node',
    says: 'Takes any Imperial Guard node without a battleforce or a pending battle, wherever it is. No path or roll needed.',
  },
  taint: {
    name: 'Taint a battleforce',
    says: 'An Imperial Guard battleforce is Tainted for the rest of the war. It ignores orders to move if it rolls 1 to 3.',
  },
  blood: {
    name: 'Blood for the Blood God',
    says: 'For each battleforce destroyed in battle with you, you immediately gain a new one in deep space, free of charge.',
  },
  tyranoform: {
    name: 'Tyranoforming',
    says: 'On planets where Tyranids control more than half of the surface nodes, Expand Control is cheap.',
  },
  devour: {
    name: 'Instinctive behaviour',
    says: 'You destroy every installation in a node you take, except webway portals.',
  },
  darken: {
    name: 'Shadow in the warp',
    says: 'Portals in your nodes are dormant, and Dark Eldar can’t enter them from the warp.',
  },
  waagh: {
    name: 'Waagh!',
    says: 'At the end of every Sunday, you gain 1 CP for every battleforce beyond the first on each planet.',
  },
  roks: { name: 'Roks', says: 'A node you take by landing from orbit gets a Rok, which defends it even on its own.' },
  hulk: {
    name: 'Space Hulk',
    says: 'Your reinforcements arrive where it is. It moves like a battleforce but can’t land.',
  },
  'phase-out': {
    name: 'Phase Out',
    says: 'Moves any free battleforce to deep space. No path or roll needed, and you keep the node.',
  },
  call: {
    name: 'Call for Help',
    says: 'You start with no CP and no battleforce. Your first Move places one in deep space and moves it once.',
  },
  cede: {
    name: 'Cede a node',
    says: 'You give a node to the Imperial Guard, if it controls a neighbouring node, and score VP for that.',
  },
  drop: {
    name: 'Drop from deep space',
    says: 'You can move straight to a surface node on 4+. If the roll fails, you end up in orbit.',
  },
  'easy-orbit': { name: 'No orbit roll', says: 'You need no roll between a planet and its orbit.' },
  'orbit-retreat': {
    name: 'Retreat to orbit',
    says: 'You may retreat from the surface to orbit if no other faction is there.',
  },
  barges: {
    name: 'Battle barges',
    says: 'You may move from orbit, the warp or deep space to any deep space node.',
  },
  portal: {
    name: 'Webway portals',
    says: 'You open portals in surface nodes where no other player has a battleforce. Portals stay open.',
  },
  webway: {
    name: 'Webway',
    says: 'You move between your portals and the warp without a roll. Portals in Tyranid nodes are dormant.',
  },
  'shadow-realm': {
    name: 'Shadow realm',
    says: 'You move from the warp to any surface node and back on 4+. If you lose an attack, you return without a roll.',
  },
  colony: {
    name: 'Colony',
    says: 'You start with a colony and up to two neighbouring nodes. Reinforcements can arrive there as long as you have never lost it.',
  },
  'spare-cities': { name: 'For the Greater Good', says: 'You can’t destroy city installations.' },
  beset: {
    name: 'Beset from all sides',
    says: 'You start with the surface of your planets, and one battleforce on each.',
  },
  militia: {
    name: 'Citizen militia',
    says: 'Reinforcements arrive in any of your cities or spaceports or, if you have none, in deep space.',
  },
  'joint-command': {
    name: 'Joint command',
    says: 'If a node of Space Marines or the Inquisition has no battleforce, you may take it over or retreat into it. Its player scores VP for that.',
  },
};

/** What a faction begins the war with. `cp`: a new player's CP. */
const STARTS: Readonly<Record<Faction, (cp: number) => string>> = {
  chaos: (cp) => `A battleforce in deep space, and ${cp} CP`,
  tyranids: (cp) => `A battleforce in deep space, and ${cp} CP`,
  orks: (cp) => `A battleforce and a Space Hulk in deep space, and ${cp} CP`,
  necrons: (cp) => `A battleforce in deep space, and ${cp} CP`,
  'space-marines': () => 'No battleforce and no CP until it calls for help',
  inquisition: (cp) => `A battleforce in deep space, and ${cp} CP`,
  eldar: (cp) => `A battleforce in the warp, and ${cp} CP`,
  'dark-eldar': (cp) => `A battleforce in the warp, and ${cp} CP`,
  tau: (cp) => `A battleforce in a colony, up to two neighbouring nodes, and ${cp} CP`,
  'imperial-guard': (cp) => `Its planets with a battleforce on each, and ${cp} CP`,
};

/** Texts for the page of a faction. */
export const factionsText = {
  names: FACTION_NAMES,
  factionOf: (player: string): string => `Faction of ${player}`,
  back: 'All factions',
  public:
    'Everyone can see who may attack whom, what each faction scores, and how often it can still use its limited orders.',
  undecided: 'No faction yet.',
  yours: (player: string): string => `${player} (you)`,
  specials: SPECIALS,
  /** `10 CP`. */
  price: (cp: number): string => `${cp} CP`,
  counts: { vp: 'VP', cp: 'CP', forces: 'battleforces' },
  usesLeft: (left: number, of: number): string => `${left} of ${counted(of, 'use', 'uses')} left`,
  unlimited: 'No limit',
  targets: 'Targets',
  noTargets: 'No targets at the moment.',
  compose: 'Compose the order',
  composeFor: (target: string): string => `Compose the order: ${target}`,
  composed: 'Added to your orders on the map.',
  onMap: 'Choose on the map',
  allTargets: (count: number): string => `All ${count} targets`,
  inNode: (node: string): string => `in ${node}`,
  to: (owner: string): string => `to ${owner}`,
  scores: {
    title: 'What this faction scores',
    words: SCORE_NAMES,
    differs: 'varies',
    times: (count: number): string => counted(count, 'time', 'times'),
    none: 'Nothing yet.',
    /** @param percent how much of its nodes' VP it scores */
    nodes: (percent: number): string =>
      percent === 100 ? 'Its nodes score in full.' : `Its nodes score ${percent}% of their VP, rounded down.`,
    columns: { what: 'What', each: 'VP each', times: 'So far', sum: 'VP' },
  },
  relations: {
    title: 'Friends and enemies',
    seenFrom: (faction: string): string => `Seen by ${faction}`,
    of: (player: string, faction: string): string => `${player}, ${faction}`,
    ally: 'ally',
    enemy: 'named enemy',
    none: 'neither',
    mayAttack: 'May attack them',
    mayNot: 'May not attack them',
    mayTake: 'may take their empty nodes',
    mayNotTake: 'may not take their nodes',
    unplayed: 'Nobody is playing it. A die decides battles against it immediately.',
  },
  arrivals: {
    title: 'Start and reinforcements',
    start: 'Start',
    reinforce: 'Reinforcements',
    none: 'They can’t arrive anywhere at the moment.',
    starts: STARTS,
  },
  errata: { title: 'Later rulings in force', names: ERRATA, none: 'None.' },
  prices: {
    title: 'Prices',
    own: 'a price of its own',
    names: {
      ...COMMAND_NAMES,
      add: 'Add a unit',
      retire: 'Retire a unit',
      retrain: 'Retrain',
      tyranoformed: 'Expand Control on a tyranoformed planet',
    } satisfies Record<PriceLine['of'] | 'modify', string>,
  },
} as const;
