import type { Faction } from '@sealed-orders/rules/node-campaign';
import { counted } from '../../sentence.ts';
import { COMMAND_NAMES, FACTION_NAMES, SCORE_NAMES } from '../names.ts';

/** A special rule of a faction, on its page. */
interface PowerText {
  readonly name: string;
  readonly says: string;
}

const POWERS: Readonly<Record<Faction, readonly PowerText[]>> = {
  chaos: [
    {
      name: 'Corrupt a node',
      says: 'Takes any Imperial Guard node without a battleforce and without a battle, wherever it is. No path, no roll.',
    },
    {
      name: 'Taint a battleforce',
      says: 'An Imperial Guard battleforce is Tainted for the rest of the war. On 1 to 3 it ignores a move.',
    },
    {
      name: 'Blood for the Blood God',
      says: 'For each battleforce destroyed in battle with you, you gain a new one in deep space, free and immediately.',
    },
  ],
  tyranids: [
    {
      name: 'Tyranoforming',
      says: 'On planets where Tyranids control more than half of the nodes, Expand Control is cheap.',
    },
    {
      name: 'Instinctive behaviour',
      says: 'You destroy every installation in a node you take, except webway portals.',
    },
    {
      name: 'Shadow in the warp',
      says: 'Portals in your nodes are dormant, and Dark Eldar can’t enter them from the warp.',
    },
  ],
  orks: [
    { name: 'Waagh!', says: 'Each Sunday you gain a CP for every battleforce beyond the first on each planet.' },
    { name: 'Roks', says: 'A node you take by landing from orbit gets a Rok, which defends it even alone.' },
    { name: 'Space Hulk', says: 'Your reinforcements arrive where it is. It moves like a battleforce but can’t land.' },
  ],
  necrons: [
    { name: 'Phase Out', says: 'Moves any free battleforce to deep space. No path, no roll, and you keep the node.' },
  ],
  'space-marines': [
    {
      name: 'Call for Help',
      says: 'You start with no CP and no battleforce. Your first Move places one in deep space and moves it once.',
    },
    { name: 'Drop from deep space', says: 'Straight to a surface node on 4+. If the roll fails, you end in orbit.' },
    { name: 'No orbit roll', says: 'You need no roll between a planet and its orbit.' },
    { name: 'Cede a node', says: 'You give a node to an Imperial Guard next door, and score for it.' },
    { name: 'Retreat to orbit', says: 'You may retreat from the surface to orbit if no other faction is there.' },
  ],
  inquisition: [
    { name: 'Cede a node', says: 'You give a node to an Imperial Guard next door, and score for it.' },
    { name: 'Retreat to orbit', says: 'You may retreat from the surface to orbit if no other faction is there.' },
  ],
  eldar: [
    {
      name: 'Webway portals',
      says: 'You open portals in surface nodes where no other player has a battleforce. They stay.',
    },
    {
      name: 'Webway',
      says: 'You move between your portals and the warp without a roll. Portals in Tyranid nodes are dormant.',
    },
  ],
  'dark-eldar': [
    {
      name: 'Shadow realm',
      says: 'You move from the warp to any surface node and back on 4+. After a lost attack you return without a roll.',
    },
  ],
  tau: [
    {
      name: 'Colony',
      says: 'You start with a colony and up to two nodes beside it. Reinforcements can arrive there while you have never lost it.',
    },
    { name: 'For the Greater Good', says: 'You can’t destroy city installations.' },
  ],
  'imperial-guard': [
    { name: 'Beset from all sides', says: 'You start with the surface of your planets, and one battleforce on each.' },
    {
      name: 'Citizen militia',
      says: 'Reinforcements arrive in any city or spaceport of yours; without one, in deep space.',
    },
    {
      name: 'Joint command',
      says: 'You may take over nodes of Space Marines and the Inquisition that hold no battleforce, and retreat into them. Their players score for it.',
    },
  ],
};

/** Words of the page of a faction. */
export const factionsText = {
  names: FACTION_NAMES,
  factionOf: (player: string): string => `Faction of ${player}`,
  powers: POWERS,
  counts: { vp: 'VP', cp: 'CP', forces: 'battleforces' },
  usesLeft: (left: number, of: number): string => `${left} of ${counted(of, 'use', 'uses')} left`,
  noLimit: (used: number): string => `No limit; used ${counted(used, 'time', 'times')} so far`,
  targets: 'Targets',
  noTargets: 'No targets at the moment.',
  compose: 'Compose the order',
  orders: COMMAND_NAMES,
  scores: {
    title: 'What this faction scores',
    says: 'Besides its nodes and battles',
    words: SCORE_NAMES,
    /** @param percent of the VP of its nodes */
    nodes: (percent: number): string =>
      percent === 100 ? 'Its nodes count in full.' : `Its nodes count ${percent}%, rounded down.`,
    columns: { what: 'What', each: 'VP each', times: 'So far', sum: 'VP' },
  },
  relations: {
    title: 'Friends and enemies',
    seenFrom: (faction: string): string => `Seen by ${faction}`,
    ally: 'ally',
    enemy: 'named enemy',
    none: 'neither',
    mayAttack: 'You may attack them.',
    mayNot: 'You may not attack them.',
    mayTake: 'You may take their empty nodes.',
    mayNotTake: 'You may not take their nodes.',
    unplayed: 'Nobody plays it. Battles against it are settled by a die immediately.',
  },
  arrivals: {
    title: 'Start and reinforcements',
    start: 'Start',
    reinforce: 'Reinforcements',
    none: 'No node is possible at the moment.',
  },
  prices: { title: 'Prices', own: 'a price of its own' },
} as const;
