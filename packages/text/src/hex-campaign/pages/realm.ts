import type { Terrain } from '@sealed-orders/rules/hex-campaign';
import { capital, counted, listed, plain } from '../../sentence.ts';
import { TERRAIN_NAMES } from '../names.ts';

const number = (n: number): string => n.toLocaleString('en-GB');

/** Words of the page that adds up a player's holdings. */
export const realmText = {
  title: 'My realm',
  nobody: 'Only players have a realm. Follow the war on the map and in the report.',
  /** For a player who took over the seat. */
  handOver: {
    title: 'Your realm',
    realm: (hexes: number, stored: number, next: string): string =>
      `${counted(hexes, 'hex', 'hexes')}, ${stored.toLocaleString('en-GB')} BP saved, ${next} BP next turn.`,
    army: (name: string, where: string, points: number): string =>
      `${name}: ${where}, ${counted(points, 'point', 'points')} ready.`,
    noTreaties: 'You have no treaties.',
    treaty: (kind: string, seat: string): string => `${kind} with ${seat}`,
    treaties: (all: readonly string[]): string => `Treaties: ${plain(listed(all))}.`,
  },
  figures: {
    vp: 'victory points',
    hexes: 'hexes',
    stored: 'BP saved',
    next: 'BP next turn',
    army: 'army points',
    debt: 'BP owed',
  },
  /** The label of a column heading that sorts the table. */
  sortBy: (column: string): string => `Sort by ${column}`,
  land: {
    title: 'Land',
    hex: 'Hex',
    terrain: 'Terrain',
    site: 'Site',
    stored: 'BP saved',
    next: 'Next turn',
    open: '–',
    none: 'You hold no hexes.',
    resource: (rp: number): string => `Resource, ${rp} RP a turn`,
    ofTerrain: (terrain: Terrain, n: number): string => `${capital(TERRAIN_NAMES[terrain])} ${n}`,
    sites: (n: number): string => counted(n, 'site', 'sites'),
  },
  income: {
    title: 'Income',
    next: (turn: number): string => `At the start of turn ${turn}`,
    nextSays: 'Forecast for each hex. Dice rolls or enemy action may change it.',
    last: (turn: number): string => `At the start of turn ${turn}, as reported`,
    lastNone: 'Nothing was paid or received then.',
    loading: 'Loading the report on that turn…',
    sum: 'Total',
    none: 'You have no settlements, so you earn and pay nothing.',
  },
  armies: {
    title: 'Armies',
    name: 'Name',
    kind: 'Kind',
    where: 'Hex',
    ready: 'Points ready',
    points: 'Full points',
    orbit: 'In orbit',
    none: 'You have no armies.',
    readyIn: (turn: number): string => `Ready in turn ${turn}`,
  },
  agents: {
    title: 'Spies, diplomats and convoys',
    task: 'Task',
    none: 'You have none on the map.',
    load: (bp: number): string => `Carries ${number(bp)} BP`,
    free: 'On the move',
    infiltrated: (what: string): string => `In ${what}`,
  },
  strongholds: {
    title: 'Strongholds',
    level: 'Kind',
    defences: 'Defences',
    garrison: 'Garrison points',
    none: 'You have no Strongholds.',
  },
  captives: {
    title: 'Captives',
    held: 'Held by you',
    lost: 'Held by others',
    holder: 'Held by',
    noneHeld: 'You hold no captives.',
    noneLost: 'Nobody holds any of your detachments.',
    lostTo: (name: string, count: number): string => `Held by ${name}: ${count} of your detachments.`,
    inPrison: (hex: string): string => `Prison at ${hex}`,
  },
  changes: {
    title: 'What changed',
    since: 'Since the start of',
    turn: (turn: number): string => (turn === 0 ? 'Set-up' : `Turn ${turn}`),
    first: 'The first turn has just begun. Changes will be listed here.',
    gains: 'Gains',
    losses: 'Losses',
    earlier: 'Show earlier turns',
    noGains: 'No gains.',
    noLosses: 'No losses.',
    loading: 'Loading your earlier holdings…',
    hex: (hex: string, what: string): string => `${hex}, ${what}`,
    army: (name: string): string => name,
    points: (name: string, points: string): string => `${name}: ${points} points ready`,
    vp: (n: number): string => counted(n, 'victory point', 'victory points'),
    captives: (name: string, owner: string): string => `Captives: ${name} of ${owner}`,
    taken: (name: string): string => `${name} captured one of your detachments`,
    freed: (name: string): string => `One of your detachments is no longer held by ${name}`,
  },
} as const;
